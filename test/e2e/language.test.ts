import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { games } from '#engine/games.ts'
import { setUp } from './here.ts'

const here = setUp()

/** What is called the same in every language. */
const NAMES = ['Railhead', ...games.flatMap(({ name, maps }) => [name, ...maps.map((map) => map.name)])]

/** Parts that tables show, too: their words are in the code still. */
const NOT_YET = ['Railhead, home', 'Colours: system. Change']

/** All that a page says, to the eye and to the ear, but for what a match that plays itself says. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (around && !around.closest('script, style, svg, .picture')) said.push(node.textContent ?? '')
    }
    for (const one of document.querySelectorAll(':not(.picture *)[aria-label]'))
      said.push(one.getAttribute('aria-label') ?? '')
    return said
  })

const isMessage = (text: string): boolean => /[ôûîêâ]/.test(text)
const isTranslated = (text: string): boolean => {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text)
  return !/\p{L}{2}/u.test(rest) || isMessage(rest)
}

describe('in a language that is English with accents, and 40 % longer', () => {
  it.each([
    [390, 844],
    [1440, 900],
  ])('the home page leaves no text as it was and overflows nowhere at %d × %d', async (width, height) => {
    const context = await here.browser.newContext({ viewport: { width, height } })
    await context.addInitScript(() => localStorage.setItem('railhead/language', '"en-x-pseudo"'))
    const page = await context.newPage()
    await page.goto(here.stack.url)
    await page.locator('article.card').first().waitFor()
    expect((await saidOn(page)).filter((text) => !NOT_YET.includes(text) && !isTranslated(text))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        .map((one) => one.textContent),
    )
    expect(cut).toEqual([])
    await context.close()
  })
})
