import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import type { Moves as AosMoves } from '#engine/age-of-steam/index.ts'
import { games } from '#engine/games.ts'
import type { Moves as SpikeMoves } from '#engine/spike/index.ts'
import type { Moves as SteamMoves } from '#engine/steam/index.ts'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import { arrive, asksIn, forkAt, question, RECORDED, recorded } from './questions.ts'
import { flaws } from './screen.ts'
import { shot } from './shots.ts'
import { pictures } from './table.ts'

const here = setUp()

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
  [780, 500],
  [640, 360],
] as const

type AnyMoves = AosMoves | SteamMoves | SpikeMoves

/** A question in a recorded match, and what is chosen on its page before one looks. */
interface Screen {
  readonly name: string
  readonly match: string
  readonly ask: string
  readonly when?: (moves: AnyMoves) => boolean
  readonly choose?: (page: Page) => Promise<void>
}

const hit = (target: Locator): Promise<void> => target.first().dispatchEvent('click')
const button = (page: Page, name: string | RegExp) => page.locator('.ask').getByRole('button', { name })
const lit = (page: Page) => page.locator('path[data-hex].hot')

/** The lit hex with most tiles to choose from is as good as any: one that has several. */
async function tile(page: Page): Promise<void> {
  await lit(page).first().waitFor({ state: 'attached' })
  for (let hex = 0; hex < (await lit(page).count()); hex++) {
    await lit(page).nth(hex).dispatchEvent('click')
    if ((await page.locator('.turns [data-rotation]').count()) > 2) return
  }
}

/** What would be worth building, and the first of it as a line that is drawn. */
async function pays(page: Page): Promise<void> {
  await hit(page.locator('[data-pays]:enabled'))
  await page.locator('[data-join]').first().waitFor()
}

async function line(page: Page): Promise<void> {
  await pays(page)
  await hit(page.locator('[data-join]'))
  await page.locator('[data-lay]').waitFor()
}

const AOS = 'age-of-steam-rust-belt-2022-4'
const STEAM = 'steam-steam-ruhr-standard-6'
const SPIKE = 'spike-eastern-us-advanced-4'

const has = (field: string) => (moves: AnyMoves) => {
  const value: unknown = Reflect.get(moves, field)
  return Array.isArray(value) ? value.length > 3 : Boolean(value)
}
const cities = (field: 'urbanize' | 'grow') => (moves: AnyMoves) => {
  const value: unknown = Reflect.get(moves, field)
  return typeof value === 'object' && value !== null && 'hexes' in value && (value.hexes as unknown[]).length > 0
}
const tab = (name: string) => (page: Page) => hit(page.locator(`[data-tab="${name}"]`))

