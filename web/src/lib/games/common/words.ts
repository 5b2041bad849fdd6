export const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`)

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0')

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** `A, B and C`. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items)
