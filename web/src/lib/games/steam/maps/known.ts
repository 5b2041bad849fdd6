import { speech } from '../../../texts/language.svelte.ts'

// What maps say lies in their folders.
speech.learn('steam/maps', import.meta.glob('./*/texts/*/*.ts'))
