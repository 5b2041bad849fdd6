import type { Seat } from '#engine/core/index.ts'
import { isLine, type Line, Lines, type LinesIn, type NoLine } from '#engine/rail/line/lines.ts'
import { type Cargo, cargoOf, openedBy, payingIn } from '#engine/rail/line/paying.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { GoodsJudges, PageTypes } from '../ui.ts'
import type { WorldOf } from '../world.ts'

export type AnyLine = Line<unknown>

/** Two places that would be worth joining in this turn. */
export interface Paying {
  readonly places: readonly HexIndex[]
  readonly price: number
  readonly tiles: AnyLine['tiles']
  readonly cargo: readonly Cargo[]
}

/** What there is to know about the lines of one seat in one position. */
export interface LineUi {
  startsAt(hex: HexIndex): boolean
  /** Whether a line can end there as at a stop. */
  isPlace(hex: HexIndex): boolean
  line(stops: readonly HexIndex[], along: ReadonlySet<HexIndex> | null): AnyLine | NoLine
  /** What could be delivered over it once all of it lies. */
  cargo(line: AnyLine): readonly Cargo[]
  /** What would pay, the best first; gives back control between places. */
  paying(): Generator<null, readonly Paying[]>
}

/** The same by a game's own functions. */
export function lineUiIn<T extends PageTypes>(
  { rules, game, state, track, indexOf }: WorldOf<T>,
  seat: Seat,
  linesFor: LinesIn<T['Game'], T['State']>,
  { deliveryQueryFor }: GoodsJudges<T>,
): LineUi {
  const lines = new Lines<T['State']>(game, state, seat, linesFor(game, seat), (from, by, build, chance) =>
    rules.play(from, by, build as T['Action'], chance),
  )
  const lying = (place: string): readonly string[] => state.cubes[indexOf(place)] ?? []
  const query = (then: T['State']) => deliveryQueryFor(game, then, seat)
  return {
    startsAt: (hex) => lines.startsAt(hex),
    isPlace: (hex) => track.kinds[hex] !== 0,
    line: (stops, along) => lines.line(stops, along),
    cargo: (line) => cargoOf(openedBy(query(line.later as T['State']), track), lying),
    *paying() {
      const all = yield* payingIn(lines, track, query)
      return all.map(({ line: { places, price, tiles }, opened }) => ({
        places,
        price,
        tiles,
        cargo: cargoOf(opened, lying),
      }))
    },
  }
}

export { isLine }
