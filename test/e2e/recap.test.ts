import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { type MatchFile, replay } from '#engine/core/index.ts'
import { objections } from './axe.ts'
import { Embedder, inside } from './embedder.ts'
import { playableBy } from './games/index.ts'
import { setUp } from './here.ts'
import { Player } from './player.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { actAt, arrive, type Forked, forkAt, NAMES, type Question, question, recorded } from './questions.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

const AOS = 'age-of-steam-rust-belt-2022-4'
const STEAM = 'steam-steam-ruhr-standard-6'
const SPIKE = 'spike-eastern-us-advanced-4'
/** Longer than a recap may take: what it is measured with takes its time, too. */
const TEN_SECONDS = 10_000

interface AnyState {
  readonly round: number
  readonly tiles: readonly unknown[]
  readonly players: readonly { readonly money: number; readonly income: number }[]
}

/** The match after so many entries. */
const statesOf = (match: MatchFile): AnyState[] =>
  [...replay(match, playableBy(match.game).rules)].map(({ state }) => state as AnyState)

/** Somebody is asked who did nothing in the entries just before; they were last here when so much of it was over. */
interface Absence {
  readonly asked: Question
  readonly since: number
}

function absence(name: string, least: number, away: number): Absence {
  const { log } = recorded(name)
  let at = -2
  const asked = question(name, ({ seat, ask }) => {
    at++
    return at >= least && ask !== '' && log.slice(at - 1, at + 1).every((entry) => entry.seat !== seat)
  })
  return { asked, since: Math.max(-1, asked.at - away) }
}

/** As if this device had last looked long ago. */
const lookedAt =
  (table: Forked, eyes: number | 'all', since: number, at = 0) =>
  (page: Page) =>
    page.addInitScript(
      ([key, value]) => {
        if (localStorage.getItem(key as string) === null) localStorage.setItem(key as string, value as string)
      },
      ['railhead/looks', JSON.stringify([[`${table.id}/${eyes}`, since, at]])],
    )

