import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { Side } from '../hex/layout.ts'
import { builderOn, type Builder as RailBuilder } from '../rail/building.ts'
import { type Hex, type HexIndex, TOWN } from '../track/board.ts'
import { judge, type Terms } from '../track/build.ts'
import { candidatesOf } from '../track/candidates.ts'
import { addedBy, type Change, classify, isObjection, type Objection, type Proposal } from '../track/change.ts'
import type { PriceLine } from '../track/offers.ts'
import type { Outlook } from '../track/outlook.ts'
import { countChains } from '../track/owners.ts'
import { leftOf } from '../track/pieces.ts'
import type { BuildQuery, LegalBuild, SiteRules } from '../track/sites.ts'
import { sidesOf, type TileType } from '../track/tiles.ts'
import type { Track } from '../track/track.ts'
import { editionOf } from './edition.ts'
import { type Game, nameOf, playerOf } from './game.ts'
import { TILES, TOWN_DISCS } from './tiles.ts'
import type { State } from './types.ts'

export interface Builder extends RailBuilder<Game, State> {
  /** What the builds of this turn have cost so far, each by itself. */
  readonly prices: readonly number[]
  readonly discs: number
  /** Chains the seat owns, counted when first asked for. */
  readonly chains: () => number
}

export interface PricedBuild extends LegalBuild {
  /** By itself; what is due now may be less. */
  readonly price: number
}

export function builderFor(game: Game, state: State, seat: Seat, prices: readonly number[]): Builder {
  const builder = builderOn(game, state, seat, game.steps.tileLimit(state, seat) - prices.length)
  let chains: number | undefined
  return {
    ...builder,
    prices,
    discs: discsUsed(builder.track),
    chains: () => {
      chains ??= countChains(builder.track, seat)
      return chains
    },
  }
}

export const discsUsed = (track: Track): number =>
  track.tiles.filter((placed, hex) => placed && takesDisc(track, hex, placed.tile)).length

/** A simple or complex tile on a town hex needs a disc to show the town (AOS-TOWN-01). */
const takesDisc = (track: Track, hex: HexIndex, tile: string): boolean =>
  track.kinds[hex] === TOWN && TILES.byId.get(tile)?.kind !== 'town'

/** Everything section 5 of the rules says about one tile build, in the order in which a player would notice it. */
function judgeBuild(builder: Builder, proposal: Proposal, look: (side: Side) => Outlook): PricedBuild | Refusal {
  const { track, seat, left, game, state } = builder
  if (left <= 0) return refusal('AOS-BUILD-02', { limit: game.steps.tileLimit(state, seat) })
  const change = classify(track, proposal)
  if (isObjection(change)) return objection(change, builder, proposal)
  if (change.moves.length > 0 && addedBy(change) > 0) return objection('drops-track', builder, proposal)
  const type = TILES.byId.get(proposal.tile) as TileType
  const early = notOnEmptyHex(builder, proposal) ?? notAsFirst(builder, proposal, change, type, look)
  if (early) return early
  const missing = notInSupply(builder, proposal)
  if (missing) return missing
  const effect = judge({ track, seat, hex: proposal.hex, change, look }, TERMS)
  if (isObjection(effect)) return objection(effect, builder, proposal)
  const apart = game.steps.connection(builder, proposal, effect)
  if (apart) return apart
  if (lacksMarkers(builder, effect.chains)) return refusal('AOS-OWN-09', { limit: MARKERS })
  const lines = priceLines(builder, proposal, change, type)
  const price = lines.reduce((sum, line) => sum + line.amount, 0)
  const due = dueFor(builder, price)
  const { money } = playerOf(state, seat)
  if (due > money) return refusal('AOS-BUILD-03', { price: due, money })
  const discount = due === price ? [] : [{ what: 'discount', amount: due - price }]
  return { proposal, effect, price, due, lines: [...lines, ...discount] }
}

/** Both tracks of a complex tile are connected at once (AOS-CONN-04); only sections are redirected (AOS-REDIR-03). */
const TERMS: Terms = { mayWait: false, loopsAreOpen: false }

/** What one more build costs on top of what the turn has cost so far. */
export function dueFor({ game, state, seat, prices }: Builder, price: number): number {
  return game.steps.bill(state, seat, [...prices, price]) - game.steps.bill(state, seat, prices)
}

export const MARKERS = 20

/** Whether so many more chains than now would take more markers than there are (AOS-OWN-09). */
export function lacksMarkers({ state, chains }: Builder, more: number): boolean {
  return state.options.ownerMarkerLimit !== 'none' && more > 0 && chains() + more > MARKERS
}

/** The 2002 edition lays complex tiles as replacements only (AOS-PLACE-01). */
function notOnEmptyHex({ track, state }: Builder, { hex, tile }: Proposal): Refusal | null {
  const forbidden = isComplexOnEmptyLand(track, hex, tile) && !editionOf(state.options).complexOnEmpty
  return forbidden ? refusal('AOS-PLACE-01', { tile }) : null
}

function isComplexOnEmptyLand(track: Track, hex: HexIndex, tile: string): boolean {
  const kind = TILES.byId.get(tile)?.kind
  return (kind === 'crossing' || kind === 'side-by-side') && !track.tiles[hex] && track.kinds[hex] !== TOWN
}

