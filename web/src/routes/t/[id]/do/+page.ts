import { speech } from '#lib/texts/language.svelte.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = () => speech.need('answers', 'maps')
