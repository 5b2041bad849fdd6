import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { type FixedLink, type HexSide, TOWN } from '../../track/board.ts'
import { applyBuild } from '../../track/build.ts'
import type { Proposal } from '../../track/change.ts'
import { addedExits, stillAdded } from '../../track/sections.ts'
import { allSites, anyBuild, completedLinks, isLegal } from '../../track/sites.ts'
import { type Builder, builderFor, dueFor, judgeBuild, lacksMarkers, MARKERS } from '../building.ts'
import { editionOf } from '../edition.ts'
import { type Game, gain, nameOf, orderWithFirst, playerOf, type Run, update, updatePlayer } from '../game.ts'
import { loseSections } from '../sections.ts'
import { surveyFor } from '../sites.ts'
import { TILES } from '../tiles.ts'
import type { Action, GainsChoice, Letter, Moves, State, Undoing } from '../types.ts'
import { urbanizable, urbanize } from '../urbanizing.ts'
import { type DecisionPhase, isRefusal, notNow, rest, type StageOf } from './phase.ts'

type Building = StageOf<'build'>
type Act<Type extends Action['type']> = Extract<Action, { type: Type }>

const NEW_TURN = { prices: [], urbanized: false, history: [], choice: null } as const

/** Phase 4: each seat in its turn urbanises, builds tiles, and ends (AOS-BUILD-01, -02). */
export const build: DecisionPhase<Building> = {
  enter: (run) => ({
    phase: 'build',
    left: orderWithFirst(run.state, 'first-build'),
    added: run.state.players.map(() => []),
    ...NEW_TURN,
  }),
  seat: (stage) => stage.left[0] as number,
  ask: (stage) => (stage.choice === null ? 'build' : 'chooseGains'),
  moves(game, state, stage, seat): Moves {
    if (stage.choice !== null) return { ask: 'chooseGains', ...stage.choice }
    const builder = builderFor(game, state, seat, stage.prices)
    return {
      ask: 'build',
      tilesLeft: builder.left,
      urbanize: mayUrbanize(state, stage, seat) ? urbanizable(game, state) : null,
      sites: allSites(surveyFor(builder)),
      cityLinks: game.board.fixedLinks.flatMap(({ cost }, link) =>
        refusesLink(builder, link) ? [] : [{ link, price: dueFor(builder, cost) }],
      ),
      takeBack: stage.history.length > 0,
      hindered: game.steps.endTurn(game, state, seat),
    }
  },
  sample(game, state, stage, seat, pick) {
    if (stage.choice !== null) return { type: 'chooseGains', option: pick(stage.choice.options.length) }
    return randomExtra(game, state, stage, seat, pick) ?? randomEnd(game, state, stage, seat, pick)
  },
  play(run, stage, seat, action) {
    if (stage.choice !== null) {
      return action.type === 'chooseGains'
        ? chooseGains(run, stage, stage.choice, action.option)
        : notNow(stage, action)
    }
    switch (action.type) {
      case 'urbanize':
        return placeCity(run, stage, seat, action)
      case 'build':
        return buildTile(run, stage, seat, action)
      case 'cityLink':
        return takeCityLink(run, stage, seat, action.link)
      case 'takeBack':
        return takeBack(run, stage, seat)
      case 'endBuild':
        return endBuild(run, stage, seat)
      default:
        return notNow(stage, action)
    }
  },
}

function buildTile(run: Run, stage: Building, seat: Seat, action: Act<'build'>): Building | Refusal {
  const { game, state: before } = run
  const builder = builderFor(game, before, seat, stage.prices)
  const proposal = proposalOf(builder, action)
  if (isRefusal(proposal)) return proposal
  const legal = judgeBuild(builder, proposal)
  if (!isLegal(legal)) return legal
  const { effect, price, due } = legal
  update(run, { tiles: applyBuild(builder.track, seat, proposal, effect) })
  updatePlayer(run, seat, { money: playerOf(before, seat).money - due, hasBuilt: true })
  const { hex, tile } = action
  const completes = completedLinks(builder.track, effect.completes)
  run.events.push({ type: 'built', seat, hex, tile, rotation: proposal.rotation, price: due, completes })
  const own = stillAdded(stage.added[seat] ?? [], proposal.hex, effect)
  return afterOneBuild(run, before, stage, seat, price, [...own, ...addedExits(proposal.hex, effect)])
}

