import { refusal } from '../core/refusal.ts'
import type { MapInfo, Rules, Step, Turn } from '../core/rules.ts'
import { shapedAction } from '../core/shape.ts'
import { boardFrom } from '../track/board.ts'
import { leavePhase, phaseOf, roundsOf } from './flow.ts'
import type { Game, Run } from './game.ts'
import { broken } from './invariants.ts'
import type { MapDefinition } from './maps/definition.ts'
import { OPTIONS } from './options.ts'
import { isRefusal } from './phases/phase.ts'
import { result, standings } from './score.ts'
import { setup } from './setup.ts'
import type { Action, Event, Moves, Stage, State } from './types.ts'

/** What a seat can send, field by field. */
const SHAPES = {
  raise: { n: 'int' },
  bid: { amount: 'int' },
  drop: {},
  freePass: {},
  select: { tile: 'text', use: 'text' },
  build: { hex: 'text', tile: 'text', rotation: 'int' },
  urbanize: { hex: 'text', color: 'text', group: 'int?' },
  grow: { hex: 'text', group: 'int' },
  takeBack: {},
  endBuild: {},
  deliver: { from: 'text', cube: 'text', path: 'ints' },
  engine: {},
  pass: {},
  score: { to: 'text' },
} as const

export type Steam = Rules<State, Action, Moves, Event> & {
  /** A map, for drawing and for tools. */
  game(map: string): Game
}

/** Steam on the given maps. */
export function steam(maps: readonly MapDefinition[]): Steam {
  const games = new Map(maps.map((map) => [map.data.id, { map, board: boardFrom(map.data) }]))
  const game = (map: string): Game => {
    const found = games.get(map)
    if (!found) throw new Error(`no map ${map}`)
    return found
  }
  return {
    id: 'steam',
    version: 1,
    name: 'Steam',
    maps: maps.map(infoOf),
    game,
    options: () => OPTIONS,
    setup: (begin, chance) => setup(game(begin.map), begin, chance),
    turn,
    moves(state, seat) {
      const { stage } = state
      const phase = phaseOf(stage)
      return phase && phase.seat(stage) === seat ? phase.moves(game(state.map), state, stage, seat) : { ask: 'nothing' }
    },
    sample(state, seat, pick) {
      const { stage } = state
      const phase = phaseOf(stage)
      if (!phase || phase.seat(stage) !== seat) throw new Error(`seat ${seat} has nothing to do`)
      return phase.sample(game(state.map), state, stage, seat, pick)
    },
    play: (state, seat, action, chance) => play({ game: game(state.map), chance, state, events: [] }, seat, action),
    view: (state) => state,
    knownAction: (_setup, _seat, action) => action,
    standings: (state) => standings(game(state.map), state),
    result: (state) => result(game(state.map), state),
    broken: (state) => broken(game(state.map), state),
  }
}

const infoOf = ({ data, about }: MapDefinition): MapInfo => ({
  id: data.id,
  name: data.name,
  seats: data.players,
  about,
})

function turn(state: State): Turn {
  const { stage, round } = state
  const rounds = roundsOf(state)
  const phase = phaseOf(stage)
  if (!phase) return { phase: stage.phase, round, rounds, seats: [], ask: 'nothing', over: true }
  return { phase: stage.phase, round, rounds, seats: [phase.seat(stage)], ask: phase.ask(stage), over: false }
}

function play(run: Run, seat: number, raw: unknown): Step<State, Event> {
  const { stage } = run.state
  const phase = phaseOf(stage)
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
