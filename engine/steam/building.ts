import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { Side } from '../hex/layout.ts'
import { builderOn, type Builder as RailBuilder } from '../rail/building.ts'
import { CITY, type Hex, type HexIndex, type HexSide, hexSideOf, TOWN } from '../track/board.ts'
import { type Effect, hasExit, judge, type Terms } from '../track/build.ts'
import { candidatesOf } from '../track/candidates.ts'
import { type Change, classify, isObjection, type Objection, type Proposal } from '../track/change.ts'
import type { PriceLine } from '../track/offers.ts'
import type { Outlook } from '../track/outlook.ts'
import { leftOf } from '../track/pieces.ts'
import type { BuildQuery, LegalBuild, SiteRules } from '../track/sites.ts'
import { type Segment, sidesOf, type TileType } from '../track/tiles.ts'
import type { Track } from '../track/track.ts'
import { type Game, nameOf, playerOf } from './game.ts'
import { refusesToPay } from './money.ts'
import { TILES } from './tiles.ts'
import type { State } from './types.ts'

export type Builder = RailBuilder<Game, State>

const TILES_A_TURN = 3
const TILES_OF_AN_ENGINEER = 4

/** STM-BUILD-01. */
export const tileLimit = (state: State, seat: Seat): number =>
  playerOf(state, seat).tile === 'engineer' ? TILES_OF_AN_ENGINEER : TILES_A_TURN

export const builderFor = (game: Game, state: State, seat: Seat, built: number): Builder =>
  builderOn(game, state, seat, tileLimit(state, seat) - built)

/** One track of a tile on an empty hex may wait (STM-BUILD-15); a loop at a New City may be turned away (STM-URB-06). */
const TERMS: Terms = { mayWait: true, loopsAreOpen: true }

/** Everything section 7 of the rules says about one tile build, in the order in which a player would notice it. */
function judgeBuild(builder: Builder, proposal: Proposal, look: (side: Side) => Outlook): LegalBuild | Refusal {
  const { track, seat, left, state } = builder
  if (left <= 0) return refusal('STM-BUILD-01', { limit: tileLimit(state, seat) })
  const type = TILES.byId.get(proposal.tile) as TileType
  const misplaced = notOnTown(builder, proposal, type)
  if (misplaced) return misplaced
  const change = classify(track, proposal)
  if (isObjection(change)) return objection(change, builder, proposal)
  const early = notAsFirst(builder, change, look) ?? notInSupply(builder, proposal)
  if (early) return early
  const judged = judge({ track, seat, hex: proposal.hex, change, look }, TERMS)
  if (isObjection(judged)) return objection(judged, builder, proposal)
  const unrooted = notToRedirect(builder, proposal, judged, look)
  if (unrooted) return unrooted
  const lines = priceLines(builder.game.board.hexes[proposal.hex] as Hex, change, type)
  const due = lines.reduce((sum, { amount }) => sum + amount, 0)
  const unpaid = refusesToPay(state, seat, due, 'track')
  return unpaid ?? { proposal, effect: withStubs(builder, proposal.hex, judged, look), due, lines }
}

/** STM-BUILD-05. */
function notOnTown({ track, game }: Builder, { hex, tile }: Proposal, type: TileType): Refusal | null {
  const fits = type.kind === 'town' || track.kinds[hex] !== TOWN
  return fits ? null : refusal('STM-BUILD-05', { hex: nameOf(game, hex), tile })
}

/** STM-BUILD-09: the very first tile of a seat leads out of a city by new track (AMB-26). */
function notAsFirst({ state, seat }: Builder, change: Change, look: (side: Side) => Outlook): Refusal | null {
  if (playerOf(state, seat).hasBuilt) return null
  const fromCity = change.wiring.segments.some(
    (segment, i) => change.keeps[i] === -1 && sidesOf(segment).some((side) => look(side).kind === 'city'),
  )
  return fromCity && change.moves.length === 0 ? null : refusal('STM-BUILD-09')
}

/** The piece that comes off the hex can be used at once, for either of its tiles (STM-TILE-09). */
function notInSupply({ track, used }: Builder, { hex, tile }: Proposal): Refusal | null {
  const left = leftOf(TILES.limits, used, tile, track.tiles[hex]?.tile)
  return left > 0 ? null : refusal('STM-TILE-07', { tile })
}

/** Unowned track is redirected only where it leads back to a city or to where the builder already is (STM-BUILD-20). */
function notToRedirect(
  { track, seat, game }: Builder,
  { hex, tile }: Proposal,
  { move }: Effect,
  look: (side: Side) => Outlook,
): Refusal | null {
  if (!move || track.tiles[hex]?.owners[move.old] === seat) return null
  const root = look(move.kept).end.place
  const claimable = track.kinds[root] === CITY || hasExit(track, seat, root)
  return claimable ? null : refusal('STM-BUILD-20', { hex: nameOf(game, hex), tile })
}

