import { needWords } from '#lib/games/age-of-steam/maps/known.ts'
import { speech } from '#lib/texts/language.svelte.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = () => Promise.all([speech.need('maps'), needWords()])
