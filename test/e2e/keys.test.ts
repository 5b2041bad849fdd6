import { readdirSync } from 'node:fs'
import { describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { type MatchFile, type Rules, replay } from '#engine/core/index.ts'
import { type State as SpikeState, spike } from '#engine/spike/index.ts'
import { steam } from '#engine/steam/index.ts'
import { playableBy } from './games/index.ts'
import { playableSpike } from './games/spike.ts'
import type { Keys } from './hands/keys.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { arrive, type Forked, forkAgainstBots, forkAt, type Question, question, recorded } from './questions.ts'
import { DESK, OUTCOME, opened, pictures, sensible, sitAmong } from './table.ts'

const here = setUp()

const MATCHES: readonly MatchFile[] = readdirSync(new URL('../games', import.meta.url))
  .flatMap((file) => file.match(/^[\w-]+(?=\.json$)/) ?? [])
  .map(recorded)

type SomeMoves = Readonly<Record<string, unknown>>

interface Answered extends Question {
  /** What was answered to it then. */
  readonly action: { readonly type: string } & SomeMoves
}

/** All that was ever asked in a match, with what was answered. */
function* answered(match: MatchFile): Generator<Answered> {
  const { rules } = playableBy(match.game)
  let at = -1
  for (const { state } of replay(match, rules)) {
    const next = match.log[at + 1]
    if (next)
      yield { match, at, seat: next.seat, ask: rules.turn(state).ask, state, action: next.action as Answered['action'] }
    at++
  }
}

/** The first question of each kind of answer that was ever given in this game. */
function kindsOf(game: string): Map<string, Answered> {
  const kinds = new Map<string, Answered>()
  for (const match of MATCHES.filter((one) => one.game === game)) {
    for (const one of answered(match)) if (!kinds.has(one.action.type)) kinds.set(one.action.type, one)
  }
  return kinds
}

const roundOf = ({ match, state }: Question): number => playableBy(match.game).rules.turn(state).round

/** Somebody who has nothing but keys, where this is asked of them. */
async function byKeys(question: Question, table: Forked): Promise<{ player: Player; keys: Keys }> {
  const player = await arrive(here.browser, here.stack.url, table, [question.seat], DESK)
  onTestFailed(() => pictures([player]))
  return { player, keys: player.takeKeys() }
}

/** From there to the end, against bots; the kinds of answers that were given. */
async function toTheEnd(question: Question): Promise<Set<string>> {
  const { rules, carryOut } = playableBy(question.match.game)
  const { player, keys } = await byKeys(question, await forkAgainstBots(here.stack.url, question))
  const given = new Set<string>()
  let at = await player.told.asked(rules, question.seat)
  while (!rules.turn(at.state).over) {
    await player.isAsked(rules.turn(at.state).ask)
    const action = sensible(at.state as never, question.seat) as Answered['action']
    await carryOut(player, action, at.state)
    given.add(action.type)
    at = await player.told.asked(rules, question.seat, at.acted + 1)
  }
  await player.page.getByRole('heading', { name: OUTCOME }).waitFor()
  expect(keys.complaints).toEqual([])
  await player.page.context().close()
  return given
}

/** This one answer. */
async function answer({ action, ...question }: Answered): Promise<void> {
  const { rules, carryOut } = playableBy(question.match.game)
  const { player, keys } = await byKeys(question, await forkAt(here.stack.url, question))
  const at = await player.told.asked(rules, question.seat)
  await player.isAsked(question.ask)
  await carryOut(player, action, at.state)
  const acted = () => player.told.acted(rules, question.seat)
  await expect.poll(acted, { timeout: 30_000, message: JSON.stringify(action) }).toBe(at.acted + 1)
  expect(keys.complaints, action.type).toEqual([])
  await player.page.context().close()
}

/** Where this is asked, and what nobody has answered to it in the recorded matches. */
function unheardOf(name: string, action: (moves: SomeMoves, ask: string) => Answered['action'] | null): Answered {
  const at = question(name, ({ moves, ask }) => moves !== null && action(moves as SomeMoves, ask) !== null)
  const moves = playableBy(at.match.game).rules.moves(at.state, at.seat) as SomeMoves
  return { ...at, action: action(moves, at.ask) as Answered['action'] }
}

const UNHEARD_OF: Readonly<Record<string, () => readonly Answered[]>> = {
  [ageOfSteam.id]: () => [
    unheardOf('age-of-steam-germany-4', ({ cityLinks }) => {
      const [first] = (cityLinks ?? []) as readonly { readonly link: number }[]
      return first ? { type: 'cityLink', link: first.link } : null
    }),
    // More than there are buttons for.
    unheardOf('age-of-steam-rust-belt-2022-3', ({ max }, ask) =>
      ask === 'issue' && Number(max) > 6 ? { type: 'issue', n: 7 } : null,
    ),
  ],
  [spike.id]: () => [
    unheardOf('spike-eastern-us-advanced-4', (_, ask) => (ask === 'after' ? { type: 'endTurn' } : null)),
    unheardOf('spike-eastern-us-advanced-4', ({ drops }) => {
      const [goods] = (drops ?? []) as readonly string[]
      return goods === undefined ? null : { type: 'drop', goods }
    }),
  ],
}

/** Of whom there are fewest seats, and from where it is played: one of Age of Steam is played whole in match.test.ts. */
const PLAYED: readonly (readonly [game: string, match: string, from: (at: Answered) => boolean])[] = [
  [ageOfSteam.id, 'age-of-steam-rust-belt-2022-3', (at) => roundOf(at) === 10],
  [steam.id, 'steam-steam-northeast-base-3', () => true],
  [spike.id, 'spike-eastern-us-basic-3', () => true],
]

describe('with nothing but keys', () => {
  it('a table is made from the home page on, with bots, and played at', async () => {
    const player = await opened(here.browser, here.stack.url, 'Ada')
    onTestFailed(() => pictures([player]))
    const keys = player.takeKeys()
    await sitAmong(player, 'eastern-us', { seats: 2, options: ['Basic'] })
    const at = await player.told.asked<SpikeState>(spike as Rules, 0)
    await playableSpike.carryOut(player, sensible(at.state, 0), at.state)
    await player.told.asked(spike as Rules, 0, at.acted + 1)
    expect(keys.complaints).toEqual([])
    await player.page.context().close()
  })

  it('a tile is turned and built', async () => {
    const at = question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build')
    const { player, keys } = await byKeys(at, await forkAt(here.stack.url, at))
    const { page } = player
    const rules = ageOfSteam as Rules
    const { acted } = await player.told.asked(rules, at.seat)
    await page.locator('path[data-hex].hot').first().waitFor({ state: 'attached' })
    await keys.to(page.getByRole('application'))
    const turns = page.locator('.turns [data-rotation]')
    // To the first that can lie several ways.
    await expect
      .poll(async () => {
        await keys.press('n')
        await keys.press('Enter')
        return turns.count()
      })
      .toBeGreaterThan(1)
    const rotation = () => page.locator('.turns [aria-pressed="true"]').getAttribute('data-rotation')
    const first = await rotation()
    await keys.press('r')
    expect(await rotation()).not.toBe(first)
    expect(await page.locator('[data-recap]').count()).toBe(0)
    await keys.press('b')
    await player.told.asked(rules, at.seat, acted + 1)
    await page.context().close()
  })

  it.each(PLAYED)('a match of %s comes to its end, and every kind of answer can be given', async (game, name, from) => {
    const first = [...answered(recorded(name))].find(from)
    if (!first) throw new Error('nothing to play')
    const given = await toTheEnd(first)
    expect(given.size).toBeGreaterThan(2)
    for (const [kind, one] of kindsOf(game)) if (!given.has(kind)) await answer(one)
    for (const one of UNHEARD_OF[game]?.() ?? []) await answer(one)
  })
})
