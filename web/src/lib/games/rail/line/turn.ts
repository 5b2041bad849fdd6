import type { Seat } from '#engine/core/index.ts'
import type { MovesIn, PageTypes, RailUi } from '../ui.ts'
import type { WorldOf } from '../world.ts'
import { linesOf } from './drawing.ts'

/** A building turn considered; lines come to it as soon as the game's part of them is here. */
export async function turnOf<T extends PageTypes>(
  ui: () => RailUi<T>,
  world: () => WorldOf<T>,
  moves: () => MovesIn<T>,
  seat: () => Seat,
): Promise<T['BuildTurn']> {
  const Turn = await ui().buildTurn()
  const turn = new Turn({ world, moves: () => ui().buildMoves(moves()), seat })
  void ui()
    .planning()
    .then(({ linesFor }) => {
      turn.line = linesOf(world, seat, linesFor, ui().goods)
    })
  return turn
}
