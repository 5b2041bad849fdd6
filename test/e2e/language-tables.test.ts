import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from './chromium.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { arrive, asksIn, forkAt, NAMES, question } from './questions.ts'

const here = setUp()

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** A match of each game with all its questions, and of each map with what only is asked there. */
const MATCHES: readonly { readonly name: string; readonly asks?: readonly string[] }[] = [
  { name: 'age-of-steam-rust-belt-2022-4' },
  { name: 'age-of-steam-germany-4', asks: ['build'] },
  { name: 'age-of-steam-southern-us-4', asks: ['goods'] },
  { name: 'age-of-steam-western-us-3', asks: ['build', 'chooseGains'] },
  { name: 'age-of-steam-barbados-1', asks: ['choose', 'build'] },
  { name: 'age-of-steam-st-lucia-2', asks: ['payFirst', 'goods'] },
  { name: 'steam-steam-ruhr-standard-6' },
  { name: 'steam-steam-northeast-base-3' },
  { name: 'spike-eastern-us-advanced-4' },
  { name: 'spike-eastern-us-basic-3', asks: ['action'] },
]

describe('a table in a language that is English with accents, and 40 % longer', () => {
  it.each(MATCHES)('$name leaves no text as it was, and overflows nowhere', async ({ name, asks }) => {
    const found = new Set<string>()
    const wanted = asks ?? asksIn(name)
    for (const [i, ask] of wanted.entries()) {
      const at = question(name, (moment) => moment.ask === ask)
      const table = await forkAt(here.stack.url, at)
      const player = await arrive(here.browser, here.stack.url, table, [at.seat], {}, inPseudo)
      const { page } = player
      await page.locator(`.ask[data-ask="${ask}"] h2`).waitFor()
      await settled(page)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await note(page, found, `${ask} at ${size.width}`)
        if (i === 0) await openEverything(page, found, size.width)
      }
      await page.context().close()
    }
    expect([...found]).toEqual([])
  })
})

async function note(page: Page, found: Set<string>, where: string): Promise<void> {
  for (const text of await untranslatedOn(page, NAMES)) found.add(`untranslated, ${where}: ${text}`)
  for (const text of await overflowsOn(page)) found.add(`too wide, ${where}: ${text}`)
}

/** What is one tap away: drawers, the last round, the menu, looking back. */
async function openEverything(page: Page, found: Set<string>, width: number): Promise<void> {
  const drawers = page.locator(width < 700 ? '.frame > nav button' : '.tabs [role="tab"]')
  for (let i = 0; i < (await drawers.count()); i++) {
    await drawers.nth(i).click()
    await settled(page)
    await note(page, found, `drawer ${i} at ${width}`)
  }
  if (width < 700) await drawers.first().click()
  await page.locator('button[popovertarget="menu"]').first().click()
  await page.locator('#menu h2').waitFor()
  await note(page, found, `menu at ${width}`)
  await page.keyboard.press('Escape')
}