/** Notes how many tiles lie on the board while it is played; looking now and then would miss what is there for a moment. */
const notingTiles = (page: Page) =>
  page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { tilesSeen: seen })
    new MutationObserver(() => {
      if (!document.querySelector('[data-recap].playing')) return
      const now = document.querySelectorAll('.stage g.tile').length
      if (now !== seen.at(-1)) seen.push(now)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
const tilesSeen = (page: Page) => page.evaluate(() => (window as unknown as { tilesSeen: number[] }).tilesSeen)

interface Back {
  readonly table: Forked
  readonly player: Player
  readonly page: Page
}

/** They come back. */
async function comesBack({ asked, since }: Absence, options: BrowserContextOptions = DESK, at = 0): Promise<Back> {
  const table = await forkAt(here.stack.url, asked)
  const player = await arrive(
    here.browser,
    here.stack.url,
    table,
    [asked.seat],
    options,
    lookedAt(table, asked.seat, since, at),
  )
  onTestFailed(() => pictures([player]))
  return { table, player, page: player.page }
}

const card = (page: Page) => page.locator('[data-recap]')
const playing = (page: Page) => page.locator('[data-recap].playing')
const told = (page: Page) => page.locator('[data-recap]:not(.playing)')
/** The words of the game come after the card. */
const sentences = async (page: Page) => {
  await card(page).locator('li').first().waitFor()
  return card(page).locator('li').allTextContents()
}
const tiles = (page: Page) => page.locator('.stage g.tile').count()
const button = (page: Page, name: string) => card(page).getByRole('button', { name })

/** What others did since who is asked to build in the third round did something. */
let aRound: Absence
/** Two rounds of it, for who only watches. */
let twoRounds: Absence
let all: readonly AnyState[]

beforeAll(() => {
  const { log } = recorded(AOS)
  const lastOf = (seat: number, at: number) => log.slice(0, at + 1).findLastIndex((entry) => entry.seat === seat)
  let at = -2
  const asked = question(AOS, ({ ask, state, seat }) => {
    at++
    return ask === 'build' && (state as AnyState).round === 3 && at - lastOf(seat, at) > 8
  })
  all = statesOf(asked.match)
  aRound = { asked, since: lastOf(asked.seat, asked.at) }
  twoRounds = { asked, since: all.findIndex(({ tiles }) => tiles.some(Boolean)) }
})

const stateAfter = (entry: number): AnyState => all[entry + 1] as AnyState
const tilesOf = ({ tiles }: AnyState): number => tiles.filter(Boolean).length

/** How many tiles lie there after those entries, each number once. */
const tilesSince = (since: number, now: number): number[] => [
  ...new Set(all.slice(since + 1, now + 2).map((state) => tilesOf(state))),
]

describe('whoever comes back to a table', () => {
  it.each([
    ['a player at a desk', DESK, () => aRound],
    ['a player on a phone', PHONE, () => aRound],
    ['a spectator, after two rounds', DESK, () => twoRounds],
  ])(
    'sees what happened since on the board, in sentences and in figures, in ten seconds: %s',
    async (who, options, gone) => {
      const { asked, since } = gone()
      const plays = who.includes('player')
      const table = await forkAt(here.stack.url, asked)
      const eyes = plays ? asked.seat : 'all'
      const seats = plays ? [asked.seat] : []
      const player = await arrive(here.browser, here.stack.url, table, seats, options, async (page) => {
        await notingTiles(page)
        await lookedAt(table, eyes, since)(page)
      })
      const { page } = player
      onTestFailed(() => pictures([player]))
      await playing(page).waitFor()
      const begun = Date.now()
      expect(await page.locator('.ask[data-ask]').count()).toBe(0)
      if (plays) await page.getByRole('button', { name: 'Skip to my turn' }).waitFor()
      await told(page).waitFor()
      expect(Date.now() - begun).toBeLessThan(TEN_SECONDS)
      await page.locator(plays ? '.ask[data-ask="build"]' : '.ask').waitFor()
      expect(await tiles(page)).toBe(tilesOf(stateAfter(asked.at)))
      const lay = await tilesSeen(page)
      expect(lay[0]).toBe(tilesOf(stateAfter(since)))
      expect(lay.length).toBeGreaterThan(2)
      // Many entries are told in one breath, none twice and none that is not yet.
      expect(tilesSince(since, asked.at)).toEqual(expect.arrayContaining(lay))
      expect(lay).toEqual(lay.toSorted((a, b) => a - b))

      const said = await sentences(page)
      expect(said.length).toBeGreaterThanOrEqual(2)
      expect(said.length).toBeLessThanOrEqual(4)
      expect(said.join(' ')).toMatch(/built|moved|took/)
      expect(said.join(' ')).toContain(NAMES[asked.seat === 0 ? 1 : 0])
      expect(await page.locator('[data-recapped]').textContent()).toMatch(/\.$/)
      const [before, now] = [stateAfter(since), stateAfter(asked.at)]
      for (const [seat, { money }] of now.players.entries()) {
        const cell = card(page).locator('tbody tr').nth(seat).locator('[data-figure="Money"]')
        expect(await cell.locator('.figure').textContent()).toBe(`$${money}`)
        const by = money - (before.players[seat]?.money ?? 0)
        expect(await cell.locator('[data-change]').getAttribute('data-change')).toBe(String(by))
      }
      expect(await objections(page)).toEqual([])
      await button(page, 'Close the recap').click()
      await card(page).waitFor({ state: 'detached' })

      // What has been looked at is not told again.
      await page.reload()
      await page.locator('.ask').waitFor()
      await page.waitForTimeout(1_500)
      expect(await card(page).count()).toBe(0)
    },
  )

  it.each([
    ['a button over the board', (page: Page) => button(page, 'Skip').click()],
    [
      'a button where the question will be',
      (page: Page) => page.getByRole('button', { name: 'Skip to my turn' }).click(),
    ],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['any other control', (page: Page) => page.getByRole('tab', { name: 'Journal' }).click()],
  ])('is at the question at once by %s', async (_, skip) => {
    const { page, player } = await comesBack(aRound)
    await playing(page).waitFor()
    await page.getByRole('button', { name: 'Skip to my turn' }).waitFor()
    await skip(page)
    await player.isAsked('build')
    await told(page).waitFor()
    expect(await tiles(page)).toBe(tilesOf(stateAfter(aRound.asked.at)))
  })

  it('has it played again, by the card, the menu and a key, and is rid of it by acting', async () => {
    const { page, player } = await comesBack(aRound)
    await playing(page).waitFor()
    await page.keyboard.press('Escape')
    await told(page).waitFor()
    const said = await sentences(page)
    await button(page, 'Play again').click()
    await playing(page).waitFor()
    await button(page, 'Skip').click()
    await button(page, 'Close the recap').click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'What happened' }).click()
    await playing(page).waitFor()
    await page.keyboard.press('Escape')
    expect(await sentences(page)).toEqual(said)
    await page.keyboard.press('r')
    await playing(page).waitFor()
    await page.keyboard.press('Escape')
    await player.isAsked('build')
    await player.press('End building')
    await card(page).waitFor({ state: 'detached' })
  })

  it('without motion sees the summary alone', async () => {
    const { page, player } = await comesBack(aRound, { ...DESK, reducedMotion: 'reduce' })
    await told(page).waitFor()
    await player.isAsked('build')
    expect(await tiles(page)).toBe(tilesOf(stateAfter(aRound.asked.at)))
    expect((await sentences(page)).length).toBeGreaterThanOrEqual(2)
    await page.waitForTimeout(1_000)
    expect(await playing(page).count()).toBe(0)
  })

  it.each([
    ['has only just looked away', () => ({ ...aRound, at: Date.now() })],
    ['missed a single move', () => ({ asked: aRound.asked, since: aRound.asked.at - 1, at: 0 })],
  ])('and %s sees the table as it stands', async (_, how) => {
    const { at, ...gone } = how()
    const { page, player } = await comesBack(gone, DESK, at)
    await player.isAsked('build')
    await page.waitForTimeout(1_500)
    expect(await card(page).count()).toBe(0)
  })

  it('by looking at a tab again, which was open all the time, sees it too', async () => {
    const { asked } = absence(AOS, 30, 0)
    const next = asked.match.log.slice(asked.at + 1, asked.at + 4)
    const table = await forkAt(here.stack.url, asked)
    const waits = asked.match.seats.findIndex((_, seat) => !next.some((entry) => entry.seat === seat))
    const player = await arrive(here.browser, here.stack.url, table, [waits], DESK)
    const { page } = player
    onTestFailed(() => pictures([player]))
    await page.locator('.ask').waitFor()
    // So long until what is looked at is noted at all.
    await page.waitForTimeout(3_000)
    await page.evaluate(seenOrNot, 'hidden')
    for (const { seat, action } of next) await actAt(here.stack.url, table, seat, action as object)
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 120_000
    })
    await page.evaluate(seenOrNot, 'visible')
    await card(page).waitFor({ timeout: 20_000 })
  })
})