/** Unowned exits of a town that lead nowhere yet become the builder's with the tile (STM-BUILD-19). */
function withStubs({ track, seat }: Builder, hex: HexIndex, effect: Effect, look: (side: Side) => Outlook): Effect {
  if (track.kinds[hex] !== TOWN) return effect
  const { segments } = effect.change.wiring
  const isStub = (i: number): boolean => look((segments[i] as Segment)[0]).kind === 'open'
  return { ...effect, owners: effect.owners.map((owner, i) => (owner === null && isStub(i) ? seat : owner)) }
}

/** The exits of a town that a build gives to its builder without adding them: they count as claimed in this turn. */
export function stubsTaken(before: Track, { proposal: { hex }, effect }: LegalBuild): HexSide[] {
  const { wiring, keeps } = effect.change
  return effect.owners.flatMap((owner, i) => {
    const from = keeps[i] as number
    const taken = before.kinds[hex] === TOWN && from !== -1 && before.tiles[hex]?.owners[from] !== owner
    return taken ? [hexSideOf(hex, (wiring.segments[i] as Segment)[0])] : []
  })
}

const RIVER = 1
const HILL = 2

/** What is paid for. */
export type Price = 'exits' | 'town' | 'river' | 'hill' | 'redirect'

/** STM-COST-01 to -04: by the exits of the whole tile; only a hex without a tile asks for its terrain. */
function priceLines({ terrain }: Hex, { kind, wiring }: Change, type: TileType): readonly PriceLine<Price>[] {
  const ground = kind === 'place' ? terrain : 'plain'
  const key = `${kind === 'redirect' ? kind : type.kind} ${wiring.exits.length} ${ground}`
  let lines = prices.get(key)
  if (!lines) {
    lines = [
      { what: kind === 'redirect' ? 'redirect' : 'exits', amount: wiring.exits.length },
      ...(type.kind === 'town' ? [{ what: 'town', amount: 1 } as const] : []),
      ...(ground === 'river' ? [{ what: 'river', amount: RIVER } as const] : []),
      ...(ground === 'mountain' ? [{ what: 'hill', amount: HILL } as const] : []),
    ]
    prices.set(key, lines)
  }
  return lines
}

/** Tiles that cost the same are told so in one list for all. */
const prices = new Map<string, readonly PriceLine<Price>[]>()

/** Which rule each objection of the track core stands for in this game. */
const RULE_OF: Readonly<Record<Objection, string>> = {
  'unknown-tile': 'STM-TILE-04',
  'on-city': 'STM-BUILD-04',
  'town-tile-elsewhere': 'STM-BUILD-05',
  'closed-side': 'STM-BUILD-06',
  'changes-nothing': 'STM-BUILD-17',
  'drops-track': 'STM-BUILD-17',
  'drops-exit': 'STM-BUILD-17',
  'adds-no-exit': 'STM-BUILD-17',
  'moves-stub': 'STM-BUILD-21',
  'drops-both-tracks': 'STM-BUILD-17',
  'moves-link': 'STM-BUILD-21',
  'moves-root': 'STM-BUILD-20',
  'moves-foreign': 'STM-BUILD-21',
  'joins-foreign': 'STM-BUILD-12',
  loop: 'STM-BUILD-13',
  'not-connected': 'STM-BUILD-11',
}

const objection = (word: Objection, { game }: Builder, { hex, tile }: Proposal): Refusal =>
  refusal(RULE_OF[word], { hex: nameOf(game, hex), tile })

const SITE_RULES: SiteRules = {
  noHex: 'STM-BUILD-04',
  noTile: 'STM-TILE-04',
  noRotation: 'STM-GEN-03',
  noneLeft: 'STM-BUILD-01',
  onCity: 'STM-BUILD-04',
  notConnected: 'STM-BUILD-11',
}

const ON_TOWN = candidatesOf(TILES, true, (kind) => kind === 'town')
const ELSEWHERE = candidatesOf(TILES, false, (kind) => kind !== 'town')

/** What a seat may and may not build now. */
export const buildQueryFor = (builder: Builder): BuildQuery => ({
  ...builder,
  limit: tileLimit(builder.state, builder.seat),
  onTown: ON_TOWN,
  elsewhere: ELSEWHERE,
  rules: SITE_RULES,
  judge: (proposal, look) => judgeBuild(builder, proposal, look),
  closestFirst: [
    'STM-MONEY-05',
    'STM-EXP-04',
    'STM-TILE-07',
    'STM-BUILD-09',
    'STM-BUILD-11',
    'STM-BUILD-13',
    'STM-BUILD-12',
  ],
})
