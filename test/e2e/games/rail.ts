import { isSide } from '#engine/hex/layout.ts'
import type { Delivering } from '#engine/rail/goods.ts'
import type { Build, RailAction } from '#engine/rail/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { Track } from '#engine/track/track.ts'
import type { Player } from '../player.ts'

/** What every game of the rail family understands, with the controls that a person would use for it. */
export async function playRail(player: Player, action: RailAction<Delivering<string>>, track: Track): Promise<void> {
  switch (action.type) {
    case 'bid':
      return bid(player, action.amount)
    case 'drop':
      return player.press(/^(Pass for|Drop out)/)
    case 'freePass':
      return player.press(/^Free pass/)
    case 'build':
      await tap(player, track, action.hex)
      return layTile(player, action)
    case 'takeBack':
      return player.press('Take back the last build')
    case 'endBuild':
      return player.press('End building')
    case 'deliver':
      await tap(player, track, action.from)
      return sendCube(player, action, destination(track, action.from, action.path))
    case 'engine':
      return player.press(/^Locomotive to/)
    case 'pass':
      return player.press('Pass')
  }
}

export const tap = (player: Player, { board }: Track, hex: string): Promise<void> =>
  player.tapHex(board.byName.get(hex) ?? -1)

/** Where a way ends. */
function destination(track: Track, from: string, path: readonly number[]): string {
  const { byName, hexes } = track.board
  const end = path.reduce<HexIndex>(
    (at, side) => (isSide(side) ? linkFrom(track, at, side)?.to : null) ?? -1,
    byName.get(from) ?? -1,
  )
  return hexes[end]?.name ?? ''
}

/** On the hex that has been tapped. */
async function layTile(player: Player, { tile, rotation }: Build): Promise<void> {
  await player.hit(player.page.locator(`[data-tile="${tile}"]`))
  const turn = player.page.locator(`[data-rotation="${rotation}"]`)
  if ((await turn.count()) > 0) await player.hit(turn)
  await player.press(/^Build ·/)
}

/** From the hex that has been tapped. */
async function sendCube(player: Player, { from, cube, path, bonus }: Delivering<string>, to: string): Promise<void> {
  const { page } = player
  await player.hit(page.locator(`[data-from="${from}"][data-cube="${cube}"][data-to="${to}"] > button`))
  const whose = bonus === undefined ? '' : `[data-bonus="${bonus}"]`
  const way = page.locator(`[data-path="${path.join(' ')}"]${whose}`)
  await page.getByRole('button', { name: `Deliver ${cube}` }).waitFor()
  if ((await way.count()) > 0) await player.hit(way)
  await player.press(`Deliver ${cube}`)
}

/** So many of something that is raised: beside each other, in the list of more, or none where there is none to be had. */
export async function takeSome(player: Player, verb: string, thing: string, count: number): Promise<void> {
  const button = player.page.getByRole('button', { name: new RegExp(`^${verb} ${count} `) })
  const select = player.page.locator(`[data-more="${thing}"]`)
  const goOn = player.page.getByRole('button', { name: 'Go on', exact: true })
  await button.or(select).or(goOn).first().waitFor()
  if ((await goOn.count()) > 0) await player.hit(goOn)
  else if ((await button.count()) > 0) await player.hit(button)
  else {
    await player.choose(select, String(count))
    await player.hit(button)
  }
}

async function bid(player: Player, amount: number): Promise<void> {
  const button = player.page.locator('.ask').getByRole('button', { name: /^Bid \$/ })
  while (Number((await button.textContent())?.replace(/\D/g, '')) !== amount) await player.press('More')
  await player.hit(button)
}
