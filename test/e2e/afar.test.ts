import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { Afar, type Distance } from './afar.ts'
import { settled } from './chromium.ts'
import { known } from './follower.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { hotSeat, pictures, playOne, rules, type Seated } from './table.ts'

const here = setUp()

const NEAR: Distance = { roundTrip: 20, jitter: 5, lostOneIn: 0, saidAgainMs: 0 }
const FAR: Distance = { roundTrip: 250, jitter: 60, lostOneIn: 0, saidAgainMs: 0 }
const ROUGH: Distance = { roundTrip: 300, jitter: 150, lostOneIn: 15, saidAgainMs: 400 }

/** What the page shows of everybody's figures and of the track, frame by frame. */
interface Shown {
  readonly frame: number
  readonly what: string
}

/** In the page: notes every frame in which something else is shown, and every press of a button. */
function notes(): void {
  const seen: { frame: number; what: string }[] = []
  const presses: number[] = []
  let frame = 0
  let last = ''
  const look = () => {
    frame++
    const figures = [...document.querySelectorAll('.players li dd')].map((one) => one.textContent?.trim())
    const what = `${figures.join(' ')} # ${document.querySelectorAll('[data-built]').length}`
    if (what !== last) seen.push({ frame, what })
    last = what
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  document.addEventListener('click', () => presses.push(frame), true)
  Object.assign(window, { notes: { seen, presses } })
}

const noted = (page: Page): Promise<{ seen: Shown[]; presses: number[] }> =>
  page.evaluate('window.notes') as Promise<{ seen: Shown[]; presses: number[] }>

/** A table that is as far away, all of whose seats are on one device. */
async function tableAt(distance: Distance, seed: string) {
  const afar = await Afar.to(here.stack.url, distance, seededPick(seed))
  const table = await hotSeat(here.browser, afar.url)
  const { page } = table.players[0] as Player
  onTestFailed(() => pictures(table.players.slice(0, 1)))
  await page.evaluate(`(${notes})()`)
  return { afar, table, page }
}

async function playRound(table: Seated, until: (at: Awaited<ReturnType<typeof known>>) => boolean) {
  let at = await known(here.stack.url, table.id)
  while (!until(at)) at = await playOne(here.stack.url, table, at)
  return at
}

/** Shown, then something else, then the same again: what comes to be seen stays. */
const flickers = (seen: readonly Shown[]): string[] =>
  seen.flatMap(({ what }, i) => (i >= 2 && seen[i - 2]?.what === what ? [`${seen[i - 1]?.what} → ${what}`] : []))

describe('a table that is far away', () => {
  it.each([
    ['20 ms', NEAR],
    ['250 ms', FAR],
  ])('shows what I do within a frame or two, and the answer changes nothing: %s', async (name, distance) => {
    const { afar, page } = await tableAt(distance, name)
    for (const n of [2, 1, 3]) {
      const before = await noted(page)
      await page.getByRole('button', { name: new RegExp(`^Issue ${n} `) }).click()
      await expect.poll(async () => (await noted(page)).seen.length).toBeGreaterThan(before.seen.length)
      const after = await noted(page)
      const pressed = after.presses.at(-1) as number
      const shown = after.seen[before.seen.length] as Shown
      expect(shown.frame - pressed).toBeLessThanOrEqual(2)
      // The answer is on its way back; the next question is there only then, or at once as well.
      await page.waitForTimeout(distance.roundTrip + 3 * distance.jitter)
    }
    const { seen } = await noted(page)
    expect(flickers(seen)).toEqual([])
    await page.context().close()
    afar.close()
  })

  it('is played up to the first deliveries over a bad line, and nothing comes twice, goes, or jumps back', async () => {
    const { afar, table, page } = await tableAt(ROUGH, 'rough')
    const at = await playRound(table, ({ state }) => rules.turn(state).ask === 'goods')
    await page.waitForTimeout(1_500)
    expect(flickers((await noted(page)).seen)).toEqual([])
    expect((await known(here.stack.url, table.id)).length).toBe(at.length)
    await page.context().close()
    afar.close()
  })

  it('is found again when the network changes in the middle of a turn, with all I did', async () => {
    const { afar, table, page } = await tableAt(FAR, 'cut')
    // What a page has not loaded yet when the network goes, it loads by beginning anew (`reloadOnce`): that is another test.
    await settled(page)
    await page.getByRole('button', { name: /^Issue 2 / }).click()
    afar.cut()
    await expect.poll(() => known(here.stack.url, table.id).then(({ length }) => length), { timeout: 30_000 }).toBe(1)
    await playOne(here.stack.url, table, await known(here.stack.url, table.id))
    afar.cut()
    await playOne(here.stack.url, table, await known(here.stack.url, table.id))
    expect((await known(here.stack.url, table.id)).length).toBe(3)
    await page.context().close()
    afar.close()
  })
})