/** AOS-BUILD-05: the very first tile of a seat starts at a city. */
function notAsFirst(
  { game, state, seat }: Builder,
  { tile }: Proposal,
  change: Change,
  type: TileType,
  look: (side: Side) => Outlook,
): Refusal | null {
  if (playerOf(state, seat).hasBuilt) return null
  const simple = change.kind === 'place' && type.kind === 'simple'
  if (state.options.firstTile !== 'any' && !simple) return refusal('AOS-BUILD-05', { tile })
  const atCity = change.wiring.segments.some(
    (segment, i) =>
      change.keeps[i] === -1 &&
      i !== change.moves[0]?.index &&
      sidesOf(segment).some(
        (side) => look(side).kind === 'city' && game.steps.firstTileAt(game, state, look(side).end.place),
      ),
  )
  return atCity ? null : refusal('AOS-BUILD-05', { tile })
}

/** Tiles and discs that come off the hex can be used at once (AOS-COMP-06). */
function notInSupply({ track, used, discs }: Builder, { hex, tile }: Proposal): Refusal | null {
  const old = track.tiles[hex]?.tile
  if (leftOf(TILES.limits, used, tile, old) === 0) return refusal('AOS-COMP-06', { tile })
  if (!takesDisc(track, hex, tile)) return null
  const discsTaken = discs - (old !== undefined && takesDisc(track, hex, old) ? 1 : 0)
  return discsTaken >= TOWN_DISCS ? refusal('AOS-COMP-06', { tile: 'disc' }) : null
}

const REPLACE_CROSSING = 3
const REPLACE_TOWN = 3
const REDIRECT = 2

/** AOS-COST-01 to -03. */
function priceLines(
  { game, state, track }: Builder,
  { hex }: Proposal,
  change: Change,
  type: TileType,
): readonly PriceLine[] {
  switch (change.kind) {
    case 'redirect':
      return [{ what: 'redirect', amount: REDIRECT }]
    case 'crossing':
      return [{ what: 'replace-crossing', amount: REPLACE_CROSSING }]
    case 'side-by-side':
      return [{ what: 'replace-side-by-side', amount: editionOf(state.options).sideBySideReplacement }]
    case 'town':
      return [{ what: 'replace-town', amount: REPLACE_TOWN }]
    case 'place': {
      const exits = change.wiring.exits.length
      if (track.kinds[hex] === TOWN)
        return [
          { what: 'town', amount: 1 },
          { what: 'exits', amount: exits },
        ]
      return game.steps.terrainPrice(game.board.hexes[hex] as Hex, type.kind)
    }
  }
}

/** Which rule each objection of the track core stands for in this game. */
const RULE_OF: Readonly<Record<Exclude<Objection, 'drops-track'>, string>> = {
  'unknown-tile': 'AOS-TILE-01',
  'on-city': 'AOS-BUILD-06',
  'town-tile-elsewhere': 'AOS-PLACE-03',
  'closed-side': 'AOS-BUILD-07',
  'changes-nothing': 'AOS-REPL-01',
  'drops-exit': 'AOS-TOWN-04',
  'adds-no-exit': 'AOS-TOWN-04',
  'moves-stub': 'AOS-TOWN-05',
  'drops-both-tracks': 'AOS-REPL-06',
  'moves-link': 'AOS-REDIR-03',
  'moves-root': 'AOS-REDIR-01',
  'moves-foreign': 'AOS-REDIR-03',
  'joins-foreign': 'AOS-BUILD-08',
  loop: 'AOS-BUILD-09',
  'not-connected': 'AOS-CONN-01',
}

function objection(word: Objection, { track, game }: Builder, { hex, tile }: Proposal): Refusal {
  const params = { hex: nameOf(game, hex), tile }
  if (word !== 'drops-track') return refusal(ruleFor(word, track, hex, tile), params)
  const before = TILES.byId.get(track.tiles[hex]?.tile ?? '')?.kind
  const after = TILES.byId.get(tile)?.kind
  if (before !== 'simple') return refusal('AOS-REPL-06', params)
  return refusal(
    after === 'crossing' ? 'AOS-REPL-02' : after === 'side-by-side' ? 'AOS-REPL-03' : 'AOS-REPL-04',
    params,
  )
}

/** A complex tile on an empty hex has a rule of its own: both of its tracks must be connected. */
const ruleFor = (word: keyof typeof RULE_OF, track: Track, hex: HexIndex, tile: string): string =>
  word === 'not-connected' && isComplexOnEmptyLand(track, hex, tile) ? 'AOS-CONN-04' : RULE_OF[word]

const SITE_RULES: SiteRules = {
  noHex: 'AOS-BUILD-06',
  noTile: 'AOS-TILE-01',
  noRotation: 'AOS-TILE-02',
  noneLeft: 'AOS-BUILD-02',
  onCity: 'AOS-BUILD-06',
  notConnected: 'AOS-CONN-01',
}

const ON_TOWN = candidatesOf(TILES, true, () => true)
const ELSEWHERE = candidatesOf(TILES, false, () => true)

/** What a seat may and may not build now. */
export const buildQueryFor = (builder: Builder): BuildQuery<PricedBuild> => ({
  ...builder,
  limit: builder.game.steps.tileLimit(builder.state, builder.seat),
  onTown: ON_TOWN,
  elsewhere: ELSEWHERE,
  rules: SITE_RULES,
  judge: (proposal, look) => judgeBuild(builder, proposal, look),
  closestFirst: CLOSEST_FIRST,
})

/** A rule of the map's own is asked when the base has nothing left to say but markers and money. */
const CLOSEST_FIRST: BuildQuery['closestFirst'] = [
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
