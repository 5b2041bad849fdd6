import { readFileSync } from 'node:fs'
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Rules } from '#engine/core/index.ts'
import { haulsOf } from '#engine/puzzles/goods.ts'
import { after, type Puzzle, positionOf } from '#engine/puzzles/puzzle.ts'
import { dayOf, puzzleOf } from '#lib/puzzles/days.ts'
import { objections } from './axe.ts'
import { settled } from './chromium.ts'
import { playableOn } from './games/index.ts'
import { setUp } from './here.ts'
import { Player } from './player.ts'
import { overflowsOn } from './pseudo.ts'
import { DESK, PHONE } from './table.ts'

const here = setUp()

const FILE = new URL('../../web/src/lib/puzzles/data.json', import.meta.url)
const PUZZLES = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Puzzle[]

const someone = async (options: BrowserContextOptions) =>
  new Player(await (await here.browser.newContext(options)).newPage(), 'Ada', options === PHONE)

const numberOf = (kind: Puzzle['kind'], game?: string): number =>
  PUZZLES.findIndex((puzzle) => puzzle.kind === kind && (game === undefined || puzzle.game === game)) + 1

/** Every kind in every game that has it. */
const ALL = [...new Map(PUZZLES.map(({ kind, game }) => [`${kind} ${game}`, [kind, game] as const])).values()]

const card = (player: Player, step: string) => player.page.locator(`.companion[data-step="${step}"]`)

/** Does it with the real controls, and says that one is done where that has to be said. */
async function solve(player: Player, puzzle: Puzzle): Promise<void> {
  const { rules, carryOut } = playableOn(puzzle.map)
  let state = positionOf(rules as Rules, puzzle)
  for (const action of puzzle.solution) {
    await carryOut(player, action, state)
    state = after(rules, state, puzzle.seat, action)
  }
  if (puzzle.kind === 'tiles') await player.press('End building')
  if (puzzle.kind === 'turn' && rules.turn(state).seats.includes(puzzle.seat)) await player.press('End turn')
}

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('puzzles on %s', (_, options) => {
  it.each(ALL)('%s in %s: solved on the board, it is best', async (kind, game) => {
    const ada = await someone(options)
    const number = numberOf(kind, game)
    await ada.page.goto(`${here.stack.url}/puzzles?n=${number}`)
    await card(ada, 'asked').waitFor()
    expect(await overflowsOn(ada.page)).toEqual([])
    expect(await objections(ada.page)).toEqual([])
    await solve(ada, PUZZLES[number - 1] as Puzzle)
    await card(ada, 'best').waitFor()
    expect(await overflowsOn(ada.page)).toEqual([])
    expect(await objections(ada.page)).toEqual([])
    await ada.page.getByRole('link', { name: 'Another one' }).click()
    await ada.page.waitForURL(`**/puzzles?n=${(number % PUZZLES.length) + 1}`)
    await card(ada, 'asked').waitFor()
    await ada.page.context().close()
  })
})

it('what tempts is graded in numbers, taken back, and the solution is shown on the board', async () => {
  const ada = await someone(PHONE)
  const number = numberOf('delivery')
  const puzzle = PUZZLES[number - 1] as Puzzle
  const { rules, carryOut } = playableOn(puzzle.map)
  const position = positionOf(rules as Rules, puzzle)
  await ada.page.goto(`${here.stack.url}/puzzles?n=${number}`)
  await card(ada, 'asked').waitFor()
  const [bait] = haulsOf(rules as Rules, position, puzzle.seat).toSorted((a, b) => b.gain - a.gain)
  await carryOut(ada, bait?.action ?? {}, position)
  await ada.page.locator('.companion.whole').waitFor()
  expect(await ada.page.locator('.companion').innerText()).toMatch(/At once your move brings/)
  await ada.hit(ada.page.getByRole('button', { name: 'Show the solution' }))
  await card(ada, 'shown').waitFor()
  const solved = () => ada.page.locator('.companion').innerText()
  await expect.poll(solved).toContain('This is best')
  await ada.hit(ada.page.getByRole('button', { name: 'Try again' }))
  await card(ada, 'asked').waitFor()
  await ada.isAsked('goods')
  await ada.page.context().close()
})

it('one a day for everybody, kept in a row, and without a network once it is there', async () => {
  const ada = await someone(DESK)
  const { page } = ada
  await page.goto(here.stack.url)
  await page.getByRole('link', { name: 'the puzzle of the day' }).click()
  await card(ada, 'asked').waitFor()
  expect(await page.locator('.companion').innerText()).toContain('Puzzle of the day')
  // What the others are played with comes some seconds after the page.
  await page.waitForTimeout(8_000)
  await settled(page)
  await page.context().setOffline(true)
  const today = puzzleOf(dayOf(Date.now()), PUZZLES.length)
  await solve(ada, PUZZLES[today - 1] as Puzzle)
  await card(ada, 'best').waitFor()
  expect(await page.locator('.companion').innerText()).toContain('Solved today')
  await page.getByRole('link', { name: 'Another one' }).click()
  const next = PUZZLES[today % PUZZLES.length] as Puzzle
  await card(ada, 'asked').waitFor()
  await solve(ada, next)
  await card(ada, 'best').waitFor()
  await page.context().close()
})

it('a number there is not is answered by a way to the one of the day', async () => {
  const ada = await someone(PHONE)
  await ada.page.goto(`${here.stack.url}/puzzles?n=9999`)
  await ada.page.getByRole('link', { name: 'To the puzzle of the day' }).click()
  await card(ada, 'asked').waitFor()
  await ada.page.context().close()
})
