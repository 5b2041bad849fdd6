import type { GameEvent, Seat } from '#engine/core/index.ts'
import type { RailEvent } from '#engine/rail/types.ts'
import type { CompletedLink } from '#engine/track/offers.ts'
import type { Areas } from '../../../texts/areas.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import type { Doings } from '../../contract/recap/recap.ts'
import type { Mark } from '../../contract/told/journal.ts'
import type { RailWorld } from '../world.ts'

/** A part of a sentence about what somebody did, as the message of it takes it. */
type Clause = Parameters<Areas['rail/recap']['did']>[1][number]

type Ends = Pick<CompletedLink, 'from' | 'to'>

/** Something that a seat did. */
export type Deed =
  /** In a building turn, which can take it back. */
  | { readonly what: 'laid'; readonly links?: readonly Ends[]; readonly city?: string }
  | { readonly what: 'tookBack' }
  | { readonly what: 'moved'; readonly cube: string; readonly to: string; readonly gains: readonly number[] }
  | { readonly what: 'engine'; readonly links: number }
  | { readonly what: 'took'; readonly action: string }
  | { readonly what: 'first' }
  | { readonly what: 'raised'; readonly money: number }
  /** Income, or points, for want of money. */
  | { readonly what: 'lost'; readonly amount: number }
  | { readonly what: 'little' }

/** What events that all games of the family have are among one's deeds; null for none. */
export function deedAlike(one: GameEvent): Deed | null {
  const event = one as RailEvent
  switch (event.type) {
    case 'built':
      return { what: 'laid', links: event.completes }
    case 'tookBack':
      return { what: 'tookBack' }
    case 'delivered':
      return { what: 'moved', cube: event.cube, to: event.places.at(-1) ?? '', gains: event.gains }
    case 'engine':
      return { what: 'engine', links: event.engine }
    case 'bid':
    case 'dropped':
    case 'freePassed':
    case 'passed':
      return { what: 'little' }
    default:
      return null
  }
}

/** All that a seat did, as far as it still stands. */
class Doer {
  links: Ends[] = []
  tiles = 0
  cities: string[] = []
  cubes: { cube: string; to: string; gain: number }[] = []
  engine = 0
  action = ''
  first = false
  raised = 0
  lost = 0
  /** What a building turn can take back, the last thing last. */
  readonly #laid: Extract<Deed, { what: 'laid' }>[] = []

  add(deed: Deed, seat: Seat): void {
    if (deed.what === 'laid') this.#lay(deed)
    else if (deed.what === 'tookBack') this.#takeBack()
    else if (deed.what === 'moved') this.cubes.push({ ...deed, gain: deed.gains[seat] ?? 0 })
    else if (deed.what === 'engine') this.engine = deed.links
    else if (deed.what === 'took') this.action = deed.action
    else if (deed.what === 'first') this.first = true
    else if (deed.what === 'raised') this.raised += deed.money
    else if (deed.what === 'lost') this.lost += deed.amount
  }

  get gain(): number {
    return this.cubes.reduce((sum, { gain }) => sum + gain, 0)
  }

  get weight(): number {
    const built = 4 * this.links.length + this.tiles + 3 * this.cities.length
    const others = [this.engine, this.action, this.raised, this.lost, this.first].filter(Boolean).length
    return built + 3 * this.cubes.length + this.gain + 2 * others
  }

