import type { Seat } from '#engine/core/index.ts'
import type { LinesIn } from '#engine/rail/line/lines.ts'
import type { GoodsJudges, PageTypes } from '../ui.ts'
import type { WorldOf } from '../world.ts'
import { lineUiIn } from './lineUi.ts'
import { LinePlan } from './plan.svelte.ts'

/** Lines considered, in a game that judges them like this. */
export const linesOf = <T extends PageTypes>(
  world: () => WorldOf<T>,
  seat: () => Seat,
  linesFor: LinesIn<T['Game'], T['State']>,
  judges: GoodsJudges<T>,
): LinePlan => new LinePlan(world, seat, () => lineUiIn(world(), seat(), linesFor, judges))
