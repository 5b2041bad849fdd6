import type { Daytime } from '../both/pictures.ts'
import type { SpectatorView } from '../table/outside.ts'
import type { Drawn } from './easel.ts'

/** The drawings of the client, built for the Worker; loaded when somebody wants to see something. */
export type Pictures = typeof import('#pictures')['default']
type SpectatedMatch = Parameters<Pictures['words']>[0]
type Picture = ReturnType<Pictures['renderPreview']>

/** A few only: every other width would be drawn anew for somebody. */
export const WIDTHS = ['400', '800', '1200', '2000'] as const

export interface PictureLook {
  readonly theme: Daytime
  readonly width: (typeof WIDTHS)[number]
  readonly lang: string
}

/** What there is to be seen of a match. */
export interface PictureSubject {
  /** What decides how it looks, beside the entry it is of. */
  readonly shows: (sight: SpectatorView, look: PictureLook) => readonly unknown[]
  readonly draw: (pictures: Pictures, seen: SpectatedMatch, look: PictureLook) => Picture
}

export const BOARD: PictureSubject = {
  shows: (_, { width }) => [width],
  draw: (pictures, seen, { width, theme, lang }) => pictures.renderBoard(seen, Number(width), theme, lang),
}

export const CARD: PictureSubject = {
  shows: ({ summary }) => [summary.status, summary.seats.map(({ name }) => name)],
  draw: (pictures, seen, { theme, lang }) => pictures.renderPreview(seen, theme, lang),
}

export interface Format {
  readonly type: string
  /** What it costs, in units of about 40 ms of a processor. */
  readonly units: Readonly<Record<PictureLook['width'], number>>
  readonly write: (picture: Picture, pictures: Pictures) => Drawn | Promise<Drawn>
}

export const SVG: Format = {
  type: 'image/svg+xml',
  units: { 400: 1, 800: 1, 1200: 1, 2000: 1 },
  write: ({ svg }) => svg,
}

export const PNG: Format = {
  type: 'image/png',
  units: { 400: 2, 800: 4, 1200: 6, 2000: 15 },
  write: async ({ svg }, { fonts }) => {
    const { pngOf } = await import('./png.ts')
    return pngOf(svg, fonts)
  },
}

/** The state comes as text. */
export const spectatedMatch = ({ summary, state, standings }: SpectatorView): SpectatedMatch => ({
  summary,
  state: state === null ? null : JSON.parse(state),
  standings,
})
