import { newLibrary } from '#client/library.ts'
import { gameUi } from './registry.ts'

/** The rules this page has loaded. */
export const library = newLibrary(async (game, map) => {
  const ui = gameUi(game)
  if (!ui) throw new Error(`no game ${game}`)
  return ui.rules(map)
})
