/** How a picture is asked for: `?at=12&theme=dark&width=800`. */
export interface Look {
  /** After which entry of the log; -1 is before the first, null is now. */
  readonly at: number | null
  readonly theme: 'light' | 'dark'
  readonly width: number
}

const THEMES = ['light', 'dark'] as const
/** A few sizes only: every other one would be drawn anew for somebody. */
const WIDTHS = ['400', '800', '1200', '2000'] as const

export type AskedLook = { readonly ok: true; readonly look: Look } | { readonly ok: false; readonly problem: string }

export function askedLook({ at, theme = 'light', width = '1200' }: Readonly<Record<string, string>>): AskedLook {
  const wrong = (problem: string): AskedLook => ({ ok: false, problem })
  if (at !== undefined && !isEntry(at)) return wrong('at: must be the number of an entry; -1 is the beginning')
  if (!isOneOf(THEMES, theme)) return wrong(`theme: must be one of ${THEMES.join(', ')}`)
  if (!isOneOf(WIDTHS, width)) return wrong(`width: must be one of ${WIDTHS.join(', ')}`)
  return { ok: true, look: { at: at === undefined ? null : Number(at), theme, width: Number(width) } }
}

/** The number of an entry as an address has it. */
export const isEntry = (at: string): boolean => /^(-1|0|[1-9]\d{0,8})$/.test(at)

const isOneOf = <One extends string>(all: readonly One[], text: string): text is One =>
  (all as readonly string[]).includes(text)
