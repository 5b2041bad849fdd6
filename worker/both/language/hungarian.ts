/** What Hungarian does with a word or a number by the sound of it. */
export interface Hungarian {
  /** With its article: `az 5 kocka`, `a 6 kocka`, `az A4 hexa`. */
  readonly the: (what: string | number) => string
  /** The same at the beginning of a sentence. */
  readonly The: (what: string | number) => string
  /** A number as an adjective: `1-es`, `3-as`, `6-os`. */
  readonly level: (count: number) => string
  /** What somebody did, one thing after the other: clauses have a comma before `és` that lists have not. */
  readonly clauses: (items: readonly string[]) => string
}

/** What stands before a name and is not spoken: marks of the journal, of links and of stress, quotes. */
const UNSPOKEN = /^(?:\u{e000}\d+\u{e001}|[[*„”»«"'(\s])+/u

/** Letters whose own names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon, and the vowels. */
const SPELLED = /^[aeioufnlmrsxy](?![a-z])/
const VOWEL = /^(?:[aeiou]|y(?![aeiou]))/

/** One and five, 1000 (ezer), 1 000 000 (egymillió); ten, a hundred and the rest begin with a consonant. */
const OPEN_NUMBER = /^(?:5\d*|1(?:\d{3})*)(?!\d)/

function isOpen(what: string): boolean {
  const spoken = what
    .replace(UNSPOKEN, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return OPEN_NUMBER.test(spoken) || SPELLED.test(spoken) || (/^[a-z]{2}/.test(spoken) && VOWEL.test(spoken))
}

const the = (what: string | number): string => `${isOpen(String(what)) ? 'az' : 'a'} ${what}`

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** By the last digit that is spoken. */
const ENDINGS = ['ás', 'es', 'es', 'as', 'es', 'ös', 'os', 'es', 'as', 'es']
const TENS = ['', 'es', 'as', 'as', 'es', 'es', 'as', 'es', 'as', 'es']

function level(count: number): string {
  if (count === 0) return '0-s'
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10]
  const ending = ones > 0 ? ENDINGS[ones] : tens > 0 ? TENS[tens] : 'as'
  return `${count}-${ending}`
}

const clauses = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((item) => item !== '').join(', és ')

export const hungarian: Hungarian = { the, The: (what) => capital(the(what)), level, clauses }
