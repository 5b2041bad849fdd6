import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { piecesOf } from '../worker/both/language/messages.ts'

/**
 * What stands on a page before any script has come: who we are, on the home page its first words, on that of a table how
 * it stands (the Worker writes that: worker/unfurl/page.ts). It is in the page as it is sent, in every language, and
 * looks/first.css shows those that are read here; the root of all pages takes it away when it draws the same.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Where app.html has room for it. */
const PLACE = /<div id="first">.*?<\/div>/s

const LANGUAGES = readdirSync(here('src/lib/texts'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? one.name : [],
)

/** The picture of the wordmark is drawn in one place. */
const mark = (): string =>
  readFileSync(here('src/lib/parts/Wordmark.svelte'), 'utf8').match(/<svg.*?<\/svg>/s)?.[0] ?? ''

async function wordsIn(language: string): Promise<string> {
  const { texts } = await import(here(`src/lib/texts/${language}/home.ts`))
  const hero = piecesOf(texts.hero).map(({ kind, text }) => (kind === 'stress' ? `<em>${text}</em>` : text))
  return `<div class="words" lang="${language}"><p class="headline">${hero.join('')}</p><p class="lead">${texts.lead}</p></div>`
}

const CHARSET = '<meta charset="utf-8" />'
const SHEET = /\s*<link href="([^"]+)" rel="stylesheet">/g

/** Letters that every language needs; drawn with others first, what stands there would move. */
const LETTERS = /\/_app\/[^)]*-latin-wght[^)]*\.woff2/

/** The sheet of every page: what stands first is drawn by it. */
const ofEveryPage = (sheets: readonly string[]): string => {
  const sheet = sheets.find((href) => /\/client\.[^/]+\.css$/.test(href))
  if (!sheet) throw new Error('no sheet of every page to draw with what stands first (web/first.ts)')
  const styles = readFileSync(here(`build${sheet}`), 'utf8')
  return styles.replace(/url\(\.\//g, `url(${sheet.replace(/[^/]+$/, '')}`)
}

/**
 * The page with it. No request stands before it: the sheet that draws it is in the page, and all that the rest of the page
 * waits for comes after it.
 */
export async function withFirst(page: string): Promise<string> {
  if (!PLACE.test(page)) throw new Error('app.html has no room for what stands first (web/first.ts)')
  const words = await Promise.all(LANGUAGES.map(wordsIn))
  const sheets = [...page.matchAll(SHEET)]
  const styles = ofEveryPage(sheets.map(([, href = '']) => href))
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${styles.match(LETTERS)?.[0]}">`
  const first = `<div id="first"><div class="name">${mark()}<span>Railhead</span></div><div class="page hero">${words.join('')}<div class="picture"></div></div><p class="told"></p></div>`
  return page
    .replace(SHEET, '')
    .replace(CHARSET, () => `${CHARSET}${letters}<style>${styles}</style>`)
    .replace(PLACE, () => [first, ...sheets.map(([link]) => link)].join(''))
}
