/**
 * How goods look: every colour has its own glyph, so that no cube or city is told by colour alone. In style sheets they
 * are `var(--good-red)` with `var(--on-good-red)` for what stands on it (defined by `installColors()`, board/palette.ts).
 */
export interface GoodLook extends Glyph {
  /** For text alone. */
  readonly sign: string
}

/** A picture of goods that is known without its colour, on it. */
export interface Glyph {
  readonly color: string
  /** Readable on `color`. */
  readonly ink: string
  /** An outline about the origin within -1…1, to be filled by the even-odd rule. */
  readonly glyph: string
}

export const LIGHT = '#fffaf0'
export const DARK = '#1d1a16'

export const GOODS_LOOKS: Readonly<Record<string, GoodLook>> = {
  red: { color: '#c22d2b', ink: LIGHT, sign: '●', glyph: 'M0-.82A.82.82 0 0 1 0 .82A.82.82 0 0 1 0-.82Z' },
  blue: { color: '#2a63b5', ink: LIGHT, sign: '■', glyph: 'M-.72-.72H.72V.72H-.72Z' },
  purple: { color: '#77409a', ink: LIGHT, sign: '◆', glyph: 'M0-1L.9 0L0 1L-.9 0Z' },
  yellow: { color: '#eebd2b', ink: DARK, sign: '▲', glyph: 'M0-.95L.98 .75H-.98Z' },
  black: { color: '#2b2a2d', ink: LIGHT, sign: '✚', glyph: 'M-.3-.9H.3V-.3H.9V.3H.3V.9H-.3V.3H-.9V-.3H-.3Z' },
  white: {
    color: '#fbf6ea',
    ink: DARK,
    sign: '○',
    glyph: 'M0-.88A.88.88 0 0 1 0 .88A.88.88 0 0 1 0-.88ZM0-.5A.5.5 0 0 0 0 .5A.5.5 0 0 0 0-.5Z',
  },
  grey: { color: '#82868a', ink: DARK, sign: '⬢', glyph: 'M.95 0L.48.82H-.48L-.95 0L-.48-.82H.48Z' },
}

export const goodLook = (good: string): GoodLook => GOODS_LOOKS[good] ?? (GOODS_LOOKS.grey as GoodLook)
