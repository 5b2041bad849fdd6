import { describe, expect, it } from 'vitest'
import { SAID, TERMS, TRAPS } from './terms.ts'

const SOURCES = import.meta.glob<string>(
  [
    '../../web/src/lib/texts/*/**/*.ts',
    '../../web/src/lib/games/*/maps/*/texts/*/*.ts',
    '../../worker/both/texts/*/*.ts',
    '../../worker/texts/*/*.ts',
    '!**/index.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Whose texts these are: of a game, of the family, or of none. */
const ownerOf = (path: string): string =>
  path.match(/\/texts\/\w+\/([\w-]+)\//)?.[1] ?? path.match(/\/games\/([\w-]+)\//)?.[1] ?? 'all'

/** All that is said there, one file after the other, as it is written but for notes. */
function saidIn(language: string, of: string): string {
  return Object.entries(SOURCES)
    .filter(([path]) => path.includes(`/texts/${language}/`) && (of === 'all' || ownerOf(path) === of))
    .map(([, source]) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, ''))
    .join('\n')
}

type Texts = { readonly [id: string]: unknown }

/** The same files as messages. */
const TEXTS = import.meta.glob<Texts>(
  [
    '../../web/src/lib/texts/*/**/*.ts',
    '../../web/src/lib/games/*/maps/*/texts/*/*.ts',
    '../../worker/both/texts/*/*.ts',
    '../../worker/texts/*/*.ts',
    '!**/{index,grammar}.ts',
  ],
  { eager: true, import: 'texts' },
)

/** What messages say that have no slots. */
function messagesIn(texts: unknown, id = ''): [id: string, said: string][] {
  if (typeof texts === 'string') return [[id, texts]]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inner]) => messagesIn(inner, id === '' ? name : `${id}.${name}`))
}

interface Pair {
  /** Where it stands, and its id. */
  readonly where: string
  readonly of: string
  readonly english: string
  readonly said: string
}

/** What a language says, message by message, beside the English. */
const pairsIn = (language: string): readonly Pair[] =>
  Object.entries(TEXTS).flatMap(([path, texts]) => {
    if (!path.includes(`/texts/${language}/`)) return []
    const english = new Map(messagesIn(TEXTS[path.replace(`/texts/${language}/`, '/texts/en/')]))
    return messagesIn(texts).map(([id, said]) => ({
      where: `${path.replace(/^(\.\.\/)+/, '')} ${id}`,
      of: ownerOf(path),
      english: english.get(id) ?? '',
      said,
    }))
  })

const told = ({ where, english, said }: Pair): string => `${where}: ${english} → ${said}`

/** Of whose words somebody has filled in the column. */
const looked = (['de', 'hu'] as const).filter((language) => TERMS.some((term) => term[language]))

describe.each(looked)('the words of %s', (language) => {
  const known = TERMS.flatMap((term) => (term[language] ? [{ ...term, words: term[language] }] : []))
  it.each(known)('are those of print: $of, $en', ({ of, en, words }) => {
    expect(saidIn('en', of).toLowerCase(), 'is said in English').toContain(en.toLowerCase())
    const said = saidIn(language, of)
    expect(words.some((word) => said.includes(word) || said.includes(word.replace('\u00ad', '\\u00ad')))).toBe(true)
  })

  const pairs = pairsIn(language)
  it('are compared in every file', () => expect(pairs.length).toBeGreaterThan(900))

  const each = SAID.flatMap((one) => (one[language] ? [{ ...one, word: one[language] }] : []))
  it.each(each)('are in each message those of print: $en, $word', ({ of, en, word }) => {
    const about = pairs.filter((pair) => (of?.includes(pair.of) ?? true) && en.test(pair.english))
    expect(about, 'is said in English').not.toEqual([])
    expect(about.filter(({ said }) => !word.test(said)).map(told)).toEqual([])
  })

  it('have the links and the stress of the English', () => {
    const marks = (text: string): string => (text.match(/\[|\*/g) ?? []).sort().join('')
    expect(pairs.filter(({ english, said }) => marks(english) !== marks(said)).map(told)).toEqual([])
  })

  const traps = TRAPS.filter((trap) => trap.language === language)
  it.each(traps)('do not mislead: $of, $word ($why)', ({ of, word }) => {
    const lines = saidIn(language, of).split('\n')
    expect(lines.filter((line) => word.test(line)).map((line) => line.trim())).toEqual([])
  })
})
