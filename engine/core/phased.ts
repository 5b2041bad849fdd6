import type { Chance } from './chance.ts'
import { isGivingUp } from './giveUp.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { GameEvent, MapInfo, Result, Rules, Seat, Setup, SomeAction, Standing, Turn } from './rules.ts'
import type { Run } from './run.ts'
import { type ShapesOf, shapedAction } from './shape.ts'

/** The types of a game whose matches always rest in some phase, under one name. */
export interface GameTypes {
  /** What a match is played on: the board, and what its map changes. */
  readonly Game: unknown
  /** `stage` is where the round stands; its phase is `over` when the match is. */
  readonly State: { readonly map: string; readonly round: number; readonly stage: { readonly phase: string } }
  readonly Action: SomeAction
  readonly Moves: { readonly ask: string }
  readonly Event: GameEvent
}

export interface TypesOf<Game, State, Action, Moves, Event> {
  readonly Game: Game
  readonly State: State
  readonly Action: Action
  readonly Moves: Moves
  readonly Event: Event
}

export type RunOf<T extends GameTypes> = Run<T['Game'], T['State'], T['Event']>

/** A phase in which somebody has to decide something. Methods, so that phases of different stages make one list. */
export interface Phase<T extends GameTypes, Stage = T['State']['stage']> {
  /** Who may act now. */
  seats(state: T['State'], stage: Stage): readonly Seat[]
  /** Key of the question, where it is not the phase itself. */
  ask?(stage: Stage): string
  moves(game: T['Game'], state: T['State'], stage: Stage, seat: Seat): T['Moves']
  /** Carries out an action of a seat that may act, and sets the next stage. */
  play(run: RunOf<T>, stage: Stage, seat: Seat, action: T['Action']): Refusal | null
}

/** What a game of phases says about itself; the rest of `Rules` is the same in all of them. */
export interface PhasedGame<T extends GameTypes> extends Pick<Rules, 'id' | 'version' | 'name' | 'options'> {
  readonly maps: readonly { readonly info: MapInfo; readonly game: T['Game'] }[]
  /** What a seat can send, field by field. */
  readonly shapes: ShapesOf<T['Action']>
  setup(game: T['Game'], begin: Setup, chance: Chance): T['State']
  rounds(game: T['Game'], state: T['State']): number
  /** The phase a match rests in; none once it is over. */
  phaseOf(game: T['Game'], state: T['State']): Phase<T> | undefined
  /** A seat that is asked leaves the match, which goes on without it or is over (GIVE-01). */
  giveUp(run: RunOf<T>, seat: Seat): void
  /** What is refused in whatever phase. */
  refuses?(run: RunOf<T>, action: T['Action']): Refusal | null
  standings(game: T['Game'], state: T['State']): readonly Standing[]
}

/** The moves of whoever has nothing to do. */
export type Nothing = { readonly ask: 'nothing' }

export type PhasedRules<T extends GameTypes> = Rules<T['State'], T['Action'], T['Moves'] | Nothing, T['Event']> & {
  /** What is played on one map, for drawing and for tools. */
  game(map: string): T['Game']
}

/** The rules of a game in which nothing is secret; one with secrets puts its own in place of `view` and what goes with it. */
export function phasedRules<T extends GameTypes>(phased: PhasedGame<T>): PhasedRules<T> {
  const { id, version, name, maps, phaseOf } = phased
  const games = new Map(maps.map(({ info, game }) => [info.id, game]))
  const gameOf = ({ map }: { readonly map: string }): T['Game'] => {
    if (!games.has(map)) throw new Error(`no map ${map}`)
    return games.get(map)
  }
  const turnOf = (state: T['State']): Turn => {
    const { stage, round } = state
    const common = { phase: stage.phase, round, rounds: phased.rounds(gameOf(state), state) }
    const phase = phaseOf(gameOf(state), state)
    return phase
      ? { ...common, seats: phase.seats(state, stage), ask: phase.ask?.(stage) ?? stage.phase, over: false }
      : { ...common, seats: [], ask: 'nothing', over: true }
  }
  /** The phase in which this seat may act now. */
  const phaseFor = (state: T['State'], seat: Seat): Phase<T> | undefined => {
    const phase = phaseOf(gameOf(state), state)
    return phase?.seats(state, state.stage).includes(seat) ? phase : undefined
  }
  const carryOut = (run: RunOf<T>, seat: Seat, raw: unknown): Refusal | null => {
    const { state } = run
    const phase = phaseOf(run.game, state)
    if (!phase) return refusal('MATCH-OVER')
    const asked = phase.seats(state, state.stage)
    if (!asked.includes(seat)) return refusal('TURN-SEAT', { seat, asked: asked.join(' ') })
    if (isGivingUp(raw)) {
      phased.giveUp(run, seat)
      return null
    }
    const shaped = shapedAction<T['Action']>(phased.shapes, raw)
    if (!shaped.ok) return shaped.refusal
    return phased.refuses?.(run, shaped.action) ?? phase.play(run, state.stage, seat, shaped.action)
  }
  return {
    id,
    version,
    name,
    maps: maps.map(({ info }) => info),
    game: (map) => gameOf({ map }),
    options: (map) => phased.options(map),
    setup: (begin, chance) => phased.setup(gameOf(begin), begin, chance),
    turn: turnOf,
    moves: (state, seat) => phaseFor(state, seat)?.moves(gameOf(state), state, state.stage, seat) ?? { ask: 'nothing' },
    play(state, seat, action, chance) {
      const run: RunOf<T> = { game: gameOf(state), chance, state, events: [] }
      const refused = carryOut(run, seat, action)
      return refused ? { ok: false, refusal: refused } : { ok: true, state: run.state, events: run.events }
    },
    view: (state) => state,
    knownAction: (_setup, _seat, action) => action,
    standings: (state) => phased.standings(gameOf(state), state),
    result(state) {
      return state.stage.phase === 'over' ? resultOf(phased.standings(gameOf(state), state)) : null
    },
  }
}

/** Everybody on the first place has won; nobody, when nobody is left. */
export const winnersOf = (standings: readonly Standing[]): Seat[] =>
  standings.filter(({ place, eliminated }) => place === 1 && !eliminated).map(({ seat }) => seat)

const resultOf = (standings: readonly Standing[]): Result => ({ winners: winnersOf(standings), standings })
