import type { Translated } from '../both/language/messages.ts'
import { words as english } from './en/index.ts'

/** What the Worker says to people, in one language. */
export type Words = Translated<typeof english>

/** The tag of a language: `de`, `de-AT`. */
const TAG = /^[a-z]{2,3}(?=-|$)/i

/** In the first of these languages that there is: each is a folder here. */
export async function wordsIn(...wanted: readonly (string | null | undefined)[]): Promise<Words> {
  for (const tag of wanted) {
    const words = await wordsOf(tag?.match(TAG)?.[0].toLowerCase())
    if (words) return words
  }
  return english
}

async function wordsOf(code: string | undefined): Promise<Words | null> {
  if (code === undefined) return null
  if (code === 'en') return english
  try {
    return ((await import(`./${code}/index.ts`)) as { words: Words }).words
  } catch {
    // Nobody has written it yet.
    return null
  }
}

/** What a browser says that its reader understands (`de-AT,de;q=0.9,en;q=0.5`), the dearest first. */
export const acceptedIn = (header: string | null | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .map(([tag = '', weight]) => ({ tag, q: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 }))
    .filter(({ tag, q }) => TAG.test(tag) && q > 0)
    .sort((a, b) => b.q - a.q)
    .slice(0, MOST_LANGUAGES)
    .map(({ tag }) => tag)

const MOST_LANGUAGES = 10
