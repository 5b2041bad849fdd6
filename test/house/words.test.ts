import { describe, expect, it } from 'vitest'
import { sources } from './imports.ts'
import { wordsIn } from './wordsInCode.ts'

/** Where words may stand in code, and why. */
const EXCEPT: Readonly<Record<string, string>> = {
  'web/src/lib/client/': 'for whoever writes a program that plays; pages say it by its code',
  'web/src/routes/board/': 'the specimen sheet, for who adds maps',
  'web/src/routes/+layout.svelte': 'when not even the texts can be loaded',
  'web/src/lib/parts/Wordmark.svelte': 'our name',
  'web/src/lib/pictures/Card.svelte': 'our name',
}

/** What only looks like words. */
const NO_WORDS: Readonly<Record<string, readonly string[]>> = {
  'how something is kept': ['on top', 'in place'],
  'style sheets': ['/* by night */'],
  'ids of cities': ['topeka dallas', 'free buffalo'],
  'what is written in a page': ["setTheme('", 'seek(', 'https://…'],
  'to the console of who embeds': ['`Railhead: '],
}
const isNoWord = (text: string): boolean =>
  Object.values(NO_WORDS)
    .flat()
    .some((one) => text.startsWith(one))

describe('what people read', () => {
  const files = sources(['web/src/lib', 'web/src/routes']).filter(
    (file) => !/\/texts\/\w+\//.test(file) && !Object.keys(EXCEPT).some((place) => file.startsWith(place)),
  )

  it('stands in texts, not in code', () => {
    const found = files.flatMap((file) =>
      wordsIn(file)
        .filter((words) => !isNoWord(words))
        .map((words) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })

  it.each(Object.entries(EXCEPT))('but in %s: %s', (place) => {
    expect(
      sources(['web/src'])
        .filter((file) => file.startsWith(place))
        .flatMap(wordsIn),
    ).not.toEqual([])
  })
})
