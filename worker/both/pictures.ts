/** By day or by night. */
export const DAYTIMES = ['light', 'dark'] as const
export type Daytime = (typeof DAYTIMES)[number]

/** The card of a link, in pixels: what those who show it make room for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
