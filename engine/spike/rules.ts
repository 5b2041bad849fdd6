import { type Refusal, refusal } from '../core/refusal.ts'
import type { Rules, Seat, Step, Turn } from '../core/rules.ts'
import { shapedAction } from '../core/shape.ts'
import { type BoardData, boardFrom } from './board.ts'
import { type CardData, ROUNDS } from './decks.ts'
import { phaseOf } from './flow.ts'
import type { Game, Run } from './game.ts'
import { broken } from './invariants.ts'
import type { Moves } from './moves.ts'
import { OPTIONS } from './options.ts'
import { result, standings } from './score.ts'
import { hidesSomething, knownAction, showsSecret, view } from './secrets.ts'
import { setup } from './setup.ts'
import { supposed } from './supposed.ts'
import type { Action, Event, State } from './types.ts'

/** What a seat can send, field by field. */
const SHAPES = {
  chooseSides: { sides: 'hidden texts by name' },
  giveCard: { card: 'hidden text' },
  keepRoute: { route: 'hidden text' },
  placeTrain: { city: 'text' },
  freeMove: { steps: 'texts' },
  draw: { display: 'int?' },
  stopDrawing: {},
  build: {
    segments: 'texts',
    payment: { direct: 'ints by name', jokers: [{ from: 'text', n: 'int', as: 'text' }] },
  },
  start: { steps: 'texts' },
  boost: { step: 'text' },
  upgrade: { part: 'text' },
  load: { goods: 'text', drop: 'text?' },
  deliver: { goods: 'text' },
  drop: { goods: 'text' },
  endTurn: {},
} as const

/** A board, the cards that name its cities, and what the lobby says about it. */
export interface MapDefinition {
  readonly board: BoardData
  readonly cards: CardData
  /** One or two sentences for the lobby. */
  readonly about: string
}

export type Spike = Rules<State, Action, Moves, Event> & {
  /** The board and the cards of a map, for drawing and for tools. */
  game(map: string): Game
}

/** Spike on the given maps. */
export function spike(maps: readonly MapDefinition[]): Spike {
  const games = new Map(maps.map((map) => [map.board.id, gameOn(map)]))
  const game = (map: string): Game => {
    const found = games.get(map)
    if (!found) throw new Error(`no map ${map}`)
    return found
  }
  return {
    id: 'spike',
    version: 1,
    name: 'Spike',
    maps: maps.map(({ board: { id, name, players }, about }) => ({ id, name, seats: players, about })),
    game,
    options: () => OPTIONS,
    setup: (begin, chance) => setup(game(begin.map), begin, chance),
    turn,
    moves(state, seat) {
      const phase = phaseOf(state.stage)
      return phase && mayAct(state, seat) ? phase.moves(game(state.map), state, state.stage, seat) : { ask: 'nothing' }
    },
    sample(state, seat, pick) {
      const phase = phaseOf(state.stage)
      if (!phase || !mayAct(state, seat)) throw new Error(`seat ${seat} has nothing to do`)
      return phase.sample(game(state.map), state, state.stage, seat, pick)
    },
    play: (state, seat, action, chance) => play({ game: game(state.map), chance, state, events: [] }, seat, action),
    view,
    knownAction,
    showsSecret,
    supposed: (seen, eyes, pick) => supposed(game(seen.map), seen, eyes, pick),
    standings: (state) => standings(game(state.map), state),
    result: (state) => result(game(state.map), state),
    broken: (state) => broken(game(state.map), state),
  }
}

const gameOn = ({ board, cards }: MapDefinition): Game => ({
  board: boardFrom(board),
  contracts: new Map(cards.contracts.map((card) => [card.id, card])),
  routes: new Map(cards.routes.map((card) => [card.id, card])),
})

const mayAct = (state: State, seat: Seat): boolean => turn(state).seats.includes(seat)

function turn(state: State): Turn {
  const { stage, round } = state
  const phase = phaseOf(stage)
  const common = { phase: stage.phase, round, rounds: ROUNDS }
  return phase
    ? { ...common, seats: phase.seats(state, stage), ask: stage.phase, over: false }
    : { ...common, seats: [], ask: 'nothing', over: true }
}

function play(run: Run, seat: Seat, raw: unknown): Step<State, Event> {
  const refused = attempt(run, seat, raw)
  return refused ? { ok: false, refusal: refused } : { ok: true, state: run.state, events: run.events }
}

function attempt(run: Run, seat: Seat, raw: unknown): Refusal | null {
  const { state } = run
  const phase = phaseOf(state.stage)
  if (!phase) return refusal('MATCH-OVER')
  if (!mayAct(state, seat)) return refusal('TURN-SEAT', { seat, asked: turn(state).seats.join(' ') })
  const shaped = shapedAction<Action>(SHAPES, raw)
  if (!shaped.ok) return shaped.refusal
  if (hidesSomething(shaped.action) && !run.chance.mayHide)
    return refusal('SPK-INFO-01', { action: shaped.action.type })
  return phase.play(run, state.stage, seat, shaped.action)
}
