import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { placeCity } from '../rail/building.ts'
import { type HexIndex, TOWN } from '../track/board.ts'
import { type Game, type Run, trackOf } from './game.ts'
import type { Action, Letter, State } from './types.ts'

/** Where New Cities may go, and which are left (AOS-CITY-01). */
export function urbanizable(game: Game, state: State): { hexes: string[]; letters: Letter[] } {
  const { kinds } = trackOf(game, state)
  return {
    hexes: game.board.hexes.filter((hex) => kinds[hex.index] === TOWN).map((hex) => hex.name),
    letters: game.steps.newCities.filter((letter) => !state.newCities.some((city) => city.letter === letter)),
  }
}

/** Places a New City; whoever may do so has been found out already. */
export function urbanize(run: Run, seat: Seat, action: Extract<Action, { type: 'urbanize' }>): Refusal | null {
  const { hexes, letters } = urbanizable(run.game, run.state)
  if (!hexes.includes(action.hex) || !letters.includes(action.letter)) {
    return refusal('AOS-CITY-01', { hex: action.hex, letter: action.letter })
  }
  const hex = run.game.board.byName.get(action.hex) as HexIndex
  // AOS-CITY-03, D-22.
  placeCity(run, seat, { hex, letter: action.letter })
  run.game.steps.urbanizeTownCubes(run, hex)
  run.events.push({ type: 'urbanized', seat, hex: action.hex, letter: action.letter })
  return null
}