/** What every build has in common once it is on the board. */
function afterOneBuild(
  run: Run,
  before: State,
  stage: Building,
  seat: Seat,
  price: number,
  added: readonly HexSide[],
): Building {
  const { steps } = run.game
  const undoing = steps.mayTakeBack ? [undoingTo(before, run.state, stage, seat)] : []
  return {
    ...stage,
    prices: [...stage.prices, price],
    added: stage.added.with(seat, added),
    history: [...stage.history, ...undoing],
    choice: steps.afterLink(run, seat),
  }
}

/** Names from outside become hexes and tiles of the game. */
function proposalOf({ game, track }: Builder, action: Act<'build'>): Proposal | Refusal {
  const hex = game.board.byName.get(action.hex)
  if (hex === undefined) return refusal('AOS-BUILD-06', { hex: action.hex, tile: action.tile })
  if (!TILES.byId.has(action.tile)) return refusal('AOS-TILE-01', { tile: action.tile })
  if (action.rotation < 0 || action.rotation > 5) return refusal('AOS-TILE-02', { rotation: action.rotation })
  const rotation = TILES.canonical(action.tile, action.rotation, track.kinds[hex] === TOWN)
  return { hex, tile: action.tile, rotation }
}

// --- links without tiles (AOS-GER-09) --------------------------------------------------------------------------------

function refusesLink(builder: Builder, link: number): Refusal | null {
  const { game, state, seat, left } = builder
  const fixed = game.board.fixedLinks[link]
  if (!fixed || state.fixedLinks[link] !== null) return refusal('AOS-GER-09', { link })
  if (left <= 0) return refusal('AOS-BUILD-02', { limit: game.steps.tileLimit(state, seat) })
  if (lacksMarkers(builder, 1)) return refusal('AOS-OWN-09', { limit: MARKERS })
  const price = dueFor(builder, fixed.cost)
  const { money } = playerOf(state, seat)
  return price > money ? refusal('AOS-BUILD-03', { price, money }) : null
}

function takeCityLink(run: Run, stage: Building, seat: Seat, link: number): Building | Refusal {
  const { game, state: before } = run
  const builder = builderFor(game, before, seat, stage.prices)
  const refused = refusesLink(builder, link)
  if (refused) return refused
  const { cost, between } = game.board.fixedLinks[link] as FixedLink
  const price = dueFor(builder, cost)
  update(run, { fixedLinks: before.fixedLinks.with(link, seat) })
  updatePlayer(run, seat, { money: playerOf(before, seat).money - price })
  const [from, to] = between
  run.events.push({ type: 'tookLink', seat, from: nameOf(game, from), to: nameOf(game, to), price })
  return afterOneBuild(run, before, stage, seat, cost, stage.added[seat] ?? [])
}

// --- taking back, where it is part of the rules (AOS-GER-07) ----------------------------------------------------------

function undoingTo(before: State, after: State, stage: Building, seat: Seat): Undoing {
  const { money, hasBuilt } = playerOf(before, seat)
  const tiles = before.tiles.flatMap((placed, hex) => (after.tiles[hex] === placed ? [] : [{ hex, placed }]))
  return { tiles, fixedLinks: before.fixedLinks, money, hasBuilt, added: stage.added[seat] ?? [] }
}

