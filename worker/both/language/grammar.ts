/** What a language does with numbers, sums, moments and lists, for messages to be made with. */
export interface Grammar {
  /** The form that goes with a number: `{ one: 'a seat', other: '3 seats' }`. */
  readonly plural: (count: number, forms: Forms) => string
  /** The form that goes with a place in an order: `{ one: '1st', two: '2nd', … }`. */
  readonly place: (place: number, forms: Forms) => string
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string
  /** `A, B or C`. */
  readonly either: (items: readonly string[]) => string
  readonly moment: (at: number) => string
  /** How long, in a few letters: `2d 4h`, `35m`, and to the second when it is short: `4:05`. */
  readonly span: (ms: number) => string
  /** The same for a sentence: `2 days 4 hours`. */
  readonly longSpan: (ms: number) => string
  readonly dollars: (amount: number) => string
  /** What was gained or paid: `+$3`, `−$2`. */
  readonly change: (amount: number) => string
}

export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A number as it is printed: below nothing with a minus, which a hyphen is not. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount))

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : figure(amount))

/** By the platform's own knowledge of a language, but for sums: nobody prints the dollars of a game as its `Intl` does. */
export function grammarOf(locale: string, money: (amount: string) => string): Grammar {
  const counts = new Intl.PluralRules(locale)
  const places = new Intl.PluralRules(locale, { type: 'ordinal' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const dollars = (amount: number): string => (amount < 0 ? `−${money(String(-amount))}` : money(String(amount)))
  return {
    plural: (count, forms) => forms[counts.select(count)] ?? forms.other,
    place: (place, forms) => forms[places.select(place)] ?? forms.other,
    list: (items) => lists.format(items),
    either: (items) => choices.format(items),
    moment: (at) => moments.format(at),
    span: (ms) => (isShort(ms) ? minutesAndSeconds(ms) : spanOf(locale, 'narrow', ms)),
    longSpan: (ms) => spanOf(locale, 'long', ms),
    dollars,
    change: (amount) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount)),
  }
}

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
