import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { NAMES, saidOn } from './pseudo.ts'

/** Words that English cannot do without, and that are no words of other languages written here. */
const GIVEAWAYS =
  /(?<![\p{L}\d])(the|of|and|you|your|are|with|from|this|that|it|not|who|what|have|every|their|goods|players|match|turn|round|seat|track|build|move|board|choose|take)(?![\p{L}\d])/iu

/** Languages beside English, as there are folders of them. */
export const OTHERS = readdirSync(new URL('../../web/src/lib/texts', import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== 'en')
  .map(({ name }) => name)

const ROOTS = ['web/src/lib/texts/', 'worker/both/texts/']

/** Messages of one language that are texts as they stand, in the order of their files. */
function textsOf(language: string): string[] {
  return ROOTS.flatMap((root) => {
    const folder = new URL(`../../${root}${language}/`, import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    return files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/: '([^'\n]{3,})'/g)].map(([, text]) => text ?? ''),
    )
  })
}

/** Messages of English that a language says in other words. */
export function englishBeside(language: string): ReadonlySet<string> {
  const same = new Set(textsOf(language))
  return new Set(textsOf('en').filter((text) => !same.has(text)))
}

/** What a page still says in English; `known` are names, of players and the like. */
export async function englishOn(
  page: Page,
  english: ReadonlySet<string>,
  known: readonly string[] = [],
): Promise<string[]> {
  const names = [...NAMES, ...known].sort((a, b) => b.length - a.length)
  // But for ids of rules.
  const rest = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, ''), text.replace(/\b[A-Z]{2,}(-[A-Z]+)*-\d+/g, ''))
  const said = (await saidOn(page)).map((text) => text.trim())
  return [...new Set(said.filter((text) => english.has(text) || GIVEAWAYS.test(rest(text))))]
}
