import { describe, expect, it, onTestFailed } from 'vitest'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { arrive, forkAt, NAMES, question, recorded } from './questions.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

const building = () => question('age-of-steam-rust-belt-2022-4', (at) => at.ask === 'build' && roundOf(at.state) >= 3)
const roundOf = (state: unknown): number => (state as { round: number }).round

async function atTheTable(options = DESK, watch?: Parameters<typeof arrive>[5]) {
  const at = building()
  const table = await forkAt(here.stack.url, at)
  const player = await arrive(here.browser, here.stack.url, table, [at.seat], options, watch)
  onTestFailed(() => pictures([player]))
  await player.isAsked('build')
  return player
}

/** The part of the page that listens for keys comes once all else is there. */
const keysAreHeard = async ({ page }: Awaited<ReturnType<typeof arrive>>) => {
  await page
    .getByRole('button', { name: /menu|☰/i })
    .first()
    .click()
  await page.locator('#menu [aria-keyshortcuts="?"]').waitFor()
  await page.keyboard.press('Escape')
}

describe('for every sense', () => {
  it('keys are listed, and the board can be read, searched and walked in words', async () => {
    const player = await atTheTable()
    const { page } = player
    await keysAreHeard(player)
    await page.keyboard.press('?')
    const list = page.locator('[data-shortcuts]')
    await list.waitFor()
    expect(await list.innerText()).toContain('Turn the tile')
    expect(await objections(page)).toEqual([])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })

    await page.keyboard.press('w')
    const words = page.locator('[data-in-words]')
    await words.waitFor()
    expect(await words.locator('h3').count()).toBeGreaterThan(20)
    expect(await objections(page)).toEqual([])
    await words.getByRole('searchbox').fill('chic')
    await expect.poll(() => words.locator('h3').allInnerTexts()).toEqual(['Chicago'])
    expect(await words.innerText()).toMatch(/red city Chicago/)
    const link = words.locator('li li button').first()
    const to = (await link.innerText()).split(':')[0]
    await link.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(to)
    await words.getByRole('button', { name: 'Show Chicago on the board' }).click()
    await words.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('Spike: cities and railways in words', async () => {
    const at = question('spike-eastern-us-advanced-4', (one) => one.ask === 'action' && roundOf(one.state) >= 3)
    const table = await forkAt(here.stack.url, at)
    const player = await arrive(here.browser, here.stack.url, table, [at.seat], PHONE)
    onTestFailed(() => pictures([player]))
    const { page } = player
    await keysAreHeard(player)
    await page.keyboard.press('w')
    const words = page.locator('[data-in-words]')
    await words.waitFor()
    expect(await words.locator('h3').count()).toBeGreaterThan(15)
    expect(await words.innerText()).toMatch(/: (yours|Ada|Brunel|Clara|Dionysius), \d+ segment/)
    expect(await objections(page)).toEqual([])
    expect(await overflowsOn(page)).toEqual([])
    await page.context().close()
  })

  it('in other words nothing is left plain, and nothing is too wide on a phone', async () => {
    const player = await atTheTable(PHONE, inPseudo)
    const { page } = player
    await page.waitForFunction(() => document.querySelector('[data-recapped]') !== null)
    for (const [key, part] of [
      ['?', '[data-shortcuts]'],
      ['w', '[data-in-words]'],
    ] as const) {
      await expect
        .poll(async () => {
          await page.keyboard.press(key)
          return page.locator(part).count()
        })
        .toBe(1)
      expect(await untranslatedOn(page, [...NAMES, 'Enter', 'Esc', 'Tab'])).toEqual([])
      expect(await overflowsOn(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator(part).waitFor({ state: 'detached' })
    }
    await page.context().close()
  })

  it('is silent until somebody wants it otherwise', async () => {
    const player = await atTheTable(DESK, (page) =>
      page.addInitScript(() => {
        const heard = { notes: 0 }
        Object.assign(globalThis, { heard })
        const start = AudioScheduledSourceNode.prototype.start
        AudioScheduledSourceNode.prototype.start = function (...at) {
          heard.notes++
          return start.apply(this, at)
        }
      }),
    )
    const { page } = player
    const notes = () => page.evaluate(() => (globalThis as unknown as { heard: { notes: number } }).heard.notes)
    const seq = async () =>
      ((await (await fetch(`${here.stack.url}/api/tables/${page.url().split('/').at(-1)}`)).json()) as { seq: number })
        .seq
    const build = async () => {
      const before = await seq()
      await page.locator('path[data-hex].hot').first().waitFor()
      await player.tapLit()
      await player.hit(page.locator('.ask').getByRole('button', { name: /^Build · / }))
      await expect.poll(seq).toBe(before + 1)
    }
    await keysAreHeard(player)
    await build()
    expect(await notes()).toBe(0)
    await page
      .getByRole('button', { name: /menu|☰/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sound', exact: true }).click()
    await page.keyboard.press('Escape')
    await build()
    await expect.poll(notes).toBeGreaterThan(0)
    expect(await page.evaluate(() => localStorage.getItem('railhead/sound'))).toBe('true')
    await page.context().close()
  })

  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
    ['a phone on its side', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
    ['a wide screen', { viewport: { width: 1920, height: 1080 } }],
  ])('can be turned for the left hand, on %s', async (_, size) => {
    const player = await atTheTable(size)
    const { page } = player
    const zoom = () => page.getByRole('button', { name: 'Zoom in' }).boundingBox()
    const before = await zoom()
    await page
      .getByRole('button', { name: /menu|☰/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Left-handed' }).click()
    await page.reload()
    await player.isAsked('build')
    const board = await page.locator('main.board').boundingBox()
    await expect.poll(async () => ((await zoom())?.x ?? 0) - (board?.x ?? 0)).toBeLessThan(20)
    expect(before).not.toEqual(await zoom())
    expect(await overflowsOn(page)).toEqual([])
    await page.context().close()
  })

  it('has more contrast for those who ask for it', async () => {
    const player = await atTheTable(PHONE, (page) => page.emulateMedia({ contrast: 'more' }))
    expect(await objections(player.page)).toEqual([])
    const paper = await player.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).toBe('rgb(255, 255, 255)')
    await player.page.context().close()
  })
})

describe('a match that is over', () => {
  it('plays by itself, at a pace, until somebody looks elsewhere', async () => {
    const page = await (await here.browser.newContext(DESK)).newPage()
    await page.goto(`${here.stack.url}/replay`)
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(recorded('steam-steam-northeast-base-3'))),
    })
    const at = async () => Number(await page.getByRole('slider').inputValue())
    await page.getByRole('slider').waitFor()
    await page.locator('.ask select').first().selectOption({ label: 'quick' })
    await page.getByRole('button', { name: 'Play by itself' }).click()
    await expect.poll(at).toBeGreaterThan(2)
    await page.getByRole('slider').fill('50')
    await page.getByRole('button', { name: 'Play by itself' }).waitFor()
    expect(await at()).toBe(50)
    await page.keyboard.press('k')
    await expect.poll(at).toBeGreaterThan(51)
    await page.keyboard.press('k')
    expect(await objections(page)).toEqual([])
    await page.context().close()
  })
})
