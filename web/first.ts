import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { piecesOf } from '../worker/both/language/messages.ts'
import { escaped } from '../worker/both/markup.ts'

/**
 * What stands on a page before any script has come: who we are, on the home page its first words, on that of a table how
 * it stands (the Worker writes that: worker/unfurl/page.ts). It is in the page as it is sent, in every language, and
 * those that are not read here are hidden (looks/first.css draws the rest); the root of all pages takes it away when it draws the same.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Where app.html has room for it. */
const PLACE = /<div id="first">.*?<\/div>/s

const LANGUAGES = readdirSync(here('src/lib/texts'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? one.name : [],
)

/** What has to be there, or the page would be sent without it and nobody would say so. */
function found(what: RegExp, text: string): string {
  const [match] = text.match(what) ?? []
  if (match === undefined) throw new Error(`web/first.ts looks for ${what}, which is gone`)
  return match
}

/** The picture of the wordmark is drawn in one place. */
const mark = (): string => found(/<svg.*?<\/svg>/s, readFileSync(here('src/lib/parts/Wordmark.svelte'), 'utf8'))

/** The page is in the language that the script in app.html has chosen. */
const otherLanguages = LANGUAGES.map(
  (language) => `:root:lang(${language}) #first [lang]:not([lang="${language}"]){display:none}`,
).join('')

async function wordsIn(language: string): Promise<string> {
  const { texts } = await import(here(`src/lib/texts/${language}/home.ts`))
  const hero = piecesOf(texts.hero).map(({ kind, text }) =>
    kind === 'stress' ? `<em>${escaped(text)}</em>` : escaped(text),
  )
  return `<div class="words" lang="${language}"><p class="headline">${hero.join('')}</p><p class="lead">${escaped(texts.lead)}</p></div>`
}

const CHARSET = '<meta charset="utf-8" />'
const SHEET = /\s*<link href="([^"]+)" rel="stylesheet">/g

/** Letters that every language needs; drawn with others first, what stands there would move. */
const LETTERS = /\/_app\/[^)]*-latin-wght[^)]*\.woff2/

/** The sheet of every page: what stands first is drawn by it. */
const ofEveryPage = (sheets: readonly string[]): string => {
  const sheet = found(/\/_app\S*\/client\.[^/]+\.css/, sheets.join(' '))
  const styles = readFileSync(here(`build${sheet}`), 'utf8')
  return styles.replace(/url\(\.\//g, `url(${sheet.replace(/[^/]+$/, '')}`)
}

/**
 * The page with it. No request stands before it: the sheet that draws it is in the page, and all that the rest of the page
 * waits for comes after it.
 */
export async function withFirst(page: string): Promise<string> {
  found(PLACE, page)
  const words = await Promise.all(LANGUAGES.map(wordsIn))
  const sheets = [...page.matchAll(SHEET)]
  const styles = ofEveryPage(sheets.map(([, href = '']) => href))
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${found(LETTERS, styles)}">`
  const first = `<div id="first"><div class="name">${mark()}<span>Railhead</span></div><div class="page hero">${words.join('')}<div class="picture"></div></div><p class="told"></p></div>`
  return page
    .replace(SHEET, '')
    .replace(CHARSET, () => `${CHARSET}${letters}<style>${styles}${otherLanguages}</style>`)
    .replace(PLACE, () => [first, ...sheets.map(([link]) => link)].join(''))
}
