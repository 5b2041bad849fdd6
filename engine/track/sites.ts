import { type Refusal, refusal } from '../core/refusal.ts'
import type { Pick as Choose, Seat } from '../core/rules.ts'
import { SIDES, type Side } from '../hex/layout.ts'
import { CITY, type HexIndex, nameOf, TOWN } from './board.ts'
import { type Completed, type Effect, hasExit } from './build.ts'
import type { Proposal } from './change.ts'
import type { BuildSite, CompletedLink, Placement, PriceLine, RefusedPlacement } from './offers.ts'
import { type Outlook, outlooks } from './outlook.ts'
import type { TileSet } from './tiles.ts'
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

export type Candidate = Pick<Proposal, 'tile' | 'rotation'>

/** One seat's building as a game judges it: all that listing needs to know. */
export interface BuildQuery<Legal extends LegalBuild = LegalBuild> {
  readonly track: Track
  readonly seat: Seat
  /** Builds left in this turn, of so many. */
  readonly left: number
  readonly limit: number
  /** Tiles worth trying on a town, and on any other hex. */
  readonly onTown: readonly Candidate[]
  readonly elsewhere: readonly Candidate[]
  readonly rules: SiteRules
  judge(proposal: Proposal, look: (side: Side) => Outlook): Legal | Refusal
  /** Rules in the order in which they tell a player most: of all that was refused, what came nearest to being allowed. */
  readonly closestFirst: readonly (string | RegExp)[]
}

/** Everything that can and cannot be built, hex by hex. */
export const allSites = (buildQuery: BuildQuery): BuildSite[] =>
  buildQuery.track.board.hexes.map((hex) => siteAt(buildQuery, hex.index))

export function siteAt(buildQuery: BuildQuery, hex: HexIndex): BuildSite {
  const name = nameOf(buildQuery.track, hex)
  const look = outlooks(buildQuery.track, hex)
  const refusedOutright = refusesAll(buildQuery, hex, look)
  if (refusedOutright) return { hex: name, placements: [], refused: [], why: refusedOutright }
  const placements: Placement[] = []
  const refused: RefusedPlacement[] = []
  for (const { tile, rotation } of candidatesAt(buildQuery, hex)) {
    const judged = buildQuery.judge({ hex, tile, rotation }, look)
    if (isLegal(judged)) placements.push(placementOf(buildQuery.track, judged))
    else refused.push({ tile, rotation, refusal: judged })
  }
  return { hex: name, placements, refused, why: placements.length > 0 ? null : nearestMiss(buildQuery, refused) }
}

/** The legal builds of one hex, for whoever does not ask why others are not. */
export function legalBuildsAt<Legal extends LegalBuild>(buildQuery: BuildQuery<Legal>, hex: HexIndex): Legal[] {
  const look = outlooks(buildQuery.track, hex)
  if (refusesAll(buildQuery, hex, look)) return []
  return candidatesAt(buildQuery, hex)
    .map(({ tile, rotation }) => buildQuery.judge({ hex, tile, rotation }, look))
    .filter(isLegal)
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

/** Every tile of these in every rotation that looks different. */
export const candidatesOf = (set: TileSet, onTown: boolean): Candidate[] =>
  set.types.flatMap(({ id }) => set.rotations(id, onTown).map((rotation) => ({ tile: id, rotation })))

const candidatesAt = ({ track, onTown, elsewhere }: BuildQuery, hex: HexIndex): readonly Candidate[] =>
  track.kinds[hex] === TOWN ? onTown : elsewhere

/** What forbids every tile on a hex, found without trying them: it is what makes listing fast. */
function refusesAll(
  { track, seat, left, limit, rules }: BuildQuery,
  hex: HexIndex,
  look: (side: Side) => Outlook,
): Refusal | null {
  if (left <= 0) return refusal(rules.noneLeft, { limit })
  const facts = { hex: nameOf(track, hex), tile: '' }
  if (track.kinds[hex] === CITY) return refusal(rules.onCity, facts)
  const inTown = track.kinds[hex] === TOWN && hasExit(track, seat, hex)
  const mayStart = inTown || SIDES.some((side) => mayStartFrom(track, seat, look(side)))
  return mayStart ? null : refusal(rules.notConnected, facts)
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
