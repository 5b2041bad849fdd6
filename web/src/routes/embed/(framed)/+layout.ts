import { speech } from '#lib/texts/language.svelte.ts'
import type { LayoutLoad } from './$types'

export const load: LayoutLoad = () => speech.need('embed')
