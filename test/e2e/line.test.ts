import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { linesFor } from '#engine/age-of-steam/lines.ts'
import { isLine, type Line, Lines } from '#engine/rail/line/lines.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { objections } from './axe.ts'
import { matchOf } from './follower.ts'
import { setUp } from './here.ts'
import { arrive, type Forked, forkAt, type Question, question } from './questions.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

/** A building turn in which a line of two tiles or more from one city to another place is there to be drawn. */
interface Drawable {
  readonly asked: Question
  readonly line: Line<State>
}

const MATCH = 'age-of-steam-rust-belt-2022-4'

function drawable(): Drawable {
  const asked = question(MATCH, ({ ask, state, seat }) => ask === 'build' && longest(state as State, seat) !== null)
  return { asked, line: longest(asked.state as State, asked.seat) as Line<State> }
}

function longest(state: State, seat: number): Line<State> | null {
  return lineWith(state, seat, ({ turns, tiles, places }) => turns === 1 && tiles.length === 3 && places.length === 2)
}

function lineWith(state: State, seat: number, holds: (line: Line<State>) => boolean): Line<State> | null {
  const game = ageOfSteam.game(state.map)
  const lines = new Lines<State>(game, state, seat, linesFor(game, seat), ageOfSteam.play)
  const cities = game.board.places.filter((hex) => game.board.hexes[hex]?.place?.kind === 'city')
  for (const from of cities) {
    for (const to of game.board.places) {
      const line = lines.line([from, to])
      if (isLine(line) && holds(line)) return line
    }
  }
  return null
}

