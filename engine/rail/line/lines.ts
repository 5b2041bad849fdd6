import { isRefusal, type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { type HexIndex, PLAIN } from '../../track/board.ts'
import { applyBuild } from '../../track/build.ts'
import { addedBy } from '../../track/change.ts'
import { type LinkStep, stepsFrom } from '../../track/delivery.ts'
import type { Budget } from '../../track/line/budget.ts'
import { Passages } from '../../track/line/passages.ts'
import { type Course, LineSearch, type Route } from '../../track/line/search.ts'
import type { CompletedLink, PriceLine } from '../../track/offers.ts'
import { outlooks } from '../../track/outlook.ts'
import { type BuildQuery, completedLinks, isLegal, type LegalBuild } from '../../track/sites.ts'
import type { Venture, Wish } from '../../track/venture.ts'
import { trackOf } from '../game.ts'
import type { Build, RailGame, RailState } from '../types.ts'
import { type Carried, type CarriedStep, type Carrying, carriedOut } from './carrying.ts'

/** What a game says about lines of one seat; everything else about them is the same in all of them. */
export interface LineTerms<State extends RailState = RailState> {
  /** The seat is building now. */
  isBuilding(state: State): boolean
  /** What may be built now. */
  buildQuery(state: State): BuildQuery
  /** The same in a later turn, with money for all of it. */
  later(state: State): BuildQuery
  /** The same without what is asked of all track together: to judge a tile by itself. */
  freely(state: State): BuildQuery
  budget(state: State): Budget
}

/** How a game makes them. */
export type LinesIn<Game extends RailGame, State extends RailState> = (game: Game, seat: Seat) => LineTerms<State>

/** One tile of a line. */
export interface LineTile {
  readonly build: Build
  readonly hex: HexIndex
  /** 0 for this turn, 1 for the next of the seat, and so on. */
  readonly turn: number
  readonly price: number
  readonly lines: readonly PriceLine[]
  readonly completes: readonly CompletedLink[]
  /** Unowned track becomes the builder's. */
  readonly takesOver: boolean
}

/** A line as it would be built: the rules accept its tiles one after the other, those of this turn now. */
export interface Line<State> {
  readonly tiles: readonly LineTile[]
  readonly places: readonly HexIndex[]
  /** What this turn costs, and all of it. */
  readonly price: number
  readonly whole: number
  /** How many turns it takes, this one included; 0 for a line that is there already. */
  readonly turns: number
  /** Somewhere it is one link more, beside what the seat has there already. */
  readonly doubles: boolean
  /** The match with the tiles of this turn, and with all of them. */
  readonly now: State
  readonly later: State
}

/** Why there is no line: there is nowhere to begin, no way, or what a rule says to the last one tried. */
export type NoLine = { readonly not: 'start' | 'way' } | { readonly not: 'rule'; readonly why: Refusal }

export const isLine = <State>(found: Line<State> | NoLine): found is Line<State> => 'tiles' in found

/** What was found, and whether it was the first that was tried. */
interface Attempt<State> {
  readonly found: Line<State> | NoLine
  readonly isFirst: boolean
}

const isBetter = (one: Line<unknown>, other: Line<unknown>): boolean =>
  one.turns < other.turns || (one.turns === other.turns && one.whole < other.whole)

/** Ways that the rules turn down although they look right: so many are tried. */
const TRIES = 5

/** The lines that a seat could build in one position; what is worked out for one serves the next. */
export class Lines<State extends RailState> {
  readonly #game: RailGame
  readonly #state: State
  readonly #seat: Seat
  readonly #terms: LineTerms<State>
  readonly #play: Carrying<State>['play']
  readonly #search: LineSearch

  constructor(game: RailGame, state: State, seat: Seat, terms: LineTerms<State>, play: Carrying<State>['play']) {
    this.#game = game
    this.#state = state
    this.#seat = seat
    this.#terms = terms
    this.#play = play
    const track = trackOf(game, state)
    this.#search = new LineSearch(track, seat, new Passages(terms.freely(state)), terms.budget(state))
  }

  /** Whether a line may begin here. */
  startsAt(hex: HexIndex): boolean {
    return this.#search.startsAt(hex)
  }

  /**
   * The line from the first of these hexes to the last; `along` are hexes it should keep to where it can. Between places
   * that are joined already it is another one, if that can be built.
   */
  line(stops: readonly HexIndex[], along: ReadonlySet<HexIndex> | null = null): Line<State> | NoLine {
    const way = stops.filter((hex, i) => hex !== stops[i - 1])
    const [first, last] = [way[0], way.at(-1)]
    if (first === undefined || last === undefined || way.length < 2) return { not: 'start' }
    const found = this.#between(first, last, { stops: way, along, not: [], anew: false })
    const isThere = isLine(found) && found.tiles.length === 0 && this.#isPlace(first) && this.#isPlace(last)
    const another = isThere ? this.#between(first, last, { stops: way, along, not: [], anew: true }) : found
    return isLine(another) ? another : found
  }

  #isPlace(hex: HexIndex): boolean {
    return trackOf(this.#game, this.#state).kinds[hex] !== PLAIN
  }

  #between(first: HexIndex, last: HexIndex, course: Course): Line<State> | NoLine {
    const ways = [
      ...(this.startsAt(first) ? [course] : []),
      // What begins at nothing of one's own is built from its other end.
      ...(this.startsAt(last) ? [{ ...course, stops: course.stops.toReversed() }] : []),
    ]
    let none: NoLine = { not: ways.length === 0 ? 'start' : 'way' }
    let best: Line<State> | null = null
    for (const one of ways) {
      const { found, isFirst } = this.#along(one)
      if (!isLine(found)) {
        if (found.not === 'rule' || none.not === 'start') none = found
        continue
      }
      if (best === null || isBetter(found, best)) best = found
      // What the rules turn down from one end (a seat's first tile, for one) they may allow from the other.
      if (isFirst) break
    }
    return best ?? none
  }

  /** From a place to every other that could be joined with it in this turn, one after the other. */
  *reach(from: HexIndex): Generator<Line<State>> {
    for (const route of this.#search.reach(from)) {
      const line = this.#built(route)
      if ('tiles' in line) yield line
    }
  }

  /** The best that the rules accept: of what they turn down every tile might be to blame, up to the one that was refused. */
  #along(course: Course): Attempt<State> {
    const open: { readonly route: Route; readonly not: readonly Wish[] }[] = []
    const without = (not: readonly Wish[]): void => {
      const route = this.#search.route({ ...course, not })
      if (route) open.push({ route, not })
    }
    without([])
    let best: Line<State> | null = null
    let why: Refusal | null = null
    for (let i = 0; i < TRIES && open.length > 0; i++) {
      open.sort((a, b) => a.route.rank - b.route.rank)
      const [{ route, not }] = open.splice(0, 1) as [(typeof open)[number]]
      const built = this.#built(route)
      if ('tiles' in built) {
        if (best === null || isBetter(built, best)) best = built
        // Where a rule wants a dearer tile than it looked (a seat's first one, for one) another line may cost less.
        if (course.along !== null || best.whole <= route.total) return { found: best, isFirst: i === 0 }
        for (const { wish } of route.steps) without([...not, wish])
        continue
      }
      why ??= built.why
      const blamed = route.steps.findIndex(({ wish }) => wish === built.stuck)
      for (const { wish } of route.steps.slice(0, blamed + 1)) without([...not, wish])
    }
    if (best !== null) return { found: best, isFirst: false }
    return { found: why ? { not: 'rule', why } : { not: 'way' }, isFirst: false }
  }

  #built(route: Route): Line<State> | { readonly stuck: Wish; readonly why: Refusal | null } {
    const { steps, places, stands } = route
    const plan = (some: typeof steps): Venture[] => [
      { wishes: some.map(({ wish }) => wish), places, price: route.total },
    ]
    const now = carriedOut(plan(steps.filter(({ turn }) => turn === 0)), this.#state, this.#seat, this.#now(), plainest)
    // A question may come between; what is left then follows after it.
    const goesOn = now.stuck === null || (now.steps.length > 0 && !this.#terms.isBuilding(now.state))
    if (!goesOn) return stuckAt(now)
    const left = steps.slice(now.steps.length)
    const later = carriedOut(plan(left), now.state, this.#seat, this.#later(), plainest)
    if (later.stuck) return stuckAt(later)
    const last = steps.at(-1)?.wish
    const before = places.map((_, i) => this.#joining(this.#state, places, i))
    const isJoined = places.every(
      (_, i) => i === 0 || this.#joining(later.state, places, i) > (stands[i - 1] ? 0 : (before[i] ?? 0)),
    )
    if (last && !isJoined) return { stuck: last, why: null }
    const tiles = [
      ...now.steps.map((step) => tileOf(this.#game, step, 0)),
      ...later.steps.map((step, i) => tileOf(this.#game, step, Math.max(1, left[i]?.turn ?? 1))),
    ]
    const price = tiles.reduce((sum, tile) => sum + (tile.turn === 0 ? tile.price : 0), 0)
    const whole = tiles.reduce((sum, tile) => sum + tile.price, 0)
    const turns = (tiles.at(-1)?.turn ?? -1) + 1
    const doubles = stands.some((one, i) => !one && (before[i + 1] ?? 0) > 0)
    return { tiles, places, price, whole, turns, doubles, now: now.state, later: later.state }
  }

  /** How many of the seat's own links lead to a place from the one before it. A tile may turn track that a line counts on. */
  #joining(state: State, places: readonly HexIndex[], i: number): number {
    const from = places[i - 1]
    if (from === undefined) return 0
    const isWay = ({ to, owner }: LinkStep): boolean => to === places[i] && owner === this.#seat
    return stepsFrom(trackOf(this.#game, state), from).filter(isWay).length
  }

  #now(): Carrying<State> {
    return { play: this.#play, buildQuery: (state) => this.#terms.buildQuery(state) }
  }

  /** Later turns are as this one, but for what is scarce; only track is laid in them. */
  #later(): Carrying<State> {
    const query = (state: State): BuildQuery => this.#terms.later(state)
    return { play: (state, seat, build) => laid(query(state), state, seat, build), buildQuery: query }
  }
}

const stuckAt = <State>({ stuck, why }: Carried<State>) => ({ stuck: stuck as Wish, why })

/** Nothing that has to be connected by something else, and nothing that is not wanted. */
function plainest(cheapest: readonly LegalBuild[]): LegalBuild | undefined {
  const whole = cheapest.filter(({ effect }) => effect.waiting.length === 0)
  const least = Math.min(...whole.map(({ effect }) => addedBy(effect.change)))
  return whole.find(({ effect }) => addedBy(effect.change) === least)
}

const tileOf = (game: RailGame, { build, legal }: CarriedStep, turn: number): LineTile => ({
  build,
  hex: legal.proposal.hex,
  turn,
  price: legal.due,
  lines: legal.lines,
  completes: completedLinks(game, legal.effect.completes),
  takesOver: legal.effect.takesOver.length > 0,
})

/** A tile laid by whoever is not asked for it now. */
function laid<State extends RailState>(query: BuildQuery, state: State, seat: Seat, { hex, tile, rotation }: Build) {
  const { track, rules } = query
  const at = track.board.byName.get(hex)
  if (at === undefined) return { ok: false, refusal: refusal(rules.noHex, { hex, tile }) } as const
  const proposal = { hex: at, tile, rotation }
  const judged = query.judge(proposal, outlooks(track, at))
  if (isRefusal(judged) || !isLegal(judged)) return { ok: false, refusal: judged as Refusal } as const
  return { ok: true, state: { ...state, tiles: applyBuild(track, seat, proposal, judged.effect) } } as const
}
