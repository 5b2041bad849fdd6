import type { PlayedStep } from '#client/mirror.ts'
import type { Rules, Turn } from '#engine/core/index.ts'

/** What there is to stop at when a match is looked through; a moment is a number of steps played. */
export interface Moments {
  readonly last: number
  /** Where somebody else's turn, or another phase, begins. */
  readonly turns: readonly number[]
  /** Where a round begins. */
  readonly rounds: readonly number[]
}

export type Stride = 'entry' | 'turn' | 'round'

export function momentsOf(rules: Rules, opening: unknown, steps: readonly PlayedStep[]): Moments {
  const turns = [opening, ...steps.map(({ state }) => state)].map((state) => rules.turn(state))
  const begins = (differs: (turn: Turn, before: Turn) => boolean): number[] =>
    turns.flatMap((turn, n) => {
      const before = turns[n - 1]
      return before === undefined || differs(turn, before) ? [n] : []
    })
  return {
    last: steps.length,
    turns: begins((turn, before) => turn.phase !== before.phase || String(turn.seats) !== String(before.seats)),
    rounds: begins((turn, before) => turn.round !== before.round || turn.over !== before.over),
  }
}

/** The next moment of this kind in a direction; at the ends one stays. */
export function strode({ last, turns, rounds }: Moments, from: number, stride: Stride, direction: 1 | -1): number {
  if (stride === 'entry') return Math.min(last, Math.max(0, from + direction))
  const stops = [0, ...(stride === 'turn' ? turns : rounds), last]
  return direction === 1 ? (stops.find((stop) => stop > from) ?? last) : (stops.findLast((stop) => stop < from) ?? 0)
}

/** From the far left to the far right, each with its key. */
export const STRIDES: readonly (readonly [Stride, 1 | -1, key: string])[] = [
  ['round', -1, '['],
  ['turn', -1, '<'],
  ['entry', -1, ','],
  ['entry', 1, '.'],
  ['turn', 1, '>'],
  ['round', 1, ']'],
]

/** What a key does while one looks back, if it does anything. */
export function strideOf(event: KeyboardEvent): readonly [Stride, 1 | -1] | undefined {
  if (!isShortcut(event)) return
  const [stride, direction] = STRIDES.find(([, , key]) => key === event.key) ?? []
  return stride && direction && [stride, direction]
}

/** Neither a key of the browser nor something that is written. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target))

/** Where people write, or choose by letters. */
const WRITTEN = 'textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])'

const isWritten = (target: EventTarget | null): boolean =>
  (target as Partial<Element> | null)?.matches?.(WRITTEN) ?? false
