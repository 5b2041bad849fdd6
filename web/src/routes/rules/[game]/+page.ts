import { gameName } from '#lib/catalogue/catalogue.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { speech } from '#lib/texts/language.svelte.ts'
import type { PageLoad } from './$types'

/** Before the page is made, so that an address with a rule in it finds its place; no text for a game there is not. */
export const load: PageLoad = async ({ params }) => {
  await speech.need('rules-page')
  return { id: params.game, name: gameName(params.game), text: (await gameUi(params.game)?.rulesText()) ?? null }
}
