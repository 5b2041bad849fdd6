import type { texts } from './texts/en/answers.ts'

type Texts = { readonly asks: Readonly<Record<string, string>>; readonly asked: string; readonly names: Names }
type Names = { readonly [name: string]: (amount: number) => string }

/** What somebody is asked, in a short sentence. */
export const askedWords = (t: Pick<typeof texts, 'asks' | 'asked'>, ask: string): string =>
  (t as unknown as Texts).asks[ask] ?? t.asked

/** What is on the button that gives an answer. */
export const answerName = (t: Pick<typeof texts, 'names'>, name: string, amount: number | null): string =>
  (t as unknown as Texts).names[name]?.(amount ?? 0) ?? name