const middle = async (page: Page, hex: HexIndex) => {
  const box = await page.locator(`path[data-hex="${hex}"]`).boundingBox()
  if (!box) throw new Error(`hex ${hex} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The hexes of a line, from its first place to its last. */
const hexesOf = ({ places, tiles }: Line<State>): HexIndex[] => [
  places[0] as HexIndex,
  ...tiles.map(({ hex }) => hex).filter((hex) => hex !== places.at(-1)),
  places.at(-1) as HexIndex,
]

async function sitDown(asked: Question, options: typeof DESK): Promise<{ page: Page; table: Forked }> {
  const table = await forkAt(here.stack.url, asked)
  const player = await arrive(here.browser, here.stack.url, table, [asked.seat], options)
  onTestFailed(() => pictures([player]))
  await player.isAsked('build')
  await player.page.locator('[data-draw]:enabled').waitFor()
  return { page: player.page, table }
}

/** One confirmation lays all of it, as the rules have it. */
async function layAll(page: Page, table: Forked, { asked, line }: Drawable): Promise<void> {
  const ghosts = page.locator('g.tile.ghost.now')
  await expect.poll(() => ghosts.count()).toBe(line.tiles.length)
  expect(await objections(page)).toEqual([])
  const before = asked.at + 1
  await page.locator('[data-lay]').dispatchEvent('click')
  await expect.poll(async () => (await matchOf(here.stack.url, table.id)).log.length).toBe(before + line.tiles.length)
  const { log } = await matchOf(here.stack.url, table.id)
  const built = log.slice(before).map(({ action }) => action as { type: string; hex: string })
  expect(built.map(({ type }) => type)).toEqual(line.tiles.map(() => 'build'))
  expect(built.map(({ hex }) => hex)).toEqual(line.tiles.map(({ build }) => build.hex))
  await expect.poll(() => ghosts.count()).toBe(0)
}

/** Waits until the board has come to rest: it lies as it did some frames ago. */
async function atRest(page: Page): Promise<void> {
  const rests = () =>
    page
      .locator('.stage')
      .first()
      .evaluate(async (stage) => {
        const before = stage.getAttribute('style')
        for (let frame = 0; frame < 6; frame++) await new Promise((next) => requestAnimationFrame(next))
        return stage.getAttribute('style') === before
      })
  await expect.poll(rests).toBe(true)
}

describe('a line', () => {
  it('is drawn with the mouse from a city, laid with one click, and taken back tile by tile', async () => {
    const { asked, line } = drawable()
    const { page, table } = await sitDown(asked, DESK)
    await atRest(page)
    const hexes = hexesOf(line)
    const from = await middle(page, hexes[0] as HexIndex)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const hex of hexes.slice(1)) {
      const { x, y } = await middle(page, hex)
      await page.mouse.move(x, y, { steps: 5 })
    }
    await page.mouse.up()
    await layAll(page, table, { asked, line })
    for (let left = line.tiles.length; left > 0; left--) {
      await page.getByRole('button', { name: '↶ Undo' }).click()
      await expect.poll(async () => (await matchOf(here.stack.url, table.id)).log.length).toBe(asked.at + 1 + left - 1)
    }
  })

  it('is drawn with a finger once drawing is on; until then one finger moves the board', async () => {
    const { asked, line } = drawable()
    const { page, table } = await sitDown(asked, PHONE)
    await atRest(page)
    const first = line.places[0] as HexIndex
    const touch = await page.context().newCDPSession(page)
    const at = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const drag = async (points: { x: number; y: number }[]) => {
      await at('touchStart', points.slice(0, 1))
      for (const [i, to] of points.slice(1).entries()) {
        const before = points[i] as { x: number; y: number }
        for (let step = 1; step <= 6; step++) {
          await at('touchMove', [
            { x: before.x + ((to.x - before.x) * step) / 6, y: before.y + ((to.y - before.y) * step) / 6 },
          ])
        }
      }
      await at('touchEnd', [])
    }
    // All of the line has to be in sight.
    const whole = page.getByRole('button', { name: 'Show the whole board' })
    await whole.tap()
    await expect.poll(() => whole.isDisabled()).toBe(true)
    await atRest(page)
    const stage = () => page.locator('.stage').first().getAttribute('style')
    const before = await stage()
    const start = await middle(page, first)
    await page.getByRole('button', { name: 'Zoom in' }).tap()
    await expect.poll(stage).not.toBe(before)
    await atRest(page)
    const zoomed = await stage()
    await drag([start, { x: start.x + 40, y: start.y + 30 }])
    await expect.poll(stage).not.toBe(zoomed)
    expect(await page.locator('g.tile.ghost').count()).toBe(0)
    // A tap as soon after a drag as this is none to the browser.
    await whole.dispatchEvent('click')
    await expect.poll(stage).toBe(before)

    await atRest(page)
    const draw = page.locator('[data-draw]')
    await draw.tap()
    await expect.poll(() => draw.getAttribute('aria-pressed')).toBe('true')
    const points: { x: number; y: number }[] = []
    for (const hex of hexesOf(line)) points.push(await middle(page, hex))
    await drag(points)
    expect(await stage()).toBe(before)
    await layAll(page, table, { asked, line })
  })

  it('is drawn with keys alone', async () => {
    const { asked, line } = drawable()
    const { page, table } = await sitDown(asked, DESK)
    const [first, last] = [line.places[0], line.places.at(-1)] as [HexIndex, HexIndex]
    await walkTo(page, first)
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('[data-draw]').getAttribute('aria-pressed')).toBe('true')
    await walkTo(page, last)
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('g.tile.ghost.now').count()).toBe(line.tiles.length)
    // What answers keys may still be loading when the board shows the line.
    await page.locator('[data-lay]').waitFor()
    await page.keyboard.press('Backspace')
    await expect.poll(() => page.locator('g.tile.ghost.now').count()).toBe(0)
    await page.keyboard.press('l')
    const before = asked.at + 1
    await expect.poll(() => page.locator('g.tile.ghost.now').count()).toBe(line.tiles.length)
    await page.keyboard.press('b')
    await expect.poll(async () => (await matchOf(here.stack.url, table.id)).log.length).toBe(before + line.tiles.length)
  })

  it('over several turns is laid as far as this turn goes, and the rest is kept as a plan, with one click', async () => {
    const long = (state: unknown, seat: number) =>
      lineWith(state as State, seat, ({ turns, tiles }) => turns === 2 && tiles.some(({ turn }) => turn === 0))
    const asked = question(MATCH, ({ ask, state, seat }) => ask === 'build' && long(state, seat) !== null)
    const { places, tiles } = long(asked.state, asked.seat) as Line<State>
    const now = tiles.filter(({ turn }) => turn === 0)
    const { page, table } = await sitDown(asked, DESK)
    await page.locator('[data-draw]').click()
    for (const place of [places[0], places.at(-1)])
      await page.locator(`path[data-hex="${place}"]`).dispatchEvent('click')
    await expect.poll(() => page.locator('g.tile.ghost.faint').count()).toBe(tiles.length - now.length)
    await page.locator('[data-plan-rest]').click()
    await expect.poll(async () => (await matchOf(here.stack.url, table.id)).log.length).toBe(asked.at + 1 + now.length)
    await page.getByText(/^Kept with your plans: /).waitFor()
    // It is for a later round: nothing of it answers what is asked now.
    expect(await page.locator('[data-plan-now]').count()).toBe(0)
    await page.locator('summary', { hasText: 'Your plans (1)' }).click()
    const kept = page.locator('details[open] li').first()
    expect(await kept.innerText()).toContain('→')
    expect(await objections(page)).toEqual([])
  })

  it('begins with what would pay, when one asks for that', async () => {
    const { asked } = drawable()
    const { page } = await sitDown(asked, DESK)
    await page.locator('[data-pays]').click()
    const join = page.locator('[data-join]').first()
    await join.waitFor()
    expect(await objections(page)).toEqual([])
    // Whoever looks at one sees its tiles, and how a cube would go over them.
    const [glow, ghosts] = [page.locator('path.glow.strong'), page.locator('g.tile.ghost')]
    expect([await glow.count(), await ghosts.count()]).toEqual([0, 0])
    await join.hover()
    await expect.poll(() => glow.count()).toBe(1)
    expect(await ghosts.count()).toBeGreaterThan(0)
    const way = await glow.getAttribute('d')
    await page.mouse.move(5, 5)
    await expect.poll(() => ghosts.count()).toBe(0)
    await join.click()
    await expect.poll(() => page.locator('g.tile.ghost.now').count()).toBeGreaterThan(0)
    expect(await page.locator('.ask').innerText()).toContain('Over it you could deliver'.toUpperCase())
    const cargo = page.locator('[data-cargo]').first()
    await page.mouse.move(5, 5)
    await expect.poll(() => glow.count()).toBe(0)
    await cargo.focus()
    await expect.poll(() => glow.count()).toBe(1)
    expect(await glow.getAttribute('d')).toBe(way)
    // The finder of anybody's deliveries shows the same.
    await page.getByRole('tab', { name: 'Players', exact: true }).click()
    await page.getByLabel('Also over the line that is drawn').check()
    await page.locator('[data-found]').first().focus()
    await expect.poll(async () => (await glow.getAttribute('d'))?.length).toBeGreaterThan(20)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('g.tile.ghost').count()).toBe(0)
  })
})

/** Somebody who waits for their building turn, and an order that is put together with the controls of the question. */
describe('an order', () => {
  it('takes a line as the steps of its course', async () => {
    const waits = (state: State) => (state.stage.phase === 'build' ? state.stage.left.at(-1) : undefined)
    const asked = question(
      MATCH,
      ({ ask, state }) => ask === 'build' && (waits(state as State) ?? -1) !== (state as State).order[0],
    )
    const seat = waits(asked.state as State) as number
    const table = await forkAt(here.stack.url, asked)
    const player = await arrive(here.browser, here.stack.url, table, [seat], DESK)
    onTestFailed(() => pictures([player]))
    const { page } = player
    await page.locator('[data-orders] summary').first().click()
    await page.locator('[data-topic="build"]').click()
    await page.locator('.draft').waitFor()
    await page.locator('[data-pays]:enabled').click()
    await page.locator('[data-join]').first().click()
    const lay = page.locator('[data-lay]')
    await lay.waitFor()
    const tiles = Number((await lay.textContent())?.match(/\d+/)?.[0])
    await lay.click()
    await expect.poll(() => page.locator('.draft .wish').count()).toBe(tiles)
    expect((await matchOf(here.stack.url, table.id)).log.length).toBe(asked.at + 1)
  })
})

/** With the arrow keys, as far as it takes: the board says where they are. */
async function walkTo(page: Page, hex: HexIndex): Promise<void> {
  const board = page.getByRole('application').first()
  await board.focus()
  const here = async () => Number((await board.getAttribute('aria-activedescendant'))?.split('-').at(-1))
  for (let step = 0; step < 80 && (await here()) !== hex; step++) {
    const [now, goal] = [await spot(page, await here()), await spot(page, hex)]
    const [dx, dy] = [goal.x - now.x, goal.y - now.y]
    const key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
    const before = await here()
    await page.keyboard.press(key)
    if ((await here()) === before) throw new Error(`the keyboard stays on hex ${before}`)
  }
  expect(await here()).toBe(hex)
}

/** Where a hex lies on the drawing, wherever that has been moved to. */
async function spot(page: Page, hex: HexIndex): Promise<{ x: number; y: number }> {
  const place = await page.locator(`path[data-hex="${hex}"]`).getAttribute('transform')
  const [x = 0, y = 0] = (place?.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y }
}
