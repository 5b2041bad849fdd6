const VOWELS = 'aeiouyäöüáéíóú'
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase())
/** So many letters stay together at either end. */
const LEAST = 3
const SOFT_HYPHEN = '\u00ad'
const MAY_BREAK = '\u200b'

/**
 * The same name with soft hyphens where a long word may break: before the last consonant between two vowels; and a break
 * between two names. No browser hyphenates names by itself.
 */
export const softened = (name: string): string =>
  name.replace(/\p{L}+/gu, softenedWord).replaceAll('/', `/${MAY_BREAK}`)

function softenedWord(word: string): string {
  const letters = [...word]
  return letters
    .map((letter, i) => {
      const inside = i >= LEAST && letters.length - i >= LEAST
      const vowelBefore = letters.slice(0, i).some(isVowel)
      return inside && vowelBefore && !isVowel(letter) && isVowel(letters[i + 1]) ? SOFT_HYPHEN + letter : letter
    })
    .join('')
}
