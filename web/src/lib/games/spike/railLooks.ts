import type { RailType } from '#engine/spike/types.ts'

interface RailStroke {
  /** `rail` is the colour of the type, `edge` what it stands out by, `bed` what it lies on. */
  readonly paint: 'rail' | 'edge' | 'bed'
  readonly width: number
  readonly dash?: string
  /** Dots are dashes without length and with round ends. */
  readonly round?: boolean
}

/**
 * How a rail type looks on the board and on cards: a line of its own, which can be told without its colour. Strokes from
 * below to above; widths and dashes for a segment of the board.
 */
export const RAIL_STROKES: Readonly<Record<RailType, readonly RailStroke[]>> = {
  white: [
    { paint: 'edge', width: 15 },
    { paint: 'rail', width: 10 },
  ],
  blue: [{ paint: 'rail', width: 11, dash: '24 11' }],
  red: [{ paint: 'rail', width: 14, dash: '0 20.5', round: true }],
  green: [{ paint: 'rail', width: 10, dash: '26 11 0.1 11', round: true }],
  yellow: [
    { paint: 'edge', width: 21 },
    { paint: 'rail', width: 18 },
    { paint: 'edge', width: 8 },
    { paint: 'bed', width: 5 },
  ],
  black: [
    { paint: 'rail', width: 17 },
    { paint: 'bed', width: 9.5 },
    { paint: 'rail', width: 17, dash: '5 10' },
  ],
}
