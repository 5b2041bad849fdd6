import type { Seat } from '../../core/rules.ts'
import { opposite, SIDES, type Side } from '../../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../board.ts'
import { hasExit } from '../build.ts'
import { HUB } from '../tiles.ts'
import { chainOf, type End, fixedOwner, follow, type Track, wiringAt } from '../track.ts'
import type { Wish } from '../venture.ts'
import { type Budget, isAsGood, NOTHING_SPENT, rested, type Spent, spend, turnAfter } from './budget.ts'
import { needsTile, tilesTo } from './distance.ts'
import { Heap } from './heap.ts'
import type { Passage, Passages } from './passages.ts'

/** Nobody plans any further than so many turns after this one. */
const MOST_TURNS = 5
/** And for one link more where there is one already, no further than the turn after that in which the next tile is laid. */
const MOST_TURNS_ANEW = 1

/** No way is looked for any longer: far more than any line takes that one would build. */
const MOST_LOOKED = 6000

/** Where a line is to lead: from the first of these hexes to the last, by way of the others. */
export interface Course {
  readonly stops: readonly HexIndex[]
  /** Hexes it should keep to wherever it can; null for any. */
  readonly along: ReadonlySet<HexIndex> | null
  /** What has been tried and cannot be had. */
  readonly not: readonly Wish[]
  /** Over new links alone, none that the seat has already. */
  readonly anew: boolean
}

/** One tile of a line: what is wanted where, and in which turn. */
export interface RouteStep {
  readonly wish: Wish
  readonly turn: number
}

/** A line as it was found: its tiles in the order in which they hang together, and the places it joins in turn. */
export interface Route {
  readonly steps: readonly RouteStep[]
  readonly places: readonly HexIndex[]
  /** By place but the first: it is come to by a link that the seat has already. */
  readonly stands: readonly boolean[]
  readonly total: number
  /** The less the better: how far off its course, how late, how dear. */
  readonly rank: number
}

/** Places one after the other, the last first. */
interface Joined {
  readonly place: HexIndex
  /** By a link that is there. */
  readonly stands: boolean
  readonly before: Joined | null
}

/** What has been done at some hex already, and how well. */
type Done = Pick<Label, 'rank' | 'off' | 'spent'>

/** Where a line has come to. */
interface Label {
  readonly rank: number
  /** A place that it has reached (`by` is null), or the hex it is about to enter by a side. */
  readonly hex: HexIndex
  readonly by: Side | null
  /** Only the track that lies there may be turned. */
  readonly turning: boolean
  /** The places it has joined; none before the first. */
  readonly way: Joined | null
  /** How many of the stops it has come to. */
  readonly stage: number
  readonly spent: Spent
  readonly off: number
  readonly tiles: number
  readonly bends: number
  /** The tile by which it came here, and where it came from. */
  readonly step: RouteStep | null
  readonly before: Label | null
  /** The town it stands in has been built on by the way. */
  readonly fresh: boolean
}

/** The cheapest line for one seat: of those that are finished first, that which costs least. */
export class LineSearch {
  readonly #track: Track
  readonly #seat: Seat
  readonly #passages: Passages
  readonly #budget: Budget
  readonly #far = new Map<HexIndex, Float64Array>()
  #course: Course = { stops: [], along: null, not: [], anew: false }
  /** By stop: how many tiles are needed from there to the last. */
  #rest: readonly number[] = []
  /** In no turn after this one. */
  #last = 0
  #open = new Heap<Label>()
  #closed = new Map<number, Done[]>()
  #reached: ((label: Label) => void) | null = null
  #goal: Label | null = null

  constructor(track: Track, seat: Seat, passages: Passages, budget: Budget) {
    this.#track = track
    this.#seat = seat
    this.#passages = passages
    this.#budget = budget
  }

