import { getContext, setContext } from 'svelte'
import type { Puzzling } from './puzzling.svelte.ts'

/** The puzzle on this page, and which one it is. */
export interface PuzzleHere {
  readonly puzzling: Puzzling
  /** From 1 on. */
  readonly number: number
  readonly all: number
}

const KEY = Symbol('puzzle')

/** While a component is set up. */
export const setPuzzleHere = (here: PuzzleHere): PuzzleHere => setContext(KEY, here)
export const puzzleHere = (): PuzzleHere => getContext<PuzzleHere>(KEY)
