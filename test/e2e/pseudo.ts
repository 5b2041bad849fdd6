import type { Page } from 'playwright-core'
import { games } from '#engine/games.ts'
import { texts as standing } from '#worker/both/texts/en/standing.ts'

/** English with accents, 40 % longer: every word of a message ends in these (`worker/both/language/pseudo.ts`). */
const FILLED = /[ôûîêâ]/u

/** In that language from the first moment on. */
export const inPseudo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('railhead/language', '"en-x-pseudo"'))

/** What is called the same in every language: games, maps as their boards are named, places, the site. */
export const NAMES: readonly string[] = [
  'Railhead',
  // The Worker writes the title of a table before the page knows its reader.
  ...games.flatMap((game) => game.maps.map((map) => standing.title(game.name, map.name))),
  ...games.flatMap((game) => [game.name, ...game.maps.flatMap((map) => [map.name, ...placesOf(game, map.id)])]),
]

function placesOf(game: (typeof games)[number], map: string): readonly string[] {
  const { board } = (game as unknown as { game(map: string): { board: object } }).game(map)
  return namesIn(board)
}

/** Of places, wherever they stand in the data of a board. */
function namesIn(data: unknown): readonly string[] {
  if (data instanceof Map) return [...data.values()].flatMap(namesIn)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
  )
}

/** All that a page says, to the eye and to the ear, but for pictures, what is written in a code, and names of languages. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title]
    const isShown = (element: Element) =>
      !element.closest('script, style, svg text, .picture, code, pre, datalist, body [lang]')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (around && isShown(around)) said.push(node.textContent ?? '')
    }
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ]
    for (const name of spoken)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) said.push(element.getAttribute(name) ?? '')
    return said
  })

/** Words of this page that were no message; `known` are names of players and the like. */
export async function untranslatedOn(page: Page, known: readonly string[] = []): Promise<string[]> {
  const names = [...NAMES, ...known].sort((a, b) => b.length - a.length)
  const rest = (text: string) => names.reduce((left, name) => left.replaceAll(name, ''), text)
  // Ids of rules, addresses.
  const plain = (text: string) =>
    text.replace(/[A-Z]{3}-[A-Z]+-\d+|https?:\S+|127\.0\.0\.1\S*/g, '').replace(/\b[A-Z]{2,}-\d+\b|[\u00ad\u200b]/g, '')
  // Nothing but names, as the platform lists them.
  const isList = (left: string) => /^[\s,]*and[\s,]*$/.test(left)
  const words = (text: string) => {
    const left = rest(plain(text))
    return isList(left) ? [] : (left.match(/\p{L}{2,}/gu) ?? [])
  }
  const said = await saidOn(page)
  return [...new Set(said.filter((text) => words(text).some((word) => !FILLED.test(word))).map((text) => text.trim()))]
}

/** What is wider than its place, and the page if it is. */
export const overflowsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []
    const cut = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, legend, th, td, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('.unseen, .keys'))
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 && !['inline', 'contents'].includes(getComputedStyle(one).display),
      )
      .map((one) => one.textContent?.trim() ?? '')
    return [...wide, ...cut]
  })
