import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTable } from '#client/asking/api.ts'
import { games } from '#engine/games.ts'
import { settled } from './chromium.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'

const here = setUp()

interface Place {
  readonly name: string
  readonly path: string
  /** What is there when the page is. */
  readonly there: string
  /** What is to be done before it is looked at. */
  readonly first?: (page: Page) => Promise<unknown>
  /** What is called the same in every language, there alone. */
  readonly known?: readonly string[]
}

const openUnreadable = async (page: Page): Promise<void> => {
  const buffer = Buffer.from('{"format":"x"}')
  await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: 'application/json', buffer })
  await page.locator('[role=alert]').waitFor()
}

/** As the platform calls them, in the language it is asked for. */
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const openTell = async (page: Page): Promise<void> => {
  await page.locator('#name-0').fill('Ada')
  await page.locator('#name-0').press('Enter')
  await page.locator('section.tell > button').click()
  await page.locator('section.tell fieldset').waitFor()
  await page.locator('section.tell section.tell > button').last().click()
  await page.locator('section.tell form').waitFor()
}

/** `TABLE` is a table that waits for its players. */
const PLACES: readonly Place[] = [
  { name: 'the home page', path: '/', there: 'article.card' },
  {
    name: 'the maps',
    path: '/maps',
    there: 'main article',
  },
  { name: 'the page that writes the snippet', path: '/embed', there: 'railhead-table' },
  { name: 'the page that opens files', path: '/replay', there: 'label.drop' },
  { name: 'a file that cannot be opened', path: '/replay', there: 'label.drop', first: openUnreadable },
  ...games.map(({ id, name }) => ({
    name: `the page of the rules of ${name}`,
    path: `/rules/${id}`,
    there: 'main section',
  })),
  { name: 'the rules of no game', path: '/rules/ludo', there: 'main h1', known: ['ludo'] },
  { name: 'a lobby', path: '/t/TABLE', there: 'main' },
  { name: 'what a player may be told', path: '/t/SLOW', there: 'main', first: openTell, known: ['Ada', ...DAYS] },
  { name: 'a link that gives no answer', path: '/t/TABLE/do#x', there: 'main h1' },
  { name: 'an embedded match for the reader', path: '/embed/new?game=spike&bots=1', there: 'form' },
  { name: 'an embed of no game', path: '/embed/new?game=ludo', there: '[role=alert]' },
  { name: 'an embed that is not understood', path: '/embed/new?game=spike&theme=pink', there: '[role=alert]' },
  { name: 'an embedded lobby', path: '/embed/t/TABLE', there: 'main' },
  { name: 'an embedded lobby that is watched', path: '/embed/t/TABLE?mode=watch', there: 'main [role=status]' },
  { name: 'the door of no table', path: '/t/aaaaaaaaaaaaaaaa', there: 'main h1' },
  { name: 'no page', path: '/nowhere', there: 'h1' },
]

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('in a language that is English with accents, and 40 %% longer, at $width × $height', (viewport) => {
  let context: BrowserContext
  let table: string
  let slow: string
  beforeAll(async () => {
    table = (await makeTable({ origin: here.stack.url }, { game: 'age-of-steam', seats: 3 })).id
    const clock = { pace: 'slow', move: 86_400_000, bank: 0, late: 'wait' } as const
    slow = (await makeTable({ origin: here.stack.url }, { game: 'age-of-steam', seats: 3, clock })).id
    context = await here.browser.newContext({ viewport })
  })
  afterAll(() => context?.close())

  it.each(PLACES)('$name leaves no text as it was and overflows nowhere', async ({ path, there, first, known }) => {
    const page = await context.newPage()
    await inPseudo(page)
    await page.goto(here.stack.url + path.replace('TABLE', table).replace('SLOW', slow))
    await page.locator(there).first().waitFor()
    await settled(page)
    await first?.(page)
    expect(await untranslatedOn(page, known)).toEqual([])
    expect(await overflowsOn(page)).toEqual([])
    await page.close()
  })
})
