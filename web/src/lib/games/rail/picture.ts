import type { PhasedRules } from '#engine/core/phased.ts'
import type { RailTypes } from '#engine/rail/types.ts'
import Drawing from '../../board/hex/Drawing.svelte'
import { extrasAtHand } from '../../board/hex/extras/extras.ts'
import { boardBox, middle } from '../../board/hexes.ts'
import { type Laid, laid } from '../../board/laid.ts'
import type { BoardScene } from '../../board/scene.ts'
import type { GamePicture } from '../contract/picture.ts'
import { openingOn } from './maps/opening.ts'
import type { LookAt } from './world.ts'

/** What the boards of a game look like; `emptied` is a state without what only chance can bring. */
export function boardPictures<T extends RailTypes>(
  rules: PhasedRules<T>,
  worldOf: LookAt<T>,
  emptied: (state: T['State']) => T['State'],
): Pick<GamePicture<T['State']>, 'board' | 'bare'> {
  const board = (state: T['State']) => laidHexes(worldOf(rules, state, String).scene)
  return { board, bare: (map) => board(emptied(openingOn(rules, map))) }
}

/** A board of hexes for a picture: nothing of it is still on its way. */
function laidHexes(scene: BoardScene): Laid {
  const { board } = scene.track
  const box = boardBox(board)
  const spots = board.hexes.map(({ at }) => middle(board.layout, at))
  return laid(Drawing, { scene, box, spots, extras: extrasAtHand }, box, board.sea)
}
