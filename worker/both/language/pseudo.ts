import type { Translated } from './messages.ts'

const PLAIN = 'aeiouAEIOUcnszCNSZyY'
const ACCENTED = [...'àèìòùÀÈÌÒÙçñšžÇÑŠŽýÝ']
const FILLING = 'ôûîêâ'
const FILLED = /[ôûîêâ]/

/** The words of every message accented and 40 % longer, with its links, stress and slots where they were. */
export const pseudoOf = <Texts extends object>(texts: Texts): Translated<Texts> => changed(texts) as Translated<Texts>

function changed(value: unknown): unknown {
  if (typeof value === 'string') return longer(value)
  if (typeof value === 'function') return (...slots: readonly unknown[]) => longer(String(value(...slots)))
  if (Array.isArray(value)) return value.map(changed)
  return Object.fromEntries(Object.entries(value as object).map(([id, inner]) => [id, changed(inner)]))
}

const longer = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    // A message that stands in another.
    if (FILLED.test(word)) return word
    const accented = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')
    return accented + FILLING.repeat(9).slice(0, Math.ceil(word.length * 0.4))
  })
