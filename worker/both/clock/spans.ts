/** How a language says how long something takes. */
export interface Spans {
  /** In a few letters: `2d 4h`, `35m`, and to the second when it is short: `4:05`. */
  readonly span: (ms: number) => string
  /** For a sentence: `2 days 4 hours`. */
  readonly longSpan: (ms: number) => string
}

export const spansOf = (locale: string): Spans => ({
  span: (ms) => (isShort(ms) ? minutesAndSeconds(ms) : spanOf(locale, 'narrow', ms)),
  longSpan: (ms) => spanOf(locale, 'long', ms),
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const isShort = (ms: number): boolean => ms < 10 * MINUTE

const minutesAndSeconds = (ms: number): string =>
  `${Math.floor(ms / MINUTE)}:${String(Math.floor((ms % MINUTE) / 1000)).padStart(2, '0')}`

function spanOf(locale: string, unitDisplay: 'narrow' | 'long', ms: number): string {
  const print = (count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count)
  if (ms < MINUTE) return print(Math.floor(ms / 1000), 'second')
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)]
  // Nobody asks for the minutes of a day.
  const parts = [
    ...(days > 0 ? [print(days, 'day')] : []),
    ...(hours > 0 ? [print(hours, 'hour')] : []),
    ...(days === 0 && (minutes > 0 || hours === 0) ? [print(minutes, 'minute')] : []),
  ]
  return parts.join(' ')
}
