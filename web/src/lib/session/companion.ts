import { getContext, setContext } from 'svelte'
import type { SessionComponent } from './surroundings.ts'

/** What goes along with whoever plays on a page without a table (lib/learn, lib/puzzles): pages of tables load none of it. */
export interface Companion {
  /** Stands over what is asked. */
  readonly card: SessionComponent
  /** Hexes or cities that it speaks of, by name: a small board brings them into sight. */
  places(): readonly string[]
}

const KEY = Symbol('companion')

export const companionHere = (): Companion | null => getContext<Companion | undefined>(KEY) ?? null

/** While a component is set up. */
export const setCompanion = (made: Companion): Companion => setContext(KEY, made)
