/** A number as it is printed: below nothing with a minus, which a hyphen is not. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount))

export const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`)

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : figure(amount))

/** What was gained or paid: `+$3`, `−$2`. */
export const change = (amount: number): string => (amount > 0 ? `+${dollars(amount)}` : dollars(amount))

/** `first`, `second`, … as far as players go. */
export const ordinal = (place: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? `${place}th`

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** `A, B and C`. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items)

/** `A, B or C`. */
export const either = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(items)
