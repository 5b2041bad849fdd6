import { type Refusal, refusal } from '../core/refusal.ts'
import { SIDES } from '../hex/layout.ts'
import { CITY, type HexIndex, TOWN } from '../track/board.ts'
import { hasExit } from '../track/build.ts'
import type { BuildSite, CompletedLink, Placement, RefusedPlacement } from '../track/offers.ts'
import { type Outlook, outlooks } from '../track/outlook.ts'
import { type Builder, isLegal, judgeBuild, type LegalBuild } from './building.ts'
import { type Game, nameOf } from './game.ts'
import { TILES } from './tiles.ts'

/** Everything that can and cannot be built, hex by hex. */
export const allSites = (builder: Builder): BuildSite[] =>
  builder.game.board.hexes.map((hex) => siteAt(builder, hex.index))

export function siteAt(builder: Builder, hex: HexIndex): BuildSite {
  const name = nameOf(builder.game, hex)
  const look = outlooks(builder.track, hex)
  const hopeless = refusedAltogether(builder, hex, look)
  if (hopeless) return { hex: name, placements: [], refused: [], why: hopeless }
  const placements: Placement[] = []
  const refused: RefusedPlacement[] = []
  for (const { tile, rotation } of candidates(builder, hex)) {
    const judged = judgeBuild(builder, { hex, tile, rotation }, look)
    if (isLegal(judged)) placements.push(placementOf(builder.game, judged))
    else refused.push({ tile, rotation, refusal: judged })
  }
  return { hex: name, placements, refused, why: placements.length > 0 ? null : nearestMiss(refused) }
}

/** The legal builds of one hex, for whoever does not ask why others are not. */
export function legalBuildsAt(builder: Builder, hex: HexIndex): LegalBuild[] {
  const look = outlooks(builder.track, hex)
  if (refusedAltogether(builder, hex, look)) return []
  return candidates(builder, hex)
    .map(({ tile, rotation }) => judgeBuild(builder, { hex, tile, rotation }, look))
    .filter(isLegal)
}

export function placementOf(game: Game, { proposal, effect, due, lines }: LegalBuild): Placement {
  return {
    tile: proposal.tile,
    rotation: proposal.rotation,
    kind: effect.change.kind,
    price: due,
    lines,
    completes: completedLinks(game, effect.completes),
    takesOver: effect.takesOver.length > 0,
  }
}

export const completedLinks = (
  game: Game,
  completes: readonly { from: HexIndex; to: HexIndex; length: number }[],
): CompletedLink[] =>
  completes.map(({ from, to, length }) => ({ from: nameOf(game, from), to: nameOf(game, to), length }))

interface Candidate {
  readonly tile: string
  readonly rotation: number
}

const candidatesOn = (town: boolean): Candidate[] =>
  TILES.types.flatMap(({ id }) => TILES.rotations(id, town).map((rotation) => ({ tile: id, rotation })))
const ON_TOWN = candidatesOn(true)
const ELSEWHERE = candidatesOn(false)

const candidates = ({ track }: Builder, hex: HexIndex): readonly Candidate[] =>
  track.kinds[hex] === TOWN ? ON_TOWN : ELSEWHERE

/**
 * What forbids every tile here, found without trying them: no builds left, a city, or nothing of the builder's around
 * that a track could start from. The rest of the list stays short, which is what makes it fast.
 */
function refusedAltogether(builder: Builder, hex: HexIndex, look: (side: number) => Outlook): Refusal | null {
  const { track, seat, left, game, state } = builder
  if (left <= 0) return refusal('AOS-BUILD-02', { limit: game.steps.tileLimit(state, seat) })
  if (track.kinds[hex] === CITY) return refusal('AOS-BUILD-06', { hex: nameOf(game, hex), tile: '' })
  const town = track.kinds[hex] === TOWN && hasExit(track, seat, hex)
  if (town || SIDES.some((side) => mayStartFrom(builder, look(side)))) return null
  return refusal('AOS-CONN-01', { hex: nameOf(game, hex), tile: '' })
}

/** The builder's own track, a city, or unowned track that leads back to where the builder already is. */
function mayStartFrom({ track, seat }: Builder, { kind, owner, end }: Outlook): boolean {
  if (kind === 'city') return true
  if (kind !== 'track') return false
  if (owner !== null) return owner === seat
  return track.kinds[end.place] === CITY || hasExit(track, seat, end.place)
}

/**
 * Of all that was refused, what came nearest to being allowed tells a player most. A rule of the map's own is asked when
 * the base has nothing left to say but markers and money.
 */
const CLOSEST_FIRST: readonly (string | RegExp)[] = [
  'AOS-BUILD-03',
  'AOS-OWN-09',
  /^AOS-(?!BUILD|CONN|PLACE|REPL|REDIR|TOWN|TILE|COMP)/,
  'AOS-COMP-06',
  'AOS-BUILD-05',
  'AOS-CONN-04',
  'AOS-CONN-01',
  'AOS-BUILD-09',
  'AOS-BUILD-08',
]

function nearestMiss(refused: readonly RefusedPlacement[]): Refusal {
  for (const wanted of CLOSEST_FIRST) {
    const found = refused.find(({ refusal: { rule } }) =>
      typeof wanted === 'string' ? rule === wanted : wanted.test(rule),
    )
    if (found) return found.refusal
  }
  return (refused[0] as RefusedPlacement).refusal
}
