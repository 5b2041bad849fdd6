import { error } from '@sveltejs/kit'
import { entryOf } from '#lib/games/catalogue.ts'
import { gameUi } from '#lib/games/index.ts'
import type { PageLoad } from './$types'

/** Before the page is made, so that an address with a rule in it finds its place. */
export const load: PageLoad = async ({ params }) => {
  const [entry, ui] = [entryOf(params.game), gameUi(params.game)]
  if (!entry || !ui) error(404, 'There are no rules of such a game here.')
  return { name: entry.name, text: await ui.rulesText() }
}