  /** Whether a line of this seat may begin here: at a city, where it is in a town, at the end of its own track. */
  startsAt(hex: HexIndex): boolean {
    const kind = this.#track.kinds[hex]
    if (kind === CITY) return true
    if (kind === TOWN) return hasExit(this.#track, this.#seat, hex)
    return this.#sections(hex).length > 0
  }

  route(course: Course): Route | null {
    this.#begin(course, null)
    for (let looked = 0; this.#goal === null; looked++) {
      const label = this.#open.pop()
      if (!label || looked > MOST_LOOKED) return null
      if (label.stage === course.stops.length) this.#goal = label
      else if (this.#isNew(label)) this.#expand(label)
    }
    return routeOf(this.#goal)
  }

  /** From one place to every other that can be reached in this turn: the cheapest line to each. */
  reach(from: HexIndex): Route[] {
    const best = new Map<HexIndex, Label>()
    const nowhere = { stops: [from, NO_HEX], along: null, not: [], anew: false }
    this.#begin(nowhere, (label) => {
      if (label.tiles > 0 && label.hex !== from && !best.has(label.hex)) best.set(label.hex, label)
    })
    for (let label = this.#open.pop(); label; label = this.#open.pop()) {
      if (!this.#isNew(label)) continue
      if (label.by === null) this.#reached?.(label)
      this.#expand(label)
    }
    return [...best.values()].map(routeOf)
  }

  #begin(course: Course, reached: ((label: Label) => void) | null): void {
    this.#course = course
    this.#reached = reached
    this.#open = new Heap()
    this.#closed = new Map()
    this.#goal = null
    const { stops } = course
    const legs = reached
      ? []
      : stops.map((stop, i) => (i === 0 ? 0 : (this.#to(stop)[stops[i - 1] as number] as number)))
    const first = this.#budget.tiles > 0 ? 0 : 1
    this.#last = reached ? 0 : course.anew ? first + MOST_TURNS_ANEW : MOST_TURNS
    this.#rest = legs.map((_, i) => legs.slice(i + 1).reduce((sum, leg) => sum + leg, 0))
    const [start] = stops
    if (start === undefined || !this.startsAt(start)) return
    const spent = first === 0 ? NOTHING_SPENT : rested(NOTHING_SPENT)
    const label = { hex: start, by: null, turning: false, stage: 1, spent, off: 0, tiles: 0, bends: 0 }
    const begin: Label = { ...label, way: begun(start), step: null, before: null, fresh: false, rank: 0 }
    if (this.#track.kinds[start] !== 0) {
      this.#push(begin)
      return
    }
    for (const { end, root } of this.#sections(start))
      this.#on({ ...begin, way: root === NO_HEX ? null : begun(root) }, end, true)
  }

  /** The seat's own unfinished track on a hex: where it ends, and the place it comes from. */
  #sections(hex: HexIndex): { readonly end: End; readonly root: HexIndex }[] {
    const owners = this.#track.tiles[hex]?.owners ?? []
    return owners.flatMap((owner, index) => {
      if (owner !== this.#seat) return []
      const [a, b] = chainOf(this.#track, hex, index).ends
      const [root, end] = a.place === NO_HEX ? [b, a] : [a, b]
      return end.place === NO_HEX ? [{ end, root: root.place }] : []
    })
  }

  /**
   * False for what has been done at least as well before. It does not matter from which place: whoever could only come to
   * the one that the other left has come too late.
   */
  #isNew({ hex, by, turning, stage, spent, off, fresh, rank }: Label): boolean {
    const key = ((hex * 7 + (by ?? 6)) * 64 + stage) * 4 + (turning ? 2 : 0) + (fresh ? 1 : 0)
    const known = this.#closed.get(key) ?? []
    if (known.some((one) => one.off <= off && one.rank <= rank && isAsGood(one.spent, spent))) return false
    known.push({ rank, off, spent })
    this.#closed.set(key, known)
    return true
  }

  #expand(label: Label): void {
    if (label.by !== null) this.#build(label, label.by)
    else if (this.#track.kinds[label.hex] === CITY) for (const side of SIDES) this.#leave(label, label.hex, side, false)
    else this.#leaveTown(label)
  }

  /** By track that leaves the town already, or by one exit more. */
  #leaveTown(label: Label): void {
    const { hex } = label
    const exits = wiringAt(this.#track, hex)?.exits ?? []
    for (const side of exits) this.#leave(label, hex, side, false)
    if (label.fresh) return
    for (const side of SIDES) {
      if (exits.includes(side)) continue
      const end = this.#passages.through(hex, side).find(({ exit }) => exit === HUB)
      const next = end && this.#with(label, { hex, from: side, to: HUB }, end)
      if (next) this.#leave(next, hex, side, true)
    }
  }

  /** The line leaves a hex by a side, over new track or what there is, and follows what lies beyond to where it ends. */
  #leave(label: Label, hex: HexIndex, side: Side, built: boolean): void {
    const { seat, track } = { seat: this.#seat, track: this.#track }
    const stub = track.kinds[hex] === CITY ? -1 : (wiringAt(track, hex)?.at[side] ?? -1)
    let length = stub < 0 ? 0 : 1
    let owner = stub < 0 ? null : (track.tiles[hex]?.owners[stub] ?? null)
    const passed: HexIndex[] = []
    const end = follow(track, hex, side, (at, index) => {
      owner = track.tiles[at]?.owners[index] ?? null
      passed.push(at)
      length++
    })
    if (owner !== null && owner !== seat) return
    if (end.place === NO_HEX) {
      this.#on(this.#past(label, passed), end, length > 0)
      return
    }
    if (end.place === label.way?.place) return
    // Without new track it is a link of one's own, or none.
    if (!built && (this.#course.anew || (length === 0 ? fixedOwner(track, hex, side) : owner) !== seat)) return
    this.#arrive(this.#past(label, passed), end.place, false, !built)
  }

  /** Over track which the line takes as it is: by the stops that lie on it. */
  #past(label: Label, passed: readonly HexIndex[]): Label {
    const { stops } = this.#course
    let { stage } = label
    for (let stop = stops[stage]; stop !== undefined && this.#track.kinds[stop] === 0; stop = stops[++stage])
      if (!passed.includes(stop)) break
    return { ...label, stage, off: label.off + this.#beside(passed) }
  }

  /** How far track that lies is off the course: a drag over most of it means it, one beside it something else. */
  #beside(passed: readonly HexIndex[]): number {
    const { along, stops } = this.#course
    if (along === null) return 0
    const open = passed.filter((hex) => !stops.includes(hex))
    const off = open.filter((hex) => !along.has(hex)).length
    return off * 2 > open.length ? off : 0
  }

  /** From the free end of track into the next hex; track that ends may also be turned to another side. */
  #on(label: Label, { hex, side }: End, lies: boolean): void {
    if (label.stage === this.#course.stops.length) {
      this.#push({ ...label, by: null })
      return
    }
    const next = neighbourOf(this.#track.board, hex, side)
    if (next !== NO_HEX && this.#track.kinds[next] !== CITY) this.#enter(label, next, opposite(side), false)
    const kept = lies ? wiringAt(this.#track, hex)?.to[side] : null
    if (kept !== null && kept !== undefined && kept !== HUB && label.step?.wish.hex !== hex)
      this.#enter(label, hex, kept, true)
  }

  #enter(label: Label, hex: HexIndex, by: Side, turning: boolean): void {
    if (isOn(label, hex)) return
    this.#push({ ...label, hex, by, turning })
  }

  #build(label: Label, by: Side): void {
    const { hex, turning } = label
    const onTown = this.#track.kinds[hex] === TOWN
    for (const passage of this.#passages.through(hex, by)) {
      if (turning && !passage.turns) continue
      const { exit } = passage
      const next = this.#with(label, { hex, from: by, to: exit }, passage)
      if (!next) continue
      if (exit === HUB) this.#arrive(next, hex, true, false)
      else if (!onTown) this.#leaveOrEnd(next, hex, exit)
      else if (!isAmong(label, hex)) this.#leave(this.#visit(next, hex, false), hex, exit, true)
    }
  }

  /** Wherever the line may end on open land it ends. */
  #leaveOrEnd(label: Label, hex: HexIndex, exit: Side): void {
    if (this.#course.stops[label.stage] !== hex) {
      this.#leave(label, hex, exit, true)
      return
    }
    const stage = label.stage + 1
    const end = follow(this.#track, hex, exit).place
    const isLoop = end !== NO_HEX && end === label.way?.place
    if (stage < this.#course.stops.length) this.#leave({ ...label, stage }, hex, exit, true)
    else if (!isLoop && !this.#mustFinish(label, hex, exit)) this.#push({ ...label, hex, by: null, stage })
  }

  /** An end on open land that no later turn could begin with. */
  #mustFinish({ spent }: Label, hex: HexIndex, exit: Side): boolean {
    return this.#budget.finishes && spent.turn > 0 && follow(this.#track, hex, exit).place === NO_HEX
  }

  #arrive(label: Label, place: HexIndex, fresh: boolean, stands: boolean): void {
    if (isAmong(label, place) || (this.#reached && label.tiles === 0)) return
    const arrived = { ...this.#visit(label, place, stands), hex: place, by: null, fresh }
    this.#push(arrived)
    const { finishes } = this.#budget
    if (finishes && arrived.spent.tiles > 0) this.#push({ ...arrived, spent: rested(arrived.spent) })
  }

  #visit(label: Label, place: HexIndex, stands: boolean): Label {
    const isStop = this.#course.stops[label.stage] === place
    return { ...label, way: { place, stands, before: label.way }, stage: label.stage + (isStop ? 1 : 0) }
  }

  /** With one tile more; null where it cannot be had. */
  #with(label: Label, wish: Wish, { price, bend }: Passage): Label | null {
    const { along, not, stops } = this.#course
    if (not.some((one) => one.hex === wish.hex && one.from === wish.from && one.to === wish.to)) return null
    const spent = spend(label.spent, price, this.#budget)
    if (!spent || spent.turn > this.#last) return null
    const isOff = along !== null && !along.has(wish.hex) && !stops.includes(wish.hex)
    const { off, tiles, bends } = label
    return {
      ...label,
      spent,
      step: { wish, turn: spent.turn },
      before: label,
      off: off + (isOff ? 1 : 0),
      tiles: tiles + 1,
      bends: bends + bend,
    }
  }

  #push(label: Label): void {
    const { off, spent, tiles, bends, stage } = label
    const more = this.#missing(label)
    if (more === Number.POSITIVE_INFINITY) return
    const isDone = stage === this.#course.stops.length
    const turn = isDone ? spent.turn : turnAfter(spent, more, this.#budget)
    if (turn > this.#last) return
    const total = spent.total + more * this.#budget.least
    const rank = (((off * 100 + turn) * 10_000 + total) * 100 + tiles + more) * 100 + bends
    this.#open.push({ ...label, rank })
  }

  /** How many tiles are still needed at least. */
  #missing({ hex, by, stage, turning }: Label): number {
    const stop = this.#course.stops[stage]
    if (stop === undefined || this.#reached) return 0
    const here = by !== null && !turning ? needsTile(this.#track, hex) : 0
    return here + (this.#to(stop)[hex] as number) + (this.#rest[stage] as number)
  }

  #to(stop: HexIndex): Float64Array {
    const known = this.#far.get(stop)
    if (known) return known
    const far = tilesTo(this.#track, stop)
    this.#far.set(stop, far)
    return far
  }
}

/** Whether the line has a tile on this hex already. */
function isOn(label: Label, hex: HexIndex): boolean {
  for (let one: Label | null = label; one; one = one.before) if (one.step?.wish.hex === hex) return true
  return false
}

const begun = (place: HexIndex): Joined => ({ place, stands: false, before: null })

/** Whether the line has come to this place already. */
function isAmong({ way }: Label, place: HexIndex): boolean {
  for (let one = way; one; one = one.before) if (one.place === place) return true
  return false
}

function routeOf(goal: Label): Route {
  const steps: RouteStep[] = []
  for (let one: Label | null = goal; one; one = one.before) {
    if (one.step) steps.unshift(one.step)
  }
  const way: Joined[] = []
  for (let one = goal.way; one; one = one.before) way.unshift(one)
  const places = way.map(({ place }) => place)
  const stands = way.slice(1).map((one) => one.stands)
  return { steps, places, stands, total: goal.spent.total, rank: goal.rank }
}