const SCREENS: readonly Screen[] = [
  { name: 'shares', match: AOS, ask: 'issue' },
  { name: 'bidding', match: 'age-of-steam-rust-belt-2022-6', ask: 'bid' },
  { name: 'choosing an action', match: AOS, ask: 'choose' },
  { name: 'building', match: AOS, ask: 'build' },
  { name: 'a tile', match: AOS, ask: 'build', choose: tile },
  {
    name: 'a New City',
    match: AOS,
    ask: 'build',
    when: cities('urbanize'),
    choose: async (page) => {
      await hit(button(page, 'Make a town'))
      await page.locator('.letters button').first().waitFor()
      await hit(lit(page))
    },
  },
  { name: 'what would pay', match: AOS, ask: 'build', choose: pays },
  { name: 'a line', match: AOS, ask: 'build', choose: line },
  { name: 'a line in Steam', match: STEAM, ask: 'build', choose: line },
  { name: 'links without a tile', match: 'age-of-steam-germany-4', ask: 'build' },
  { name: 'moving goods', match: AOS, ask: 'goods', when: has('deliveries') },
  {
    name: 'the last of the deliveries',
    match: AOS,
    ask: 'goods',
    when: has('deliveries'),
    choose: (page) => page.locator('li[data-cube] > button').last().dispatchEvent('click'),
  },
  {
    name: 'a way of one’s own',
    match: AOS,
    ask: 'goods',
    when: has('deliveries'),
    choose: async (page) => {
      await hit(page.locator('li[data-cube] > button'))
      await hit(button(page, 'My own way'))
      await button(page, 'Back to the list').waitFor()
    },
  },
  { name: 'production', match: 'age-of-steam-rust-belt-2022-6', ask: 'produce' },
  { name: 'cubes for the display', match: 'age-of-steam-rust-belt-2022-6', ask: 'place' },
  { name: 'going first', match: 'age-of-steam-st-lucia-2', ask: 'payFirst' },
  { name: 'who gains by the crossing', match: 'age-of-steam-western-us-3', ask: 'chooseGains' },
  { name: 'shares alone', match: 'age-of-steam-barbados-1', ask: 'issue' },
  { name: 'capital', match: STEAM, ask: 'raise' },
  { name: 'the first order', match: 'steam-steam-ruhr-base-5', ask: 'bid' },
  { name: 'bidding in Steam', match: STEAM, ask: 'bid' },
  { name: 'action tiles', match: STEAM, ask: 'select' },
  { name: 'building in Steam', match: STEAM, ask: 'build', choose: tile },
  {
    name: 'a New City in Steam',
    match: STEAM,
    ask: 'build',
    when: cities('urbanize'),
    choose: async (page) => {
      await hit(button(page, 'Make a town'))
      await hit(page.locator('[data-color]'))
      await hit(page.locator('[data-group]'))
      await hit(lit(page))
    },
  },
  {
    name: 'city growth',
    match: STEAM,
    ask: 'build',
    when: cities('grow'),
    choose: async (page) => {
      await hit(button(page, 'Let a city grow'))
      await hit(page.locator('[data-group]'))
      await hit(lit(page))
    },
  },
  {
    name: 'goods in Steam',
    match: STEAM,
    ask: 'goods',
    when: has('deliveries'),
    choose: (page) => page.locator('li[data-cube] > button').last().dispatchEvent('click'),
  },
  { name: 'income or points', match: STEAM, ask: 'score' },
  {
    name: 'sides of contracts',
    match: SPIKE,
    ask: 'sides',
    choose: async (page) => {
      for (const fieldset of await page.locator('.ask fieldset:not(.question)').all())
        await hit(fieldset.locator('[data-side]'))
    },
  },
  { name: 'a gift', match: SPIKE, ask: 'gift', choose: (page) => hit(page.locator('[data-card]')) },
  { name: 'route cards', match: SPIKE, ask: 'route', choose: (page) => hit(page.locator('[data-route]')) },
  { name: 'the first city', match: SPIKE, ask: 'train', choose: (page) => hit(page.locator('path[data-city].hot')) },
  { name: 'drawing as an action', match: SPIKE, ask: 'action', choose: tab('draw') },
  {
    name: 'a railway',
    match: SPIKE,
    ask: 'action',
    when: (moves) => moves.ask === 'action' && moves.build.ways.some(({ payments }) => payments.length > 1),
    choose: async (page) => {
      await tab('build')(page)
      await hit(page.locator('[data-build]:not(.short)'))
      await button(page, /^Build to/).waitFor()
    },
  },
  {
    name: 'a train',
    match: SPIKE,
    ask: 'move',
    choose: async (page) => {
      await tab('train')(page)
      await page.locator('[data-steps]').last().dispatchEvent('click')
    },
  },
  { name: 'upgrades', match: SPIKE, ask: 'action', choose: tab('upgrade') },
  { name: 'more cards', match: SPIKE, ask: 'draw', choose: (page) => page.locator('[data-deck]').waitFor() },
  {
    name: 'loading and delivering',
    match: SPIKE,
    ask: 'after',
    choose: (page) => page.getByRole('button', { name: 'End turn' }).waitFor(),
  },
]

/** The same questions where a map or a mode asks them in its own way: there is more or less of them than above. */
const ELSEWHERE: readonly (readonly [match: string, asks: readonly string[]])[] = [
  ['age-of-steam-southern-us-4', ['goods']],
  ['age-of-steam-western-us-3', ['build']],
  ['age-of-steam-barbados-1', ['choose', 'build', 'place']],
  ['age-of-steam-st-lucia-2', ['goods']],
  ['steam-steam-northeast-base-3', ['select', 'build', 'goods', 'score']],
  ['spike-eastern-us-basic-3', ['action', 'move']],
]

const ENDS = ['age-of-steam-rust-belt-2022-6', 'age-of-steam-barbados-1', STEAM, SPIKE]

