import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { type HexIndex, TOWN } from '../../track/board.ts'
import { applyBuild } from '../../track/build.ts'
import type { Proposal } from '../../track/change.ts'
import { reowned } from '../../track/owners.ts'
import { addedExits, stillAdded, unextended } from '../../track/sections.ts'
import { allSites, anyBuild, completedLinks, isLegal } from '../../track/sites.ts'
import { renumbered, settlePending } from '../anchoring.ts'
import { type Builder, builderFor, judgeBuild, stubsTaken, surveyFor } from '../building.ts'
import { type Game, nameOf, orderWithFirst, playerOf, type Run, trackOf, update, updatePlayer } from '../game.ts'
import { pay } from '../money.ts'
import { modeOf } from '../options.ts'
import { TILES } from '../tiles.ts'
import type { Action, Good, State, Undoing } from '../types.ts'
import { grow, growable, urbanizable, urbanize } from '../urbanizing.ts'
import { type DecisionPhase, isRefusal, notNow, rest, type StageOf } from './phase.ts'

type Building = StageOf<'build'>
type Act<Type extends Action['type']> = Extract<Action, { type: Type }>

/** Each seat in its turn builds tiles, carries out what its action tile asks for, and ends (STM-BUILD-01 to -03). */
export const build: DecisionPhase<Building> = {
  enter: (run) => turnOf(run.state, orderWithFirst(run.state, 'first-build')),
  seat: (stage) => stage.left[0] as number,
  ask: () => 'build',
  moves(game, state, stage, seat) {
    const builder = builderFor(game, state, seat, stage.built)
    return {
      ask: 'build',
      tilesLeft: builder.left,
      sites: allSites(surveyFor(builder)),
      urbanize: stage.due === 'urbanization' ? urbanizable(game, state) : null,
      grow: stage.due === 'city-growth' ? growable(game, state) : null,
      takeBack: stage.history.length > 0,
      hindered: hindered(game, state, stage),
    }
  },
  sample: (game, state, stage, seat, pick) =>
    (pick(2) === 0 ? randomDuty(game, state, stage, pick) : null) ?? randomTurn(game, state, stage, seat, pick),
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'build':
        return buildTile(run, stage, seat, action)
      case 'urbanize':
      case 'grow':
        return carryOut(run, stage, seat, action)
      case 'takeBack':
        return takeBack(run, stage, seat)
      case 'endBuild':
        return endBuild(run, stage, seat)
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

function buildTile(run: Run, stage: Building, seat: Seat, action: Act<'build'>): Building | Refusal {
  const { game, state: before } = run
  const builder = builderFor(game, before, seat, stage.built)
  const proposal = proposalOf(builder, action)
  if (isRefusal(proposal)) return proposal
  const legal = judgeBuild(builder, proposal)
  if (!isLegal(legal)) return legal
  const { effect, due } = legal
  const { hex } = proposal
  pay(run, seat, due, 'track')
  updatePlayer(run, seat, { hasBuilt: true })
  update(run, { tiles: applyBuild(builder.track, seat, proposal, effect) })
  const waiting = effect.waiting.map((index) => ({ hex, index }))
  const pending = settlePending(run, seat, [...renumbered(stage.pending, hex, effect.change.keeps), ...waiting])
  const completes = completedLinks(builder.track, effect.completes)
  const { tile, rotation } = proposal
  run.events.push({ type: 'built', seat, hex: action.hex, tile, rotation, price: due, completes })
  const added = [
    ...stillAdded(stage.added, hex, effect),
    ...addedExits(hex, effect),
    ...stubsTaken(builder.track, legal),
  ]
  return remembering(before, run.state, stage, seat, { ...stage, built: stage.built + 1, added, pending })
}

/** Names from outside become hexes and tiles of the game. */
function proposalOf({ game, track }: Builder, action: Act<'build'>): Proposal | Refusal {
  const { tile } = action
  const hex = game.board.byName.get(action.hex)
  if (hex === undefined) return refusal('STM-BUILD-04', { hex: action.hex, tile })
  if (!TILES.byId.has(tile)) return refusal('STM-TILE-04', { hex: action.hex, tile })
  if (action.rotation < 0 || action.rotation > 5) return refusal('STM-GEN-03', { rotation: action.rotation })
  return { hex, tile, rotation: TILES.canonical(tile, action.rotation, track.kinds[hex] === TOWN) }
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
    tiles: before.tiles.flatMap((placed, hex) => (after.tiles[hex] === placed ? [] : [{ hex, placed }])),
    player: playerOf(before, seat),
    newCities: before.newCities,
    grown: before.grown,
    goods: moved,
    stage: { built, due, added, pending },
  }
  return { ...to, history: [...from.history, undoing] }
}

