import { type Component, getContext, setContext } from 'svelte'
import type { Session } from './session.svelte.ts'

export type SessionComponent = () => Promise<{ default: Component<{ session: Session }> }>

/** What is different where a page of ours stands in somebody else's (lib/embed): pages of our own load none of it. */
export interface Surroundings {
  /** The session of a table there. While a component is set up. */
  sessionOf(id: string): Session
  /** What stands at the top of a table beside its own controls. */
  readonly tools: SessionComponent
  /** What a table shows before its match, if not the lobby. */
  readonly lobby: SessionComponent | null
}

const KEY = Symbol('surroundings')

/** Null on pages of our own. While a component is set up. */
export const surroundings = (): Surroundings | null => getContext<Surroundings | undefined>(KEY) ?? null

export const setSurroundings = (made: Surroundings): Surroundings => setContext(KEY, made)
