import Drawing from '../../board/hex/Drawing.svelte'
import { extrasAtHand } from '../../board/hex/extras/extras.ts'
import { boardBox, middle } from '../../board/hexes.ts'
import { type Laid, laid } from '../../board/laid.ts'
import type { BoardScene } from '../../board/scene.ts'

/** A board of hexes for a picture: nothing of it is still on its way. */
export function laidHexes(scene: BoardScene): Laid {
  const { board } = scene.track
  const box = boardBox(board)
  const spots = board.hexes.map(({ at }) => middle(board.layout, at))
  return laid(Drawing, { scene, box, spots, extras: extrasAtHand }, box, board.sea)
}
