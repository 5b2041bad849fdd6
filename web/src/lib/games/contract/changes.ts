import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent, Seat } from '#engine/core/index.ts'

/** Something that every seat has so much of, under the name that its figure has. A method, so that games make one list. */
export interface Tally<State = unknown> {
  readonly name: string
  of(state: State, seat: Seat): number
  /** A change of it: `+$3`. */
  readonly text: (by: number) => string
  /** More of it is bad news. */
  readonly burden?: boolean
}

/** What is counted of the player on a seat. */
export const ofPlayer =
  <Player>(count: (player: Player) => number) =>
  ({ players }: { readonly players: readonly Player[] }, seat: Seat): number => {
    const player = players[seat]
    return player === undefined ? 0 : count(player)
  }

/** What a seat has more or less of than before. */
export interface Change {
  readonly seat: Seat
  readonly name: string
  readonly by: number
  readonly text: string
  readonly loss: boolean
}

/** Everything that is counted and not the same any more, seat by seat. */
export function changesBetween<State>(
  tallies: readonly Tally<State>[],
  before: State,
  after: State,
  seats: number,
): Change[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    tallies.flatMap(({ name, of, text, burden = false }) => {
      const by = of(after, seat) - of(before, seat)
      return by === 0 ? [] : [{ seat, name, by, text: text(by), loss: burden ? by > 0 : by < 0 }]
    }),
  )
}

/** Places of the board where something came about in these steps; `placesOf` says where an event took place. */
export function freshPlaces<Place, Event extends GameEvent>(
  news: readonly PlayedStep<unknown, Event>[],
  placesOf: (event: Event) => readonly Place[],
): ReadonlySet<Place> {
  return new Set(news.flatMap((step) => step.events).flatMap(placesOf))
}
