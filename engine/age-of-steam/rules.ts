import { refusal } from '../core/refusal.ts'
import type { MapInfo, Rules, Step } from '../core/rules.ts'
import { shapedAction } from '../core/shape.ts'
import { boardFrom } from '../track/board.ts'
import { BASE_OPTIONS } from './edition.ts'
import { leavePhase, phaseOf } from './flow.ts'
import type { Game, Run } from './game.ts'
import { broken } from './invariants.ts'
import type { MapDefinition } from './maps/definition.ts'
import { isRefusal } from './phases/phase.ts'
import { result, standings } from './score.ts'
import { setup } from './setup.ts'
import { BASE_STEPS } from './steps.ts'
import type { Action, Event, Moves, Stage, State } from './types.ts'

/** What a seat can send, field by field. */
const SHAPES = {
  issue: { n: 'int' },
  bid: { amount: 'int' },
  drop: {},
  freePass: {},
  choose: { action: 'text' },
  urbanize: { hex: 'text', letter: 'text' },
  build: { hex: 'text', tile: 'text', rotation: 'int' },
  cityLink: { link: 'int' },
  takeBack: {},
  chooseGains: { option: 'int' },
  endBuild: {},
  deliver: { from: 'text', cube: 'text', path: 'ints', bonus: 'int?' },
  engine: {},
  pass: {},
  produce: {},
  decline: {},
  place: { cube: 'text', column: 'text', row: 'int' },
  payFirst: {},
  declineFirst: {},
} as const

export type AgeOfSteam = Rules<State, Action, Moves, Event> & {
  /** The board and the steps of a map, for drawing and for tools. */
  game(map: string): Game
}

/** Age of Steam on the given maps. */
export function ageOfSteam(maps: readonly MapDefinition[]): AgeOfSteam {
  const games = new Map(maps.map((map) => [map.data.id, gameOn(map)]))
  const game = (map: string): Game => {
    const found = games.get(map)
    if (!found) throw new Error(`no map ${map}`)
    return found
  }
  return {
    id: 'age-of-steam',
    version: 1,
    name: 'Age of Steam',
    maps: maps.map(infoOf),
    game,
    options: (map) => [...(maps.find(({ data }) => data.id === map)?.options ?? []), ...BASE_OPTIONS],
    setup: (begin, chance) => setup(game(begin.map), begin, chance),
    turn: (state) => turn(game(state.map), state),
    moves: (state, seat) => {
      const { stage } = state
      const here = game(state.map)
      const phase = phaseOf(here, stage)
      return phase && phase.seat(stage) === seat ? phase.moves(here, state, stage, seat) : { ask: 'nothing' }
    },
    sample: (state, seat, pick) => {
      const { stage } = state
      const here = game(state.map)
      const phase = phaseOf(here, stage)
      if (!phase || phase.seat(stage) !== seat) throw new Error(`seat ${seat} has nothing to do`)
      return phase.sample(here, state, stage, seat, pick)
    },
    play: (state, seat, action, chance) => play({ game: game(state.map), chance, state, events: [] }, seat, action),
    // Nothing in it is secret.
    view: (state) => state,
    knownAction: (_setup, _seat, action) => action,
    standings: (state) => standings(game(state.map), state),
    result: (state) => result(game(state.map), state),
    broken: (state) => broken(game(state.map), state),
  }
}

const gameOn = (map: MapDefinition): Game => ({
  data: map.data,
  board: boardFrom(map.data),
  steps: { ...BASE_STEPS, ...map.steps },
})

const infoOf = ({ data, about }: MapDefinition): MapInfo => ({
  id: data.id,
  name: data.name,
  seats: data.players,
  about,
})

function turn(game: Game, state: State): ReturnType<AgeOfSteam['turn']> {
  const { stage, round } = state
  const rounds = game.steps.rounds(state.players.length)
  const phase = phaseOf(game, stage)
  if (!phase) return { phase: stage.phase, round, rounds, seats: [], ask: 'nothing', over: true }
  return { phase: stage.phase, round, rounds, seats: [phase.seat(stage)], ask: phase.ask(stage), over: false }
}

function play(run: Run, seat: number, raw: unknown): Step<State, Event> {
  const { stage } = run.state
  const phase = phaseOf(run.game, stage)
  if (!phase || stage.phase === 'over') return { ok: false, refusal: refusal('MATCH-OVER') }
  if (phase.seat(stage) !== seat)
    return { ok: false, refusal: refusal('TURN-SEAT', { seat, asked: phase.seat(stage) }) }
  const shaped = shapedAction<Action>(SHAPES, raw)
  if (!shaped.ok) return shaped
  const outcome = phase.play(run, stage, seat, shaped.action)
  if (isRefusal(outcome)) return { ok: false, refusal: outcome }
  if (outcome === null) leavePhase(run, stage.phase)
  else run.state = { ...run.state, stage: outcome as Stage }
  return { ok: true, state: run.state, events: run.events }
}
