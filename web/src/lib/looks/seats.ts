/**
 * How seats look. A seat is told by colour, by shape and by letter, each enough alone. The colours keep an OKLab distance
 * of at least 0.1 from each other for normal sight and for the three kinds of colour blindness (the test measures it).
 * In style sheets they are `var(--seat-N)` with `var(--on-seat-N)` for what stands on them; `installColors()` of
 * board/palette.ts defines these. The letters leave A to H to the New Cities.
 */
export interface SeatLook {
  readonly letter: string
  readonly shape: SeatShape
  /** By day and by night. */
  readonly color: readonly [light: string, dark: string]
  /** Readable on `color`. */
  readonly ink: readonly [light: string, dark: string]
}

export type SeatShape = keyof typeof SHAPES

/** Outlines about the origin, all of about the same area as a circle of radius 1. */
export const SHAPES = {
  circle: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z',
  square: 'M-.88-.88H.88V.88H-.88Z',
  diamond: 'M0-1.2L1.2 0L0 1.2L-1.2 0Z',
  shield: 'M-.92-.86H.92V.1Q.92 .9 0 1.2Q-.92 .9-.92 .1Z',
  hexagon: 'M1.1 0L.55.95H-.55L-1.1 0L-.55-.95H.55Z',
  octagon: 'M-.41-1H.41L1-.41V.41L.41 1H-.41L-1 .41V-.41Z',
  pennant: 'M-1.2-.85H1.2L.8 0L1.2 .85H-1.2L-.8 0Z',
  house: 'M0-1.15L1-.35V.95H-1V-.35Z',
} as const

const DARK = '#14110d'
const LIGHT = '#fffaf0'

export const SEATS: readonly SeatLook[] = [
  { letter: 'R', shape: 'circle', color: ['#e04a00', '#fd6911'], ink: [DARK, DARK] },
  { letter: 'M', shape: 'square', color: ['#0d0086', '#4988f3'], ink: [LIGHT, DARK] },
  { letter: 'P', shape: 'diamond', color: ['#3f8c79', '#86cfac'], ink: [DARK, DARK] },
  { letter: 'O', shape: 'hexagon', color: ['#e1af26', '#fcc921'], ink: [DARK, DARK] },
  { letter: 'V', shape: 'shield', color: ['#8f0179', '#bc5c9b'], ink: [LIGHT, DARK] },
  { letter: 'S', shape: 'octagon', color: ['#1a222c', '#e5f0fb'], ink: [LIGHT, DARK] },
  { letter: 'T', shape: 'pennant', color: ['#00aad1', '#27c0e7'], ink: [DARK, DARK] },
  { letter: 'U', shape: 'house', color: ['#563b24', '#b4937d'], ink: [LIGHT, DARK] },
]

export const seatLook = (seat: number): SeatLook => SEATS[seat % SEATS.length] as SeatLook