  /** The weightiest, in the order in which a round has them. */
  clauses({ place }: Naming): Clause[] {
    const { links, tiles, cities, cubes, gain, engine, action, first, raised, lost } = this
    const [cube] = cubes
    const all: readonly (readonly [weight: number, clause: Clause | false])[] = [
      [1, raised > 0 && { what: 'raised', money: raised }],
      [0, first && { what: 'first' }],
      [5, action !== '' && { what: 'took', action }],
      [8, links.length > 0 && linksIn(links, place)],
      [2, links.length === 0 && tiles > 0 && { what: 'laid', tiles }],
      [6, cities.length > 0 && { what: 'cities', cities: cities.map(place) }],
      [4, engine > 0 && { what: 'engine', links: engine }],
      [9, cubes.length > 1 && { what: 'cubes', cubes: cubes.length, gain }],
      [9, cubes.length === 1 && cube ? { what: 'cube', cube: goodName(cube.cube), to: place(cube.to), gain } : false],
      [7, lost > 0 && { what: 'lost', amount: lost }],
    ]
    const there = all.flatMap(([weight, clause]) => (clause ? [{ weight, clause }] : []))
    const least = there.map(({ weight }) => weight).sort((a, b) => b - a)[MOST_CLAUSES - 1] ?? 0
    return there.filter(({ weight }) => weight >= least).map(({ clause }) => clause)
  }

  #lay(deed: Extract<Deed, { what: 'laid' }>): void {
    this.#laid.push(deed)
    this.#count()
  }

  #takeBack(): void {
    this.#laid.pop()
    this.#count()
  }

  #count(): void {
    this.links = this.#laid.flatMap(({ links = [] }) => links)
    this.cities = this.#laid.flatMap(({ city }) => city ?? [])
    this.tiles = this.#laid.filter(({ links }) => links).length
  }
}

const MOST_CLAUSES = 3
/** So many lines are named. */
const MOST_NAMED = 2

interface Naming {
  readonly place: (hex: string) => string
}

const linksIn = (links: readonly Ends[], place: Naming['place']): Clause => {
  const lines = linesOf(links)
  return { what: 'links', count: links.length, lines: lines.slice(0, MOST_NAMED).map((line) => line.map(place)) }
}

/** Links that hang together as one line, the longest first: from A to B and from B to C is A, B, C. */
function linesOf(links: readonly Ends[]): string[][] {
  const lines: string[][] = []
  for (const { from, to } of links) {
    const line = lines.find((one) => [from, to].filter((end) => one.includes(end)).length === 1)
    if (line?.at(-1) === from) line.push(to)
    else if (line?.at(-1) === to) line.push(from)
    else if (line?.[0] === from) line.unshift(to)
    else if (line?.[0] === to) line.unshift(from)
    else lines.push([from, to])
  }
  return lines.sort((a, b) => b.length - a.length)
}

/** What everybody did in these events; `deedOf` says what each of them was. */
export function railDoings<Event extends GameEvent>(
  events: readonly Event[],
  { placeName }: RailWorld,
  deedOf: (event: Event) => Deed | null,
): Doings {
  const doers = new Map<Seat, Doer>()
  const brought = new Map<Seat, number>()
  for (const event of events) {
    const deed = 'seat' in event ? deedOf(event) : null
    if (!deed) continue
    const seat = (event as Event & { readonly seat: Seat }).seat
    const doer = doers.get(seat) ?? new Doer()
    doers.set(seat, doer)
    doer.add(deed, seat)
    if (deed.what === 'moved')
      for (const [whose, gain] of deed.gains.entries())
        if (whose !== seat) brought.set(whose, (brought.get(whose) ?? 0) + gain)
  }
  const t = () => say('rail/recap')
  const clauses = (seat: Seat, mark: Mark): Clause[] => {
    const place = (hex: string) => mark({ hex, name: placeName(hex) })
    return doers.get(seat)?.clauses({ place }) ?? []
  }
  const sum = (seats: readonly Seat[], of: (doer: Doer) => number): number =>
    seats.reduce((so, seat) => so + of(doers.get(seat) ?? new Doer()), 0)
  return {
    weights: new Map([...doers].map(([seat, { weight }]) => [seat, weight])),
    did: (seat, name, mark) => t().did(name, clauses(seat, mark)),
    youDid: (seat, mark) => t().youDid(clauses(seat, mark)),
    together: (seats, names) =>
      t().together(
        names,
        sum(seats, ({ links }) => links.length),
        sum(seats, ({ cubes }) => cubes.length),
        sum(seats, ({ engine }) => (engine > 0 ? 1 : 0)),
      ),
    brought: (seat) => brought.get(seat) ?? 0,
  }
}
