import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { placeCity } from '../rail/building.ts'
import type { HexIndex } from '../track/board.ts'
import { withCubes } from '../track/cubes.ts'
import { type Game, groupsLeft, growableCities, nameOf, newCitiesLeft, type Run, townsLeft, update } from './game.ts'
import type { Action, Moves, State } from './types.ts'

type Act<Type extends Action['type']> = Extract<Action, { type: Type }>
type BuildMoves = Extract<Moves, { ask: 'build' }>

/** Where New Cities may go, of what colours, and with which goods (STM-ACT-08). */
export function urbanizable(game: Game, state: State): NonNullable<BuildMoves['urbanize']> {
  return {
    hexes: townsLeft(game, state).map((hex) => nameOf(game, hex)),
    colors: newCitiesLeft(state),
    groups: groupsLeft(state),
  }
}

/** Which cities may grow, and by which goods; no city where there are no goods or markers (STM-ACT-04, -05). */
export function growable(game: Game, state: State): NonNullable<BuildMoves['grow']> {
  const groups = groupsLeft(state)
  const hexes = groups.length === 0 ? [] : growableCities(game, state)
  return { hexes: hexes.map((hex) => nameOf(game, hex)), groups }
}

/** Turns a town into a city; whoever may do so has been found out already. */
export function urbanize(run: Run, seat: Seat, action: Act<'urbanize'>): Refusal | null {
  const { hexes, colors, groups } = urbanizable(run.game, run.state)
  const { hex: name, color, group } = action
  if (!hexes.includes(name) || !colors.includes(color)) return refusal('STM-ACT-08', { hex: name, color })
  if (group === undefined ? groups.length > 0 : !groups.includes(group)) {
    return refusal('STM-ACT-08', { hex: name, color, group: group ?? -1 })
  }
  const hex = run.game.board.byName.get(name) as HexIndex
  const cubes = group === undefined ? [] : (run.state.supply[group] ?? [])
  // STM-URB-04.
  placeCity(run, seat, { hex, color })
  if (group !== undefined) moveGroup(run, group, hex)
  run.events.push({ type: 'urbanized', seat, hex: name, color, cubes })
  return null
}

/** City Growth (STM-ACT-04). */
export function grow(run: Run, seat: Seat, { hex: name, group }: Act<'grow'>): Refusal | null {
  const { hexes, groups } = growable(run.game, run.state)
  if (!hexes.includes(name) || !groups.includes(group)) return refusal('STM-ACT-04', { hex: name, group })
  const hex = run.game.board.byName.get(name) as HexIndex
  const cubes = run.state.supply[group] ?? []
  moveGroup(run, group, hex)
  update(run, { grown: [...run.state.grown, hex] })
  run.events.push({ type: 'grew', seat, hex: name, cubes })
  return null
}

/** All goods of a space go together; it stays empty (STM-ACT-09). */
function moveGroup(run: Run, group: number, hex: HexIndex): void {
  const { cubes, supply } = run.state
  update(run, { cubes: withCubes(cubes, hex, supply[group] ?? []), supply: supply.with(group, []) })
}
