import { gameName } from '#lib/games/catalogue.ts'
import { gameUi } from '#lib/games/index.ts'
import type { PageLoad } from './$types'

/** Before the page is made, so that an address with a rule in it finds its place; no text for a game there is not. */
export const load: PageLoad = async ({ params }) => ({
  name: gameName(params.game),
  text: (await gameUi(params.game)?.rulesText()) ?? null,
})
