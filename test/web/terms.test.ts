import { describe, expect, it } from 'vitest'
import { TERMS, TRAPS } from './terms.ts'

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

/** Of whose words somebody has filled in the column. */
const looked = (['de', 'hu'] as const).filter((language) => TERMS.some((term) => term[language]))

describe.each(looked)('the words of %s', (language) => {
  const known = TERMS.flatMap((term) => (term[language] ? [{ ...term, words: term[language] }] : []))
  it.each(known)('are those of print: $of, $en', ({ of, en, words }) => {
    expect(saidIn('en', of).toLowerCase(), 'is said in English').toContain(en.toLowerCase())
    const said = saidIn(language, of)
    expect(words.some((word) => said.includes(word) || said.includes(word.replace('\u00ad', '\\u00ad')))).toBe(true)
  })

  const traps = TRAPS.filter((trap) => trap.language === language)
  it.each(traps)('do not mislead: $of, $word ($why)', ({ of, word }) => {
    const lines = saidIn(language, of).split('\n')
    expect(lines.filter((line) => word.test(line)).map((line) => line.trim())).toEqual([])
  })
})
