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
    dollars,
    change: (amount) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount)),
  }
}
