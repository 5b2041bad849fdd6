import { CATALOGUE } from '#lib/catalogue/catalogue.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { speech } from '#lib/texts/language.svelte.ts'
import type { PageLoad } from './$types'

/** Before the page is made, so that an address with a map in it finds its place. */
export const load: PageLoad = async () => {
  await speech.need('home', 'maps', 'maps-page', 'offer')
  return {
    games: await Promise.all(
      CATALOGUE.flatMap((entry) => {
        const ui = gameUi(entry.id)
        return ui ? [ui.mapsShown().then((shown) => ({ ...entry, ui, shown }))] : []
      }),
    ),
  }
}
