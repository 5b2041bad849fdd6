import type { Seat } from '../../core/rules.ts'
import { SIDES, type Side } from '../../hex/layout.ts'
import { type HexIndex, NO_HEX, TOWN } from '../board.ts'
import type { Candidate } from '../candidates.ts'
import { addedBy } from '../change.ts'
import { type Outlook, outlooks } from '../outlook.ts'
import { type BuildQuery, isLegal, type LegalBuild } from '../sites.ts'
import { HUB, type Wiring } from '../tiles.ts'
import { wiringAt } from '../track.ts'

/** A way through one hex by building on it, for whoever comes in by a side: where it leads, and what it costs. */
export interface Passage {
  readonly exit: Side | typeof HUB
  readonly tile: string
  readonly price: number
  /** How much else the tile would add; and how bent the track is. What costs the same goes by these. */
  readonly extra: number
  readonly bend: number
  /** Track that is there is turned. */
  readonly turns: boolean
}

/**
 * The passages of all hexes of one board for one seat, each worked out when it is first asked for. Who comes in is
 * supposed to come by track of their own: the game judges each tile by itself, in a query that knows no scarcity.
 */
export class Passages {
  readonly #query: BuildQuery
  readonly #known = new Map<number, readonly Passage[]>()
  readonly #bySide: Readonly<Record<'town' | 'elsewhere', readonly (readonly Candidate[])[]>>

  constructor(query: BuildQuery) {
    this.#query = query
    this.#bySide = {
      town: leaving(query, query.onTown.all, true),
      elsewhere: leaving(query, query.elsewhere.all, false),
    }
  }

  /** The cheapest for every exit, first of all those that end in a town. */
  through(hex: HexIndex, from: Side): readonly Passage[] {
    const key = hex * 6 + from
    const known = this.#known.get(key)
    if (known) return known
    const found = this.#find(hex, from)
    this.#known.set(key, found)
    return found
  }

  #find(hex: HexIndex, from: Side): Passage[] {
    const { track, seat } = this.#query
    const onTown = track.kinds[hex] === TOWN
    const real = outlooks(track, hex)
    // Track that is there already is entered as it lies: it can only be turned.
    const lies = (wiringAt(track, hex)?.at[from] ?? -1) >= 0
    const look = (side: Side): Outlook => (side === from && !lies ? arriving(seat, hex, from) : real(side))
    const best = new Map<number, Passage>()
    const isEmpty = !track.tiles[hex]
    for (const { tile, rotation } of this.#bySide[onTown ? 'town' : 'elsewhere'][from] ?? []) {
      // On an empty hex more track costs more: what a plainer tile does nobody does with another.
      const wiring = track.set.wiring(tile, rotation, onTown)
      if (isEmpty && exitsBy(wiring, from, onTown).every((exit) => best.has(exit))) continue
      const judged = this.#query.judge({ hex, tile, rotation }, look)
      if (!isLegal(judged) || judged.effect.waiting.length > 0) continue
      const { keeps } = judged.effect.change
      const isNew = (side: Side): boolean => keeps[wiring.at[side] as number] === -1
      if (!isNew(from)) continue
      for (const exit of exitsBy(wiring, from, onTown)) {
        if (exit === HUB || !onTown || isNew(exit)) keep(best, passageOf(judged, from, exit))
      }
    }
    return [...best.values()]
  }
}

/** Candidates by the sides that their track leaves by, those with the least track first. */
function leaving({ track: { set } }: BuildQuery, candidates: readonly Candidate[], onTown: boolean): Candidate[][] {
  const wired = candidates.map((one) => ({ one, wiring: set.wiring(one.tile, one.rotation, onTown) }))
  wired.sort((a, b) => a.wiring.segments.length - b.wiring.segments.length)
  return SIDES.map((side) => wired.flatMap(({ one, wiring }) => ((wiring.at[side] as number) >= 0 ? [one] : [])))
}

/** What somebody sees who looks back along the track of their own by which they come. */
const arriving = (owner: Seat, hex: HexIndex, side: Side): Outlook => ({
  side,
  kind: 'track',
  isTrack: true,
  owner,
  end: { place: ELSEWHERE, hex, side },
  place: ELSEWHERE,
  length: 1,
})

/** Some place that the track comes from: no hex, so that no other end of it is the same. */
const ELSEWHERE = NO_HEX - 1

/** Where track leads that comes in by a side: on a town hex to the town, and on by any other exit. */
function exitsBy(wiring: Wiring, from: Side, onTown: boolean): readonly (Side | typeof HUB)[] {
  if (onTown) return [HUB, ...wiring.exits.filter((side) => side !== from)]
  const exit = wiring.to[from]
  return exit === null || exit === undefined ? [] : [exit]
}

function passageOf({ proposal, effect, due }: LegalBuild, from: Side, exit: Side | typeof HUB): Passage {
  const wanted = exit === HUB || effect.change.wiring.to[from] !== HUB ? 1 : 2
  const across = exit === HUB ? 3 : Math.abs(exit - from)
  return {
    exit,
    tile: proposal.tile,
    price: due,
    extra: Math.max(0, addedBy(effect.change) - wanted),
    bend: 3 - Math.min(across, 6 - across),
    turns: effect.change.moves.length > 0,
  }
}

function keep(best: Map<number, Passage>, passage: Passage): void {
  const known = best.get(passage.exit)
  const better = !known || passage.price < known.price || (passage.price === known.price && passage.extra < known.extra)
  if (better) best.set(passage.exit, passage)
}
