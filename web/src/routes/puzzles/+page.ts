import { posed } from '#lib/puzzles/puzzles.ts'
import { speech } from '#lib/texts/language.svelte.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ url }) => {
  const [found] = await Promise.all([posed(url.searchParams.get('n')), speech.need('learn', 'puzzles')])
  return { found }
}