function takeBack(run: Run, stage: Building, seat: Seat): Building | Refusal {
  const last = stage.history.at(-1)
  if (!last) return refusal('AOS-GER-07', { built: stage.prices.length })
  const tiles = [...run.state.tiles]
  for (const { hex, placed } of last.tiles) tiles[hex] = placed
  update(run, { tiles, fixedLinks: last.fixedLinks })
  updatePlayer(run, seat, { money: last.money, hasBuilt: last.hasBuilt })
  run.events.push({ type: 'tookBack', seat })
  return {
    ...stage,
    prices: stage.prices.slice(0, -1),
    added: stage.added.with(seat, last.added),
    history: stage.history.slice(0, -1),
  }
}

// --- the rest of a turn ------------------------------------------------------------------------------------------------

const mayUrbanize = (state: State, stage: Building, seat: Seat): boolean =>
  playerOf(state, seat).special === 'urbanization' && !stage.urbanized && stage.prices.length === 0

function placeCity(run: Run, stage: Building, seat: Seat, action: Act<'urbanize'>): Building | Refusal {
  const { hex, letter } = action
  const { special } = playerOf(run.state, seat)
  if (special !== 'urbanization' || stage.urbanized) return refusal('AOS-CITY-01', { hex, letter })
  if (stage.prices.length > 0) return refusal('AOS-BUILD-02', { limit: 0 })
  const refused = urbanize(run, seat, action)
  return refused ?? { ...stage, urbanized: true, choice: run.game.steps.afterLink(run, seat) }
}

function chooseGains(run: Run, stage: Building, { options, reason }: GainsChoice, option: number): Building | Refusal {
  const chosen = options[option]
  if (!chosen) return refusal('AOS-FLOW-05', { option, options: options.length })
  gain(run, chosen, reason)
  return { ...stage, choice: null }
}

function endBuild(run: Run, stage: Building, seat: Seat): Building | Refusal | null {
  const { game } = run
  const hindered = game.steps.endTurn(game, run.state, seat)
  if (hindered) return hindered
  run.events.push({ type: 'endedBuild', seat, tiles: stage.prices.length })
  const left = rest(stage.left)
  const { sectionLoss } = editionOf(run.state.options)
  if (sectionLoss === 'end-of-turn') loseSections(run, stage.added, [seat])
  if (left.length > 0) return { ...stage, ...NEW_TURN, left }
  if (sectionLoss === 'end-of-phase') loseSections(run, stage.added, run.state.order)
  return null
}

// --- at random --------------------------------------------------------------------------------------------------------

/** A New City or a link without a tile, now and then. */
function randomExtra(game: Game, state: State, stage: Building, seat: Seat, pick: Pick): Action | null {
  if (mayUrbanize(state, stage, seat) && pick(2) === 0) {
    const { hexes, letters } = urbanizable(game, state)
    const [hex, letter] = [hexes[pick(Math.max(1, hexes.length))], letters[pick(Math.max(1, letters.length))]]
    if (hex !== undefined && letter !== undefined) return { type: 'urbanize', hex, letter: letter as Letter }
  }
  const { fixedLinks } = game.board
  const link = fixedLinks.length > 0 ? pick(fixedLinks.length * 6) : 0
  return refusesLink(builderFor(game, state, seat, stage.prices), link) ? null : { type: 'cityLink', link }
}

/** A tile, or the end of the turn; what hinders the end is taken back sooner or later. */
function randomEnd(game: Game, state: State, stage: Building, seat: Seat, pick: Pick): Action {
  const mayEnd = game.steps.endTurn(game, state, seat) === null
  const tile = pick(8) > 0 ? randomBuild(builderFor(game, state, seat, stage.prices), pick) : null
  if (mayEnd) return tile ?? { type: 'endBuild' }
  return tile !== null && pick(3) > 0 ? tile : { type: 'takeBack' }
}

function randomBuild(builder: Builder, pick: Pick): Action | null {
  const build = anyBuild(surveyFor(builder), pick)
  if (!build) return null
  const { hex, tile, rotation } = build.proposal
  return { type: 'build', hex: nameOf(builder.game, hex), tile, rotation }
}