function takeBack(run: Run, stage: Building, seat: Seat): Building | Refusal {
  const last = stage.history.at(-1)
  if (!last) return refusal('STM-ENG-08')
  const tiles = [...run.state.tiles]
  for (const { hex, placed } of last.tiles) tiles[hex] = placed
  const { newCities, grown, goods, player } = last
  update(run, { tiles, newCities, grown, ...goods })
  updatePlayer(run, seat, player)
  run.events.push({ type: 'tookBack', seat })
  return { ...stage, ...last.stage, history: stage.history.slice(0, -1) }
}

// --- the end of a turn -------------------------------------------------------------------------------------------------

/** What keeps a turn from ending: track that waits to be connected, or an action that was paid for (STM-BUILD-03, -16). */
function hindered(game: Game, state: State, { pending, due }: Building): Refusal | null {
  const [waiting] = pending
  if (waiting) return refusal('STM-BUILD-16', { hex: nameOf(game, waiting.hex) })
  if (due === null || modeOf(state.options) === 'standard') return null
  const lapsed = due === 'city-growth' && growable(game, state).hexes.length === 0
  return lapsed ? null : refusal('STM-BUILD-03', { tile: due })
}

function endBuild(run: Run, stage: Building, seat: Seat): Building | Refusal | null {
  const refused = hindered(run.game, run.state, stage)
  if (refused) return refused
  run.events.push({ type: 'endedBuild', seat, tiles: stage.built })
  // STM-OWN-05.
  for (const { segments } of unextended(trackOf(run.game, run.state), seat, stage.added)) {
    update(run, { tiles: reowned(run.state.tiles, segments, null) })
    run.events.push({ type: 'lostSection', seat, hex: nameOf(run.game, segments[0]?.hex as HexIndex) })
  }
  const left = rest(stage.left)
  return left.length > 0 ? turnOf(run.state, left) : null
}

// --- at random ---------------------------------------------------------------------------------------------------------

const any = <T>(things: readonly T[], pick: Pick): T | undefined => things[pick(Math.max(1, things.length))]

/** What the action tile asks for. */
function randomDuty(game: Game, state: State, { due }: Building, pick: Pick): Action | null {
  if (due === null) return null
  if (due === 'city-growth') {
    const { hexes, groups } = growable(game, state)
    const [hex, group] = [any(hexes, pick), any(groups, pick)]
    return hex === undefined || group === undefined ? null : { type: 'grow', hex, group }
  }
  const { hexes, colors, groups } = urbanizable(game, state)
  const [hex, color, group] = [any(hexes, pick), any(colors, pick) as Good, any(groups, pick)]
  if (hex === undefined) return null
  return group === undefined ? { type: 'urbanize', hex, color } : { type: 'urbanize', hex, color, group }
}

/** A tile, or the end of the turn; track that still waits is taken back sooner or later. */
function randomTurn(game: Game, state: State, stage: Building, seat: Seat, pick: Pick): Action {
  const hindrance = hindered(game, state, stage)
  const builder = builderFor(game, state, seat, stage.built)
  const legal = pick(6) > 0 && builder.left > 0 ? anyBuild(surveyFor(builder), pick) : null
  const tile: Action | null = legal && { type: 'build', ...legal.proposal, hex: nameOf(game, legal.proposal.hex) }
  if (!hindrance) return tile ?? { type: 'endBuild' }
  if (tile && pick(3) > 0) return tile
  const duty = hindrance.rule === 'STM-BUILD-03' ? randomDuty(game, state, stage, pick) : null
  return duty ?? (stage.history.length > 0 ? { type: 'takeBack' } : { type: 'endBuild' })
}
