import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setUp } from './here.ts'
import { arrive, forkAt, question } from './questions.ts'
import { DESK } from './table.ts'

const here = setUp()

/** Notes what begins to move on the board from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof SVGElement)) return
      seen.add(target.closest('.tile, .cubes, .city')?.classList.item(0) ?? 'something else')
    })
  })

const seen = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

async function build(reducedMotion: 'reduce' | 'no-preference') {
  const asked = question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build')
  const table = await forkAt(here.stack.url, asked)
  const player = await arrive(here.browser, here.stack.url, table, [asked.seat], { ...DESK, reducedMotion })
  const { page } = player
  // What makes things move is loaded last.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      JSON.stringify([...cssRules].map(({ cssText }) => cssText)).includes('@starting-style'),
    ),
  )
  await watch(page)
  const tiles = page.locator('main.board .tile:not(.ghost)')
  const before = await tiles.count()
  await player.tapLit()
  await player.press(/^Build ·/)
  await expect.poll(() => tiles.count()).toBe(before + 1)
  return page
}

describe('what comes onto the board', () => {
  it('falls into its place, and alone: what lay there stays', async () => {
    const page = await build('no-preference')
    await expect.poll(() => seen(page)).toContain('tile')
    expect(await seen(page)).toEqual(['tile'])
    await expect
      .poll(() =>
        page
          .locator('main.board .tile')
          .last()
          .evaluate((tile) => getComputedStyle(tile).opacity),
      )
      .toBe('1')
  })

  it('is simply there for whoever wants no motion', async () => {
    const page = await build('reduce')
    expect(await seen(page)).toEqual([])
  })
})
