import type { Seat } from '../core/rules.ts'
import { type Run as CoreRun, playerOf, update, updatePlayer } from '../core/run.ts'
import { trackOf, withFirst } from '../rail/game.ts'
import type { RailGame } from '../rail/types.ts'
import { type HexIndex, type MapData, nameOf } from '../track/board.ts'
import { withCubes, withoutCube } from '../track/cubes.ts'
import type { MapSteps } from './steps.ts'
import type { Event, Good, Letter, Player, State } from './types.ts'

/** The game as it is played on one map: the board, and the steps of the rules with the map's own in their place. */
export interface Game extends RailGame {
  /** The map file: what only drawing and the map's own steps need of it. */
  readonly data: MapData
  readonly steps: MapSteps
}

export type Run = CoreRun<Game, State, Event>

export { nameOf, playerOf, trackOf, update, updatePlayer }

export const newCityAt = (state: State, hex: HexIndex): Letter | undefined =>
  state.newCities.find((city) => city.hex === hex)?.letter

/** The holder of an action in this round, if that seat still plays. */
export const holderOf = (state: State, special: Player['special']): Seat | undefined =>
  state.order.find((seat) => playerOf(state, seat).special === special)

/** Player order, but the holder of an action goes first (AOS-BUILD-01, AOS-MOVE-01). */
export const orderWithFirst = (state: State, special: Player['special']): Seat[] =>
  withFirst(state.order, (seat) => playerOf(state, seat).special === special)

export const bagSize = (state: State): number => Object.values(state.bag).reduce((sum, count) => sum + count, 0)

/** Draws a cube from the bag; an empty bag yields nothing (AOS-COMP-07). */
export function drawCube(run: Run, label: string): Good | undefined {
  if (bagSize(run.state) === 0) return undefined
  const cube = run.chance.pick<Good>(label, run.state.bag)
  returnToBag(run, cube, -1)
  return cube
}

export const returnToBag = (run: Run, cube: Good, count = 1): void =>
  update(run, { bag: { ...run.state.bag, [cube]: run.state.bag[cube] + count } })

export const remember = (run: Run, memory: Partial<State['memory']>): void =>
  update(run, { memory: { ...run.state.memory, ...memory } })

/** Raises incomes at once; what a map gives on top of what links bring is told with its reason. */
export function gain(run: Run, gains: readonly number[], reason?: string): void {
  if (gains.every((amount) => amount === 0)) return
  const players = run.state.players.map((player, seat) =>
    gains[seat] ? { ...player, income: player.income + gains[seat] } : player,
  )
  update(run, { players })
  if (reason !== undefined) run.events.push({ type: 'gained', reason, gains })
}

export const addCube = (run: Run, hex: HexIndex, cube: Good): void =>
  update(run, { cubes: withCubes(run.state.cubes, hex, [cube]) })

export const removeCube = (run: Run, hex: HexIndex, cube: Good): void =>
  update(run, { cubes: withoutCube(run.state.cubes, hex, cube) })