/** What is wrong at any of the sizes. */
async function flawsAtAllSizes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const flaw of await flaws(page)) found.push(`${width}×${height}: ${flaw}`)
    await shot(page, `${width}×${height}`)
    // Where there is a tab for it, a tap on it takes nothing away.
    const turn = page.locator('nav').getByRole('button', { name: 'Turn' })
    if ((await turn.count()) === 0) continue
    const controls = page.locator('.ask :is(button, select)')
    const before = await controls.count()
    await turn.click()
    if ((await controls.count()) < before) found.push(`${width}×${height}: a tap on Turn`)
  }
  return found
}

/** What axe objects to by day and by night, where there is most on the screen at a time. */
async function objectionsByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const one of await objections(page)) found.push(`${colorScheme}: ${one}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** What answers a question comes after the frame around it. */
const answerable = (page: Page): Promise<void> =>
  page.locator('.ask .question :is(button, select, input), path[data-city].hot').first().waitFor()

const ROOMY = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

describe('what is asked is on the screen, whole, at every size, and axe finds nothing:', () => {
  it.each(SCREENS)('$name', async ({ match, ask, when, choose }) => {
    const at = question(match, (now) => now.ask === ask && (when?.(now.moves as AnyMoves) ?? true))
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, at), [at.seat], ROOMY)
    onTestFailed(() => pictures([player]))
    await player.isAsked(ask)
    await answerable(player.page)
    await choose?.(player.page)
    expect(await objectionsByDayAndNight(player.page)).toEqual([])
    expect(await flawsAtAllSizes(player.page)).toEqual([])
    await player.page.context().close()
  })

  it.each(ENDS)('the end of %s', async (match) => {
    const { log } = recorded(match)
    let entry = 0
    const at = question(match, () => ++entry === log.length)
    // Bots do the rest.
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, at, 'greedy'), [], ROOMY)
    onTestFailed(() => pictures([player]))
    await player.page.getByRole('button', { name: 'Look back through it' }).waitFor()
    // The story grows as the match is gone through once more.
    await player.page.locator('[data-missed]').or(player.page.getByText('Nothing that cost much')).first().waitFor()
    expect(await objectionsByDayAndNight(player.page)).toEqual([])
    expect(await flawsAtAllSizes(player.page)).toEqual([])
    await player.page.context().close()
  })
})

describe('axe finds nothing where else it is asked:', () => {
  it.each(ELSEWHERE)('%s', async (match, asks) => {
    for (const ask of asks) {
      const at = question(match, (now) => now.ask === ask)
      const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, at), [at.seat], ROOMY)
      onTestFailed(() => pictures([player]))
      await player.isAsked(ask)
      await answerable(player.page)
      expect([ask, await objectionsByDayAndNight(player.page)]).toEqual([ask, []])
      await player.page.context().close()
    }
  })

  it.each(games.map(({ id }) => id))('%s asks nothing that is not looked at', (id) => {
    const asked = RECORDED.filter((name) => recorded(name).game === id).flatMap(asksIn)
    const seen = SCREENS.filter(({ match }) => recorded(match).game === id).map(({ ask }) => ask)
    expect([...new Set(asked)].filter((ask) => !seen.includes(ask))).toEqual([])
  })
})

describe('the list of deliveries', () => {
  it('says that ways which pay the same are one, and where the others are', async () => {
    const at = question(AOS, ({ ask, moves }) => ask === 'goods' && has('deliveries')(moves as AnyMoves))
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, at), [at.seat], ROOMY)
    await player.isAsked('goods')
    await player.page.locator('.ask').getByText('are listed as one').waitFor()
    await player.page.context().close()
  })
})

describe('the desk', () => {
  it('does not move when a tile is chosen', async () => {
    const at = question(AOS, ({ ask }) => ask === 'build')
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, at), [at.seat], {
      viewport: { width: 1440, height: 900 },
    })
    await player.isAsked('build')
    // The question comes after the frame around it.
    await player.page.locator('.ask.steady .question > *').first().waitFor()
    const top = async () => (await player.page.locator('[role="tablist"]').boundingBox())?.y
    const before = await top()
    await tile(player.page)
    await player.page.locator('.decision').waitFor()
    expect(await top()).toBe(before)
  })
})
