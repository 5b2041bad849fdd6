import { type Refusal, refusal } from '../core/refusal.ts'
import type { Pick as Choose, Seat } from '../core/rules.ts'
import { SIDES, type Side } from '../hex/layout.ts'
import { CITY, type HexIndex, nameOf, TOWN } from './board.ts'
import { type Completed, type Effect, hasExit } from './build.ts'
import { bitOf, type Candidate, type Candidates } from './candidates.ts'
import type { Proposal } from './change.ts'
import type { BuildSite, CompletedLink, Placement, PriceLine, RefusedPlacement } from './offers.ts'
import { type Outlook, outlooks } from './outlook.ts'
import type { Track } from './track.ts'

/** A build that a game allows, with what has to be paid for it now. */
export interface LegalBuild {
  readonly proposal: Proposal
  readonly effect: Effect
  readonly due: number
  readonly lines: readonly PriceLine[]
}

export const isLegal = <Legal extends LegalBuild>(judged: Legal | Refusal): judged is Legal => 'effect' in judged

/** The rules that forbid a tile on whatever hex, and every tile on a hex. */
export interface SiteRules {
  readonly noHex: string
  readonly noTile: string
  readonly noRotation: string
  readonly noneLeft: string
  readonly onCity: string
  readonly notConnected: string
}

/** One seat's building as a game judges it: all that listing needs to know. */
export interface BuildQuery<Legal extends LegalBuild = LegalBuild> {
  readonly track: Track
  readonly seat: Seat
  /** Builds left in this turn, of so many. */
  readonly left: number
  readonly limit: number
  /** Tiles worth trying on a town, and on any other hex. */
  readonly onTown: Candidates
  readonly elsewhere: Candidates
  readonly rules: SiteRules
  judge(proposal: Proposal, look: (side: Side) => Outlook): Legal | Refusal
  /** Rules in the order in which they tell a player most: of all that was refused, what came nearest to being allowed. */
  readonly closestFirst: readonly (string | RegExp)[]
}

/** Everything that can and cannot be built, hex by hex. */
export const allSites = (buildQuery: BuildQuery): BuildSite[] =>
  buildQuery.track.board.hexes.map((hex) => siteAt(buildQuery, hex.index))

/** What can be built on a hex; why the rest cannot is worked out when somebody asks. */
export function siteAt(buildQuery: BuildQuery, hex: HexIndex): BuildSite {
  const placements = legalBuildsAt(buildQuery, hex).map((legal) => placementOf(buildQuery.track, legal))
  let refused: readonly RefusedPlacement[] | undefined
  const whyNot = () => {
    refused ??= refusedAt(buildQuery, hex)
    return refused
  }
  return {
    hex: nameOf(buildQuery.track, hex),
    placements,
    get refused() {
      return whyNot()
    },
    get why() {
      if (placements.length > 0) return null
      return refusesAll(buildQuery, sidesSeen(buildQuery, hex)) ?? nearestMiss(buildQuery, whyNot())
    },
  }
}

/** The legal builds of one hex. */
export function legalBuildsAt<Legal extends LegalBuild>(buildQuery: BuildQuery<Legal>, hex: HexIndex): Legal[] {
  const seen = sidesSeen(buildQuery, hex)
  if (refusesAll(buildQuery, seen)) return []
  const legal: Legal[] = []
  for (const { tile, rotation } of promising(buildQuery, seen)) {
    const judged = buildQuery.judge({ hex, tile, rotation }, seen.look)
    if (isLegal(judged)) legal.push(judged)
  }
  return legal
}

/** Every tile that is not legal on a hex, and why; none where it is the hex that forbids them all. */
function refusedAt(buildQuery: BuildQuery, hex: HexIndex): RefusedPlacement[] {
  const seen = sidesSeen(buildQuery, hex)
  if (refusesAll(buildQuery, seen)) return []
  return candidatesAt(buildQuery, hex).all.flatMap(({ tile, rotation }) => {
    const judged = buildQuery.judge({ hex, tile, rotation }, seen.look)
    return isLegal(judged) ? [] : [{ tile, rotation, refusal: judged }]
  })
}

/** What lies about a hex, and by which of its sides track may begin, must not lead, or cannot; as bits. */
interface Seen {
  readonly hex: HexIndex
  readonly look: (side: Side) => Outlook
  readonly starts: number
  readonly foreign: number
  readonly closed: number
}

