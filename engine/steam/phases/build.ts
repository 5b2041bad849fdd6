import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { buildingTurns, loseSections, tilesBefore } from '../../rail/building.ts'
import { withNext } from '../../rail/flow.ts'
import { addedExits, stillAdded } from '../../track/sections.ts'
import type { LegalBuild } from '../../track/sites.ts'
import { renumbered, settlePending } from '../anchoring.ts'
import { type Builder, builderFor, buildQueryFor, stubsTaken } from '../building.ts'
import { type Game, nameOf, orderWithFirst, playerOf, type Run, update, updatePlayer } from '../game.ts'
import { pay } from '../money.ts'
import { modeOf } from '../options.ts'
import type { Action, State, Undoing } from '../types.ts'
import { grow, growable, urbanizable, urbanize } from '../urbanizing.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

export type Building = StageOf<'build'>
type Act<Type extends Action['type']> = Extract<Action, { type: Type }>

const turns = buildingTurns<Building, Builder, LegalBuild>({
  builder: (game: Game, state: State, seat, { built }) => builderFor(game, state, seat, built),
  buildQuery: buildQueryFor,
  pay: (run: Run, seat, price) => pay(run, seat, price, 'track'),
  built: afterBuild,
  count: ({ built }) => built,
  restore(run: Run, stage, seat, { newCities, grown, goods, player, stage: before }) {
    update(run, { newCities, grown, ...goods })
    updatePlayer(run, seat, player)
    return { ...stage, ...before }
  },
  nothingToTakeBack: () => refusal('STM-ENG-08'),
  unfinished: (_, __, { pending }) => pending.length > 0,
  hindered,
  ended: endTurn,
})

/** Each seat in its turn builds tiles, carries out what its action tile asks for, and ends (STM-BUILD-01 to -03). */
export const build: DecisionPhase<Building> = {
  ...turns,
  enter: (run) => turnOf(run.state, orderWithFirst(run.state, 'first-build')),
  ask: () => 'build',
  moves: (game, state, stage, seat) => ({
    ...turns.moves(game, state, stage, seat),
    urbanize: stage.due === 'urbanization' ? urbanizable(game, state) : null,
    grow: stage.due === 'city-growth' ? growable(game, state) : null,
  }),
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'urbanize':
      case 'grow':
        return carryOut(run, stage, seat, action)
      case 'build':
      case 'takeBack':
      case 'endBuild':
        return turns.play(run, stage, seat, action)
      default:
        return notNow(stage, action)
    }
  },
}

/** The building turn of the first of these seats. */
function turnOf(state: State, left: readonly Seat[]): Building {
  const { tile, uses } = playerOf(state, left[0] as Seat)
  const due = uses && (tile === 'city-growth' || tile === 'urbanization') ? tile : null
  return { phase: 'build', left, built: 0, due, added: [], pending: [], history: [] }
}

function afterBuild(run: Run, stage: Building, { track, state: before, seat }: Builder, legal: LegalBuild): Building {
  const { hex } = legal.proposal
  const { effect } = legal
  const waiting = effect.waiting.map((index) => ({ hex, index }))
  const pending = settlePending(run, seat, [...renumbered(stage.pending, hex, effect.change.keeps), ...waiting])
  const added = [...stillAdded(stage.added, hex, effect), ...addedExits(hex, effect), ...stubsTaken(track, legal)]
  return remembering(before, run.state, stage, seat, { ...stage, built: stage.built + 1, added, pending })
}

/** A New City, or the goods of City Growth, at any moment of the turn (STM-ACT-04, -08). */
function carryOut(run: Run, stage: Building, seat: Seat, action: Act<'urbanize'> | Act<'grow'>): Building | Refusal {
  const { state: before } = run
  const asked = action.type === 'grow' ? 'city-growth' : 'urbanization'
  if (stage.due !== asked) return refusal(action.type === 'grow' ? 'STM-ACT-04' : 'STM-ACT-08', { hex: action.hex })
  const refused = action.type === 'grow' ? grow(run, seat, action) : urbanize(run, seat, action)
  if (refused) return refused
  const pending = settlePending(run, seat, stage.pending)
  return remembering(before, run.state, stage, seat, { ...stage, due: null, pending })
}

// --- taking back (STM-ENG-04, -08) -------------------------------------------------------------------------------------

function remembering(before: State, after: State, from: Building, seat: Seat, to: Building): Building {
  const { built, due, added, pending } = from
  const moved = before.cubes === after.cubes ? null : { cubes: before.cubes, supply: before.supply }
  const undoing: Undoing = {
    tiles: tilesBefore(before, after),
    player: playerOf(before, seat),
    newCities: before.newCities,
    grown: before.grown,
    goods: moved,
    stage: { built, due, added, pending },
  }
  return { ...to, history: [...from.history, undoing] }
}

// --- the end of a turn -------------------------------------------------------------------------------------------------

/** What keeps a turn from ending: track that waits to be connected, or an action that was paid for (STM-BUILD-03, -16). */
export function hindered(game: Game, state: State, { pending, due }: Building): Refusal | null {
  const [waiting] = pending
  if (waiting) return refusal('STM-BUILD-16', { hex: nameOf(game, waiting.hex) })
  if (due === null || modeOf(state.options) === 'standard') return null
  const lapsed = due === 'city-growth' && growable(game, state).hexes.length === 0
  return lapsed ? null : refusal('STM-BUILD-03', { tile: due })
}

function endTurn(run: Run, stage: Building, seat: Seat): Building | null {
  // STM-OWN-05.
  loseSections(run, seat, stage.added)
  const next = withNext(stage)
  return next && turnOf(run.state, next.left)
}
