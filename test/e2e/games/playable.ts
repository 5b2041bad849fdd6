import type { Rules } from '#engine/core/index.ts'
import { isSide } from '#engine/hex/layout.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { Track } from '#engine/track/track.ts'
import type { Player } from '../player.ts'

/** A game as the tests in the browser play it. */
export interface Playable {
  readonly rules: Rules
  /** Carries an action out with the controls that a person would use for it. */
  carryOut(player: Player, action: object, state: unknown): Promise<void>
}

/** Where a way ends. */
export function destination(track: Track, from: string, path: readonly number[]): string {
  const { byName, hexes } = track.board
  const end = path.reduce<HexIndex>(
    (at, side) => (isSide(side) ? linkFrom(track, at, side)?.to : null) ?? -1,
    byName.get(from) ?? -1,
  )
  return hexes[end]?.name ?? ''
}

interface Build {
  readonly tile: string
  readonly rotation: number
}

/** On the hex that has been tapped. */
export async function layTile(player: Player, { tile, rotation }: Build): Promise<void> {
  await player.hit(player.page.locator(`[data-tile="${tile}"]`))
  const turn = player.page.locator(`[data-rotation="${rotation}"]`)
  if ((await turn.count()) > 0) await player.hit(turn)
  await player.press(/^Build ·/)
}

interface Deliver {
  readonly from: string
  readonly cube: string
  readonly path: readonly number[]
  readonly bonus?: number
}

/** From the hex that has been tapped. */
export async function sendCube(player: Player, { from, cube, path, bonus }: Deliver, to: string): Promise<void> {
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
  else await select.selectOption(String(count))
}

export async function bid(player: Player, amount: number): Promise<void> {
  const button = player.page.locator('.ask').getByRole('button', { name: /^Bid \$/ })
  while (Number((await button.textContent())?.replace(/\D/g, '')) !== amount) await player.press('More')
  await player.hit(button)
}
