import type { Seat } from '#engine/core/index.ts'
import { changesBetween } from '../changes.ts'
import type { RecapTally } from './recap.ts'

/** How much a seat has of something, and by how much that has changed. */
export interface RecapFigure {
  readonly name: string
  readonly now: string
  readonly by: number
  /** `+$3`; empty where nothing has changed. */
  readonly change: string
  readonly loss: boolean
}

export interface RecapFigures {
  readonly heads: readonly { readonly name: string; readonly label: string }[]
  readonly rows: readonly { readonly seat: Seat; readonly figures: readonly RecapFigure[] }[]
}

/** How everybody stands, and how that differs from before. What nobody has more or less of is left out, but for money. */
export function figuresOf<State>(
  tallies: readonly RecapTally<State>[],
  before: State,
  after: State,
  seats: number,
): RecapFigures {
  const changes = changesBetween(tallies, before, after, seats)
  const shown = tallies.filter((tally) => tally.isMoney || changes.some(({ name }) => name === tally.name))
  const rows = Array.from({ length: seats }, (_, seat) => ({
    seat,
    figures: shown.map((tally): RecapFigure => {
      const change = changes.find((one) => one.seat === seat && one.name === tally.name)
      const { by = 0, text = '', loss = false } = change ?? {}
      return { name: tally.name, now: tally.now(tally.of(after, seat)), by, change: text, loss }
    }),
  }))
  return { heads: shown.map(({ name, label }) => ({ name, label })), rows }
}
