import type { Seat, SomeAction } from '../../../core/rules.ts'
import type { RailState } from '../../../rail/types.ts'
import type { Moves } from '../../rail/forecast.ts'
import { type Load, loadsOn } from '../../rail/market.ts'
import { withPlans } from '../../rail/network.ts'
import { type Goods, type Wanted, withoutCube } from '../../rail/replies.ts'
import { bestTurn, turnsOf } from '../../rail/turns.ts'
import type { Thinking } from '../../thinking.ts'
import { bestFirst, type Told, type Weighed } from '../advice.ts'
import type { Carried, Reason } from '../reasons.ts'
import { carriedOn, courseOf, opened } from './carried.ts'
import { type Course, courseOver } from './course.ts'
import type { Desk } from './desk.ts'
import { carrying, gainsOver } from './gains.ts'
import { overSecond } from './second.ts'

type Delivering = SomeAction & Wanted & { readonly path: readonly number[]; readonly bonus?: Seat }

const isDelivery = (action: SomeAction): action is Delivering => action.type === 'deliver'

/** Why a cube is moved, the engine improved, or nothing done. `taken` is what others would take before the next move. */
export function whyMove(
  desk: Desk,
  action: SomeAction,
  choices: readonly Weighed[],
  taken: readonly (Wanted & { readonly seat: Seat })[],
): Told {
  const weighed = bestFirst(choices)
  const reasons = isDelivery(action)
    ? whyDeliver(desk, action, taken)
    : action.type === 'engine'
      ? whyEngine(desk)
      : waiting(carriedOn(desk, courseOf(desk)))
  return { course: [action], weighed, reasons: [...reasons, ...overSecond(weighed, action)] }
}

function whyDeliver(
  desk: Desk,
  { from, cube, path, bonus }: Delivering,
  taken: readonly (Wanted & { readonly seat: Seat })[],
): Reason[] {
  const way = desk
    .deliveries(desk.engine)
    .filter((one) => one.from === from && one.cube === cube)
    .flatMap(({ ways }) => ways)
    .find((one) => `${one.path}` === `${path}` && one.bonus === bonus)
  if (!way) return []
  const gain = way.gains[desk.seat] ?? 0
  const given = way.gains.reduce((sum, one) => sum + one, 0) - gain
  const rival = taken.find((one) => one.from === from && one.cube === cube)
  const rest = withoutCube(loadsOn(desk.outlook.net, desk.outlook.market), { from, cube }, goodsOf(desk))
  return [
    { type: 'delivers', links: path.length, gain, given },
    ...(rival ? [{ type: 'contested', seat: rival.seat } as const] : []),
    ...waiting(carriedOn(desk, restOf(desk, rest))),
  ]
}

/** What the next moves of one's own are meant for. */
const waiting = (cubes: readonly Carried[]): Reason[] => carrying('waits', cubes.slice(0, 3))

const restOf = (desk: Desk, loads: readonly Load[]): Course => {
  const { left, mayUpgrade } = desk.moves
  return courseOver(desk.outlook, desk.outlook.net, desk.purse, desk.engine, { left: left - 1, mayUpgrade }, loads)
}

const goodsOf = ({ board, kinds }: Desk): Goods => ({ board, kinds })

/** Cubes that a longer engine carries further, as the board is. */
function whyEngine(desk: Desk): Reason[] {
  const [longer, usual] = [courseOf(desk, desk.engine + 1, idle(desk)), courseOf(desk, desk.engine, idle(desk))]
  return [...carrying('carries', further(desk, desk.engine + 1)), ...gainsOver(longer, usual)]
}

const idle = ({ moves }: Desk) => ({ left: Math.max(0, moves.left - 1), mayUpgrade: false })

const BOTH: Moves = { left: 2, mayUpgrade: true }

/** What a longer engine is for in a round that is still to be built: cubes that go further already, and what all brings. */
export function* whyLonger<State extends RailState, Purse>(desk: Desk<State, Purse>): Thinking<Reason[]> {
  const { outlook, purse, engine } = desk
  const over = function* (level: number): Thinking<Course> {
    const turns = yield* turnsOf(outlook, level, TILES, desk.money, purse)
    const { turn } = yield* bestTurn(outlook, turns, purse)
    return courseOver(outlook, withPlans(outlook.net, turn.plans), outlook.paid(purse, turn.price), level, BOTH)
  }
  return [...carrying('carries', further(desk, engine + 1)), ...gainsOver(yield* over(engine + 1), yield* over(engine))]
}

const TILES = 3

/** Cubes that go further with this engine than with the one there is. */
export function further(desk: Desk, engine: number): Carried[] {
  const carried = carriedOn(desk, courseOf(desk, engine, { left: 2, mayUpgrade: false }))
  return opened(desk, carried, desk.engine)
}
