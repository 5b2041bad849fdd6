import type { Advice } from '#engine/bots/advice/index.ts'
import type { Rules, Seat } from '#engine/core/index.ts'
import type { Pointed } from '../../session/session.svelte.ts'
import type { Told } from './ui.ts'

/** What a hint says, and what of the board it means. */
export interface Hinted extends Pointed {
  /** What would be done, as one asks for it: `Build from Chicago to Detroit`. */
  readonly does: string
  /** Why, in a sentence or two. */
  readonly why: readonly string[]
}

/** What is told of an answer, and why it is a good one. */
export type Advised = Pick<Advice, 'action' | 'course' | 'reasons'>

/** The words of a game for what a good bot would do. */
export interface HintWords<Game extends Rules = Rules> {
  says(at: Told<Game>, seat: Seat, advice: Advised): Hinted
  /** So much less than the best would have brought: `about 3 points`. */
  lost(much: number): string
}