function sidesSeen({ track, seat }: BuildQuery, hex: HexIndex): Seen {
  const look = outlooks(track, hex)
  let [starts, foreign, closed] = [0, 0, 0]
  if (track.kinds[hex] === CITY) return { hex, look, starts, foreign, closed }
  for (const side of SIDES) {
    const seen = look(side)
    if (seen.kind === 'closed') closed |= bitOf(side)
    else if (mayStartFrom(track, seat, seen)) starts |= bitOf(side)
    else if (seen.owner !== null) foreign |= bitOf(side)
  }
  return { hex, look, starts, foreign, closed }
}

/**
 * The tiles that are worth judging, which is what makes listing fast: of most one sees by their exits, or by what lies
 * there already, that they cannot be legal. All of a tile on an empty hex is new, so none of it may join foreign track,
 * and by one exit at least it has to begin.
 */
function promising(buildQuery: BuildQuery, { hex, starts, foreign, closed }: Seen): readonly Candidate[] {
  const placed = buildQuery.track.tiles[hex]
  const candidates = candidatesAt(buildQuery, hex)
  if (placed) return candidates.after(placed).filter(({ exits }) => (exits & closed) === 0)
  const shut = foreign | closed
  return candidates.all.filter(({ exits }) => (exits & shut) === 0 && (exits & starts) !== 0)
}

/**
 * A legal build at random, found by trying hexes in random order until one takes a tile; track that becomes a link comes
 * more often.
 */
export function anyBuild<Legal extends LegalBuild>(buildQuery: BuildQuery<Legal>, pick: Choose): Legal | null {
  const hexes = buildQuery.track.board.hexes.map((hex) => hex.index)
  for (let count = hexes.length; count > 0; count--) {
    const at = pick(count)
    const hex = hexes[at] as HexIndex
    hexes[at] = hexes[count - 1] as HexIndex
    const legal = legalBuildsAt(buildQuery, hex)
    const linking = legal.filter((one) => one.effect.completes.length > 0)
    const preferred = linking.length > 0 && pick(4) > 0 ? linking : legal
    const chosen = preferred[pick(Math.max(1, preferred.length))]
    if (chosen) return chosen
  }
  return null
}

function placementOf(track: Track, { proposal, effect, due, lines }: LegalBuild): Placement {
  return {
    tile: proposal.tile,
    rotation: proposal.rotation,
    kind: effect.change.kind,
    price: due,
    lines,
    completes: completedLinks(track, effect.completes),
    takesOver: effect.takesOver.length > 0,
    waits: effect.waiting.length > 0,
  }
}

export const completedLinks = (track: Pick<Track, 'board'>, completes: readonly Completed[]): CompletedLink[] =>
  completes.map(({ from, to, length }) => ({ from: nameOf(track, from), to: nameOf(track, to), length }))

const candidatesAt = ({ track, onTown, elsewhere }: BuildQuery, hex: HexIndex): Candidates =>
  track.kinds[hex] === TOWN ? onTown : elsewhere

/** What forbids every tile on a hex, found without trying them. */
function refusesAll({ track, seat, left, limit, rules }: BuildQuery, { hex, starts }: Seen): Refusal | null {
  if (left <= 0) return refusal(rules.noneLeft, { limit })
  const facts = { hex: nameOf(track, hex), tile: '' }
  if (track.kinds[hex] === CITY) return refusal(rules.onCity, facts)
  const inTown = track.kinds[hex] === TOWN && hasExit(track, seat, hex)
  return inTown || starts !== 0 ? null : refusal(rules.notConnected, facts)
}

/** The builder's own track, a city, or unowned track that leads back to where the builder already is. */
function mayStartFrom(track: Track, seat: Seat, { kind, owner, end }: Outlook): boolean {
  if (kind === 'city') return true
  if (kind !== 'track') return false
  if (owner !== null) return owner === seat
  return track.kinds[end.place] === CITY || hasExit(track, seat, end.place)
}

function nearestMiss({ closestFirst }: BuildQuery, refused: readonly RefusedPlacement[]): Refusal {
  for (const wanted of closestFirst) {
    const found = refused.find(({ refusal: { rule } }) =>
      typeof wanted === 'string' ? rule === wanted : wanted.test(rule),
    )
    if (found) return found.refusal
  }
  return (refused[0] as RefusedPlacement).refusal
}
