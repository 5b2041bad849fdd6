import type { GameEvent, Seat } from '#engine/core/index.ts'
import type { RailEvent } from '#engine/rail/types.ts'
import type { Areas } from '../../../texts/areas.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import { type Line, lineBy } from '../../contract/told/journal.ts'
import type { RailWorld } from '../world.ts'

/** What a line is told with. */
export interface Teller {
  readonly family: Areas['rail/told']
  /** Whose doing it is. */
  readonly who: string
  /** A hex by the name that people have for it. */
  readonly place: (hex: string) => string
  /** A hex by its name on the board. */
  readonly hex: (hex: string) => string
  readonly names: (seats: readonly Seat[]) => readonly string[]
  readonly gains: (gains: readonly number[]) => readonly { readonly name: string; readonly gain: number }[]
}

/** What an event is in the journal; null where it is not worth a line of its own. */
export type Says<Event extends GameEvent, World = RailWorld> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    teller: Teller,
    world: World,
  ) => string | null
}

/** Events that all games of the family tell alike. */
export const ALIKE: Omit<Says<RailEvent>, 'dropped' | 'tookBack' | 'ended'> = {
  round: () => null,
  bid: ({ amount }, { family, who }) => family.bid(who, amount),
  freePassed: (_, { family, who }) => family.freePassed(who),
  engine: ({ engine }, { family, who }) => family.engine(who, engine),
  built: ({ hex, price, completes }, { family, who, place }) => {
    const links = completes.map(({ from, to }) => ({ from: place(from), to: place(to) }))
    return family.built(who, place(hex), price, links)
  },
  endedBuild: ({ tiles }, { family, who }) => (tiles === 0 ? family.builtNothing(who) : null),
  lostSection: ({ hex }, teller) => teller.family.lostSection(teller.who, teller.hex(hex)),
  delivered: ({ cube, places, gains }, teller) =>
    teller.family.delivered(teller.who, goodName(cube), places.map(teller.place), teller.gains(gains)),
  passed: (_, { family, who }) => family.passed(who),
  income: ({ amount }, { family, who }) => family.income(who, amount),
  eliminated: (_, { family, who }) => family.eliminated(who),
  leftMatch: (_, { family, who }) => family.leftMatch(who),
}

/** An event as its game tells it. */
export function lineTold<Event extends GameEvent>(
  event: Event,
  { nameOf, placeName }: RailWorld,
  tell: (event: Event, teller: Teller) => string | null,
): Line | null {
  const seat = 'seat' in event ? (event.seat as Seat) : null
  return lineBy(seat, (mark) =>
    tell(event, {
      family: say('rail/told'),
      who: seat === null ? '' : mark({ seat, name: nameOf(seat) }),
      place: (hex) => mark({ hex, name: placeName(hex) }),
      hex: (hex) => mark({ hex, name: hex }),
      names: (seats) => seats.map(nameOf),
      gains: (gains) => gains.flatMap((gain, one) => (gain > 0 ? [{ name: nameOf(one), gain }] : [])),
    }),
  )
}
