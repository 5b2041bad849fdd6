import type { home } from '../en/home.ts'
import type { offer } from '../en/offer.ts'
import type { Translated } from './messages.ts'

/** All texts by area: a page loads the areas it shows, in one language. English says which messages there are. */
export interface Areas {
  readonly home: Translated<typeof home>
  readonly offer: Translated<typeof offer>
}

export type Language = { readonly [Area in keyof Areas]: () => Promise<Areas[Area]> }

/** A language is a folder beside `en` with a module for each area, and its lines here. */
export const LANGUAGES = {
  en: {
    home: async () => (await import('../en/home.ts')).home,
    offer: async () => (await import('../en/offer.ts')).offer,
  },
  /** English with accents and 40 % longer: what stays plain on a page was never a message. For tests and translators. */
  'en-x-pseudo': {
    home: async () => pseudo((await import('../en/home.ts')).home),
    offer: async () => pseudo((await import('../en/offer.ts')).offer),
  },
} satisfies Readonly<Record<string, Language>>

export type LanguageCode = keyof typeof LANGUAGES

async function pseudo<Texts extends object>(texts: Texts): Promise<Translated<Texts>> {
  const { pseudoOf } = await import('./pseudo.ts')
  return pseudoOf(texts)
}