/** Runs in the page. */
function seenOrNot(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('every game has one:', () => {
  it.each([
    ['Steam', STEAM, 130, 30],
    ['Spike', SPIKE, 110, 40],
  ])('%s', async (_, match, least, away) => {
    const { page } = await comesBack(absence(match, least, away), PHONE)
    await playing(page).waitFor()
    await told(page).waitFor({ timeout: TEN_SECONDS + 2_000 })
    expect((await sentences(page)).length).toBeGreaterThanOrEqual(1)
    expect(await card(page).locator('tbody tr').count()).toBe(recorded(match).seats.length)
    expect(await objections(page)).toEqual([])
  })
})

describe('a link to it', () => {
  it('is copied by the card, and plays that stretch to whoever may see the table', async () => {
    const { page, table } = await comesBack(aRound)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await playing(page).waitFor()
    await page.keyboard.press('Escape')
    const said = await sentences(page)
    await button(page, 'Copy link').click()
    await button(page, 'Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { asked, since } = aRound
    expect(link).toBe(`${here.stack.url}/t/${table.id}?since=${since}&at=${asked.at}`)

    const stranger = await (await here.browser.newContext(DESK)).newPage()
    onTestFailed(() => pictures([new Player(stranger, 'stranger')]))
    await stranger.goto(link)
    await playing(stranger).waitFor()
    await button(stranger, 'Skip').click()
    // What is told of somebody is told of everybody.
    expect((await sentences(stranger)).length).toBeGreaterThanOrEqual(said.length - 1)
    expect((await sentences(stranger)).join()).not.toMatch(/You (fell|rose)/)
    await stranger.getByText(`entry ${asked.at + 1} of`).waitFor()
    await button(stranger, 'Close the recap').click()
    await card(stranger).waitFor({ state: 'detached' })
    expect(new URL(stranger.url()).searchParams.has('since')).toBe(false)
  })

  it('to nothing says so', async () => {
    const { page } = await comesBack({ ...twoRounds, since: twoRounds.asked.at }, DESK)
    await page.locator('.ask').waitFor()
    await page.goto(`${page.url()}?since=9999`)
    await card(page).getByText('Nothing has happened since then.').waitFor()
    expect(await objections(page)).toEqual([])
  })

  it('works for a file', async () => {
    const page = await (await here.browser.newContext(DESK)).newPage()
    onTestFailed(() => pictures([new Player(page, 'file')]))
    await page.goto(`${here.stack.url}/replay?since=29&at=59`)
    const buffer = Buffer.from(JSON.stringify(recorded(AOS)))
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
    await playing(page).waitFor()
    await told(page).waitFor({ timeout: TEN_SECONDS + 2_000 })
    await page.getByText('entry 60 of').waitFor()
    expect((await sentences(page)).length).toBeGreaterThanOrEqual(3)
    await page.keyboard.press('.')
    await page.getByText('entry 61 of').waitFor()
  })
})

it('in the page of somebody else, storage refused, a frame is told by its address', async () => {
  const at = await Embedder.start()
  try {
    const { asked, since } = twoRounds
    const table = await forkAt(at.url, asked)
    const { page } = await at.post(at.line(`table="${table.id}" mode="watch" since="${since}"`))
    const frame = await inside(page)
    await frame.locator('[data-recap].playing').waitFor()
    await frame.getByRole('button', { name: 'Skip' }).click()
    await frame.locator('[data-recap]:not(.playing) li').first().waitFor()
    expect(await objections(frame)).toEqual([])
  } finally {
    await at.close()
  }
})

it.each([PHONE, DESK])(
  'in a language that is 40 % longer nothing overflows, and all of it is a message: %j',
  async (options) => {
    const { asked, since } = twoRounds
    const table = await forkAt(here.stack.url, asked)
    const player = await arrive(here.browser, here.stack.url, table, [asked.seat], options, async (page) => {
      await inPseudo(page)
      await lookedAt(table, asked.seat, since)(page)
    })
    const { page } = player
    onTestFailed(() => pictures([player]))
    await playing(page).waitFor()
    expect(await overflowsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await told(page).waitFor()
    expect(await overflowsOn(page)).toEqual([])
    expect(await untranslatedOn(page, NAMES)).toEqual([])
  },
)
