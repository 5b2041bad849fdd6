/** What the platform knows of a language, for messages to be made with. */
export interface Grammar {
  /** The form that goes with a number: `{ one: 'a seat', other: '3 seats' }`. */
  readonly plural: (count: number, forms: Forms) => string
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string
  readonly moment: (at: number) => string
}

export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale)
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
    list: (items) => lists.format(items),
    moment: (at) => moments.format(at),
  }
}
