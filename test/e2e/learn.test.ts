import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { Rules, SomeAction } from '#engine/core/index.ts'
import { type Lesson, MINE, ofAnyLesson, scripted, stepFor } from '#lib/learn/lesson.ts'
import { ageOfSteamLesson } from '#lib/learn/lessons/age-of-steam.ts'
import { spikeLesson } from '#lib/learn/lessons/spike.ts'
import { steamLesson } from '#lib/learn/lessons/steam.ts'
import { isMatch, SeededMatch } from '#lib/practice/match.ts'
import { objections } from './axe.ts'
import { playableOn } from './games/index.ts'
import { setUp } from './here.ts'
import { Player } from './player.ts'
import { overflowsOn } from './pseudo.ts'
import { DESK, PHONE } from './table.ts'

const here = setUp()

const LESSONS = [ofAnyLesson(ageOfSteamLesson), ofAnyLesson(steamLesson), ofAnyLesson(spikeLesson)]
const NAMES: Readonly<Record<string, string>> = { 'age-of-steam': 'Age of Steam', steam: 'Steam', spike: 'Spike' }
const WINDOWS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone', PHONE],
  ['a desk', DESK],
]

interface Planned {
  readonly step: string
  readonly action: SomeAction
  readonly state: unknown
}

/** What the newcomer is to do, one after the other, as the engine says. */
function courseOf(lesson: Lesson): readonly Planned[] {
  const { rules } = playableOn(lesson.of.map) as { rules: Rules }
  const course: Planned[] = []
  let match = SeededMatch.dealt(rules, lesson.of, MINE)
  while (!lesson.isOver(match.view as never)) {
    const { seats } = rules.turn(match.state)
    const seat = seats.includes(MINE) ? MINE : (seats[0] as number)
    const step = seat === MINE ? stepFor(lesson, rules, match.view, match.deeds) : null
    const action = step ? (step.good?.[0] as SomeAction) : scripted(lesson, rules, match.state, seat, match.deeds)
    if (step) course.push({ step: step.id, action: action as SomeAction, state: match.state })
    const next = match.after({ seat, action: action as SomeAction })
    if (!isMatch(next)) throw new Error(next.rule)
    match = next
  }
  return course
}

const someone = async (options: BrowserContextOptions) =>
  new Player(await (await here.browser.newContext(options)).newPage(), 'Ada', options === PHONE)

const isShown = (player: Player, step: string) =>
  player.page.locator(`.companion[data-step="${step}"]`).waitFor({ timeout: 60_000 })

/** Runs in the page: whether a finger that comes down on it meets it, and nothing over it. */
const isInSight = (one: Element): boolean => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const met = document.elementFromPoint(x + width / 2, y + height / 2)
  return met !== null && (one === met || one.contains(met))
}

/** Something is pointed out, and it is in sight: not under the card that speaks of it. */
async function isPointedOut({ page }: Player): Promise<void> {
  const seen = async () => {
    const marked = await page.locator('[data-pointed]').all()
    return (await Promise.all(marked.map((one) => one.evaluate(isInSight)))).some(Boolean)
  }
  await expect.poll(seen, { message: 'something in sight to be pointed out' }).toBe(true)
}

describe.each(LESSONS.map((lesson) => [lesson.of.game, lesson] as const))('first game of %s', (game, lesson) => {
  it.each(WINDOWS)('on %s, left in the middle and taken up again, to a match against easy bots', async (_, options) => {
    const ada = await someone(options)
    const { page } = ada
    const { carryOut } = playableOn(lesson.of.map)
    await page.goto(here.stack.url)
    await page.getByRole('link', { name: `First game of ${NAMES[game]}, with a guide` }).click()
    const course = courseOf(lesson)
    const middle = Math.floor(course.length / 2)
    for (const [i, { step, action, state }] of course.entries()) {
      if (i === middle) await page.reload()
      await isShown(ada, step)
      await isPointedOut(ada)
      if (i === 0 || i === middle) {
        expect(await overflowsOn(page)).toEqual([])
        expect(await objections(page)).toEqual([])
      }
      await carryOut(ada, action, state)
    }
    await isShown(ada, 'over')
    // Nothing is asked any more, whoever would be next.
    expect(await page.locator('.companion .said > p').count()).toBe(0)
    expect(await page.locator('.companion dl > div').count()).toBeGreaterThan(3)
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: `Now for real: ${NAMES[game]}, against easy bots` }).click()
    await page.waitForURL('**/solo/*')
    await page.locator('.ask').waitFor()
    expect(await page.locator('.players li').count()).toBe(lesson.of.seats)
    expect(await page.locator('.players li:has(.bot)').count()).toBe(lesson.of.seats - 1)
    await page.context().close()
  })
})

describe('whoever does something else', () => {
  const [lesson] = LESSONS
  const start = async () => {
    const ada = await someone(PHONE)
    await ada.page.goto(`${here.stack.url}/learn/${lesson?.of.game}`)
    await isShown(ada, 'shares')
    await ada.press(/^Issue 3 shares/)
    await ada.page.getByText('I had something else in mind').waitFor()
    return ada
  }

  it('is told why it was planned otherwise, and takes it back', async () => {
    const ada = await start()
    expect(await ada.page.locator('.companion').innerText()).toContain('One share pays for all')
    expect(await overflowsOn(ada.page)).toEqual([])
    await ada.hit(ada.page.getByRole('button', { name: 'Take it back' }))
    await ada.isAsked('issue')
    await isShown(ada, 'shares')
    await ada.page.context().close()
  })

  it('or goes on like that, and the lesson goes on, too', async () => {
    const ada = await start()
    await ada.hit(ada.page.getByRole('button', { name: 'Go on like this' }))
    await isShown(ada, 'auction')
    await ada.page.context().close()
  })
})

it('brings what is pointed out into sight, where a list is longer than a phone is wide', async () => {
  const [lesson] = LESSONS as [Lesson]
  const ada = await someone(PHONE)
  const { carryOut } = playableOn(lesson.of.map)
  await ada.page.goto(`${here.stack.url}/learn/${lesson.of.game}`)
  for (const { step, action, state } of courseOf(lesson)) {
    await isShown(ada, step)
    if (step === 'town') break
    await carryOut(ada, action, state)
  }
  await ada.tapHex(ageOfSteam.game(lesson.of.map).board.byName.get('K9') as number)
  await ada.hit(ada.page.locator('.ask [data-tile="sharp"]'))
  const turn = ada.page.locator('.ask [data-rotation="2"][data-pointed]')
  await expect.poll(() => turn.evaluate(isInSight)).toBe(true)
  await ada.page.context().close()
})

it('a game without one says so', async () => {
  const ada = await someone(PHONE)
  await ada.page.goto(`${here.stack.url}/learn/whist`)
  await ada.page.getByRole('heading', { name: 'No such game' }).waitFor()
  await ada.page.context().close()
})
