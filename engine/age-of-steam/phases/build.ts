import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { buildingTurns, loseSections, tilesBefore } from '../../rail/building.ts'
import { withNext } from '../../rail/flow.ts'
import type { FixedLink, HexSide } from '../../track/board.ts'
import { addedExits, stillAdded } from '../../track/sections.ts'
import {
  type Builder,
  builderFor,
  buildQueryFor,
  dueFor,
  lacksMarkers,
  MARKERS,
  type PricedBuild,
} from '../building.ts'
import { editionOf } from '../edition.ts'
import { type Game, gain, nameOf, orderWithFirst, playerOf, type Run, update, updatePlayer } from '../game.ts'
import type { Action, GainsChoice, Moves, State, Undoing } from '../types.ts'
import { urbanizable, urbanize } from '../urbanizing.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

export type Building = StageOf<'build'>
type Act<Type extends Action['type']> = Extract<Action, { type: Type }>

const NEW_TURN = { prices: [], urbanized: false, history: [], choice: null } as const

export const builderAt = (game: Game, state: State, seat: Seat, { prices }: Building): Builder =>
  builderFor(game, state, seat, prices)

const turns = buildingTurns<Building, Builder, PricedBuild>({
  builder: builderAt,
  buildQuery: buildQueryFor,
  pay: (run: Run, seat, price) => updatePlayer(run, seat, { money: playerOf(run.state, seat).money - price }),
  built(run: Run, stage, { state: before, seat }, { proposal: { hex }, effect, price }) {
    const own = stillAdded(stage.added[seat] ?? [], hex, effect)
    return afterOneBuild(run, before, stage, seat, price, [...own, ...addedExits(hex, effect)])
  },
  count: ({ prices }) => prices.length,
  restore(run: Run, stage, seat, { fixedLinks, money, hasBuilt, added }) {
    update(run, { fixedLinks })
    updatePlayer(run, seat, { money, hasBuilt })
    return { ...stage, prices: stage.prices.slice(0, -1), added: stage.added.with(seat, added) }
  },
  nothingToTakeBack: ({ prices }) => refusal('AOS-GER-07', { built: prices.length }),
  unfinished: (game: Game, state: State, _, seat) => game.steps.endTurn(game, state, seat) !== null,
  hindered: (game: Game, state: State, _, seat) => game.steps.endTurn(game, state, seat),
  ended: endTurn,
})

/** Phase 4: each seat in its turn urbanises, builds tiles, and ends (AOS-BUILD-01, -02). */
export const build: DecisionPhase<Building> = {
  ...turns,
  enter: (run) => ({
    phase: 'build',
    left: orderWithFirst(run.state, 'first-build'),
    added: run.state.players.map(() => []),
    ...NEW_TURN,
  }),
  without(run, stage, seat) {
    if (stage.choice !== null) drawGains(run, stage.choice, seat)
    return turns.without(run, stage, seat)
  },
  ask: (stage) => (stage.choice === null ? 'build' : 'chooseGains'),
  moves(game, state, stage, seat): Moves {
    if (stage.choice !== null) return { ask: 'chooseGains', ...stage.choice }
    const builder = builderAt(game, state, seat, stage)
    return {
      ...turns.moves(game, state, stage, seat),
      urbanize: mayUrbanize(state, stage, seat) ? urbanizable(game, state) : null,
      cityLinks: game.board.fixedLinks.flatMap(({ cost }, link) =>
        refusesLink(builder, link) ? [] : [{ link, price: dueFor(builder, cost) }],
      ),
    }
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
      case 'cityLink':
        return takeCityLink(run, stage, seat, action.link)
      case 'build':
      case 'takeBack':
      case 'endBuild':
        return turns.play(run, stage, seat, action)
      default:
        return notNow(stage, action)
    }
  },
}

/** What every build has in common once it is on the board; taking back is part of the rules of some maps (AOS-GER-07). */
function afterOneBuild(
  run: Run,
  before: State,
  stage: Building,
  seat: Seat,
  price: number,
  added: readonly HexSide[],
): Building {
  const { steps } = run.game
  return {
    ...stage,
    prices: [...stage.prices, price],
    added: stage.added.with(seat, added),
    history: steps.mayTakeBack ? [...stage.history, undoingTo(before, run.state, stage, seat)] : [],
    choice: steps.afterLink(run, seat),
  }
}

function undoingTo(before: State, after: State, { added }: Building, seat: Seat): Undoing {
  const { money, hasBuilt } = playerOf(before, seat)
  const { fixedLinks } = before
  return { tiles: tilesBefore(before, after), fixedLinks, money, hasBuilt, added: added[seat] ?? [] }
}

// --- links without tiles (AOS-GER-09) --------------------------------------------------------------------------------

export function refusesLink(builder: Builder, link: number): Refusal | null {
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
  const builder = builderAt(game, before, seat, stage)
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

// --- the rest of a turn ------------------------------------------------------------------------------------------------

export const mayUrbanize = (state: State, stage: Building, seat: Seat): boolean =>
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

/** Nobody is left to choose, and whoever is out gains nothing (GIVE-05). */
function drawGains(run: Run, { options, reason }: GainsChoice, out: Seat): void {
  const drawn = options[run.chance.die('gains', options.length) - 1]
  if (drawn) gain(run, drawn.with(out, 0), reason)
}

function endTurn(run: Run, stage: Building, seat: Seat): Building | null {
  const { sectionLoss } = editionOf(run.state.options)
  // AOS-OWN-06, -07.
  const lose = (one: Seat): void => loseSections(run, one, stage.added[one] ?? [])
  if (sectionLoss === 'end-of-turn') lose(seat)
  const next = withNext(stage)
  if (next) return { ...next, ...NEW_TURN }
  if (sectionLoss === 'end-of-phase') for (const one of run.state.order) lose(one)
  return null
}
