import type { Component } from 'svelte'
import type { Box } from './hexes.ts'

/** A board with everything on it, ready to be drawn at any size. */
export interface Laid {
  readonly Drawing: Component<Record<string, unknown>>
  /** All that the drawing wants to know, but for its zoom. */
  readonly props: Readonly<Record<string, unknown>>
  /** What the picture covers, in the units of the board. */
  readonly box: Box
  /** The ground about the board is water. */
  readonly sea: boolean
}

export function laid<Props extends { k: number }>(
  Drawing: Component<Props>,
  props: Omit<Props, 'k'>,
  box: Box,
  sea: boolean,
): Laid {
  // Here the types of its props end: a drawing is only ever given those it was laid with.
  return { Drawing: Drawing as unknown as Laid['Drawing'], props, box, sea }
}
