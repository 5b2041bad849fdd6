import { speech } from '#lib/texts/speech/language.svelte.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = () => speech.need('home', 'offer')
