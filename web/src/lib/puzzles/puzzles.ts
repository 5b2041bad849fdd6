import type { Rules } from '#engine/core/index.ts'
import type { Puzzle } from '#engine/puzzles/puzzle.ts'
import type { GameUi } from '../games/contract/ui.ts'
import { gameUi } from '../games/registry/registry.ts'
import { dayOf, puzzleOf } from './days.ts'

/** A puzzle with the rules it is played by. */
export interface Posed {
  readonly puzzle: Puzzle
  readonly number: number
  readonly all: number
  readonly rules: Rules
  readonly ui: GameUi
}

/** All of them in one file: whoever has it needs no network for the next. */
const puzzles = async (): Promise<readonly Puzzle[]> =>
  (await import('./data.json')).default as unknown as readonly Puzzle[]

/** That of the day, or one by its number; how many there are where there is none of that number. */
export async function posed(wanted: string | null): Promise<Posed | { readonly all: number }> {
  const list = await puzzles()
  const all = list.length
  const number = wanted === null ? puzzleOf(dayOf(Date.now()), all) : Number(wanted)
  const puzzle = Number.isInteger(number) ? list[number - 1] : undefined
  const ui = puzzle && gameUi(puzzle.game)
  return puzzle && ui ? { puzzle, number, all, ui, rules: await ui.rules(puzzle.map) } : { all }
}

/** Fetches what all others are played with. */
export async function fetchAhead(): Promise<void> {
  const maps = new Map((await puzzles()).map(({ game, map }) => [map, game]))
  const needed = [...maps].flatMap(([map, game]) => {
    const ui = gameUi(game)
    return ui ? [ui.rules(map), ui.load(), ui.ahead(), ui.told()] : []
  })
  await Promise.all(needed)
}
