import type { Goods } from '#engine/spike/types.ts'

/** How goods look: each has a sign of its own, drawn so that it is known without its colour. */
export interface GoodsLook {
  readonly color: string
  /** Readable on `color`. */
  readonly ink: string
  /** Within −1 and 1, to be filled by the even-odd rule. */
  readonly glyph: string
}

const LIGHT = '#fffaf0'
const DARK = '#1d1a16'

export const GOODS_LOOKS: Readonly<Record<Goods, GoodsLook>> = {
  cattle: {
    color: '#8f5a36',
    ink: LIGHT,
    glyph:
      'M-1-.85C-1.05-.2-.75-.1-.48-.14L-.34.5Q-.28.95 0 .95Q.28.95.34.5L.48-.14C.75-.1 1.05-.2 1-.85C.88-.5.6-.5.36-.52H-.36C-.6-.5-.88-.5-1-.85ZM-.26-.16A.1.12 0 0 0-.26.08A.1.12 0 0 0-.26-.16ZM.26-.16A.1.12 0 0 0 .26.08A.1.12 0 0 0 .26-.16ZM-.14.6a.06.08 0 0 0 0 .16a.06.08 0 0 0 0-.16ZM.14.6a.06.08 0 0 0 0 .16a.06.08 0 0 0 0-.16Z',
  },
  wood: {
    color: '#5e4326',
    ink: LIGHT,
    glyph: 'M0-1L.46-.42H.26L.66.12H.42L.86.68H.14V1H-.14V.68H-.86L-.42.12H-.66L-.26-.42H-.46Z',
  },
  corn: {
    color: '#efbd2b',
    ink: DARK,
    glyph:
      'M0-1C.42-.7.5-.1.36.34Q.2.72 0 .98Q-.2.72-.36.34C-.5-.1-.42-.7 0-1ZM-.08-.62H.08V-.44H-.08ZM-.3-.32H-.14V-.14H-.3ZM.14-.32H.3V-.14H.14ZM-.08-.1H.08V.08H-.08ZM-.26.2H-.12V.36H-.26ZM.12.2H.26V.36H.12ZM-.56-.1C-.98.36-.72.86-.14 1C-.4.7-.52.4-.56-.1ZM.56-.1C.98.36.72.86.14 1C.4.7.52.4.56-.1Z',
  },
  wheat: {
    color: '#d39d3c',
    ink: DARK,
    glyph:
      'M-.05 1V.7H.05V1ZM0-1Q.26-.74 0-.42Q-.26-.74 0-1ZM.06-.16Q.06-.6.6-.72Q.58-.22.06-.16ZM-.06-.16Q-.06-.6-.6-.72Q-.58-.22-.06-.16ZM.06.28Q.06-.16.66-.28Q.64.24.06.28ZM-.06.28Q-.06-.16-.66-.28Q-.64.24-.06.28ZM.06.72Q.06.28.66.16Q.64.68.06.72ZM-.06.72Q-.06.28-.66.16Q-.64.68-.06.72Z',
  },
  coal: {
    color: '#2b2b2e',
    ink: LIGHT,
    glyph:
      'M-.42-.28L-.2-.78L.28-.82L.52-.38L.22.02L-.24-.02ZM-1 .62L-.86.12L-.42.04L-.1.4L-.24.84L-.8.88ZM.02.86L-.02.44L.34.14L.82.2L1 .6L.76.9Z',
  },
  oil: {
    color: '#47563a',
    ink: LIGHT,
    glyph: 'M0-1C.24-.5.66-.12.66.36A.66.62 0 0 1-.66.36C-.66-.12-.24-.5 0-1ZM-.4.3Q-.44.66-.06.76Q-.3.6-.26.28Z',
  },
  steel: {
    color: '#6f8499',
    ink: DARK,
    glyph: 'M-.82-.86H.82V-.44H.24V.44H.82V.86H-.82V.44H-.24V-.44H-.82Z',
  },
  cloth: {
    color: '#83509d',
    ink: LIGHT,
    glyph: 'M-.36-.84Q0-.46.36-.84L1-.44L.78.08L.52-.06V.86H-.52V-.06L-.78.08L-1-.44Z',
  },
  pigs: {
    color: '#e793a2',
    ink: DARK,
    glyph:
      'M-.9-.92L-.36-.72Q0-.8.36-.72L.9-.92L.78-.3Q1.02.9 0 .92Q-1.02.9-.78-.3ZM0 .02A.44.32 0 0 0 0 .66A.44.32 0 0 0 0 .02ZM-.17.2A.09.14 0 0 0-.17.48A.09.14 0 0 0-.17.2ZM.17.2A.09.14 0 0 0 .17.48A.09.14 0 0 0 .17.2ZM-.36-.36A.09.1 0 0 0-.36-.16A.09.1 0 0 0-.36-.36ZM.36-.36A.09.1 0 0 0 .36-.16A.09.1 0 0 0 .36-.36Z',
  },
  flour: {
    color: '#e4d6b6',
    ink: DARK,
    glyph:
      'M-.4-1H.4L.26-.66H-.26ZM-.26-.56H.26Q.96.12.78.94H-.78Q-.96.12-.26-.56ZM-.36.14V.3H.36V.14ZM-.36.46V.62H.36V.46Z',
  },
  fruit: {
    color: '#e06a31',
    ink: DARK,
    glyph:
      'M0-.4C.34-.68.92-.56.9.08C.86.66.46 1.02.2.9Q0 .82-.2.9C-.46 1.02-.86.66-.9.08C-.92-.56-.34-.68 0-.4ZM.04-.54Q.04-1 .56-1.02Q.54-.56.04-.54Z',
  },
  cotton: {
    color: '#f5f3ec',
    ink: DARK,
    glyph:
      'M-.42-.2A.44.44 0 1 1 .42-.2A.44.44 0 1 1 .3.52L.1.4V.62H.34L0 1L-.34.62H-.1V.4L-.3.52A.44.44 0 1 1-.42-.2Z',
  },
}
