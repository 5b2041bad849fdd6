import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MatchFile, replay } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import type { SpectatedMatch } from '#lib/pictures/contract.ts'
import { howItStands } from '#lib/pictures/standing.ts'
import { wordsOf } from '#lib/pictures/words.ts'
import type { TableSummary } from '#worker/protocol.ts'

const NAMES = ['Ada', 'Brunel', 'Clara', 'Dora', 'Emil', 'Fay']

/** A recorded match after so much of it, as everybody sees it. */
function seenAt(file: string, share: number, changed: Partial<TableSummary> = {}): SpectatedMatch {
  const match = JSON.parse(readFileSync(`test/games/${file}.json`, 'utf8')) as MatchFile
  const rules = gameById(match.game)
  if (!rules) throw new Error(match.game)
  const count = Math.floor(match.log.length * share)
  let state: unknown
  for (const step of replay(match, rules)) {
    state = step.state
    if (step.count === count) break
  }
  const turn = rules.turn(state)
  const summary: TableSummary = {
    id: 'a',
    status: turn.over ? 'over' : 'running',
    game: match.game,
    rules: match.rules,
    map: match.map,
    options: match.options,
    seats: match.seats.map((_, seat) => ({
      name: NAMES[seat] ?? null,
      bot: null,
      held: true,
      present: true,
      away: null,
    })),
    private: false,
    clock: null,
    commitment: null,
    seed: null,
    origin: null,
    watching: 0,
    hostAway: null,
    next: null,
    seq: count - 1,
    turn: { ...turn, seats: [...turn.seats] },
    at: 0,
    yours: [],
    ...changed,
  }
  return { summary, state: rules.view(state, null), standings: rules.standings(rules.view(state, null)) }
}

const unseen = (seen: SpectatedMatch, changed: Partial<TableSummary>): SpectatedMatch => ({
  summary: { ...seen.summary, turn: null, ...changed },
  state: null,
  standings: null,
})

const RUNNING = seenAt('age-of-steam-rust-belt-2022-4', 0.6)

describe('how a match stands', () => {
  it('names who is to act, and what everybody would have', () => {
    const stands = howItStands(RUNNING)
    expect(stands).toMatchObject({ game: 'Age of Steam', map: 'Rust Belt', counted: 'If it ended now' })
    expect(stands.progress).toMatch(/^Round \d\/8 · \w+/)
    const acting = stands.lines.filter(({ first }) => first)
    expect(acting.map(({ seat }) => seat)).toEqual(RUNNING.summary.turn?.seats)
    expect(stands.sentence).toContain(acting[0]?.name)
    expect(stands.lines.map(({ name }) => name)).toEqual(['Ada', 'Brunel', 'Clara', 'Dora'])
    for (const { seat, score } of stands.lines) {
      const line = RUNNING.standings?.find((one) => one.seat === seat)
      expect(score).toBe(String(line?.score).replace('-', '−'))
    }
  })

  it('AOS-EXP-04, STM-END-06 a bankrupt has no score, and comes last', () => {
    const { lines } = howItStands(seenAt('steam-steam-northeast-base-3', 1))
    expect(lines.map(({ seat, score }) => [seat, score])).toEqual([[0, '73'], [2, '63'], [1, 'out']]) // biome-ignore format: a table
  })

  it('at the end names who has won, the best first', () => {
    const stands = howItStands(seenAt('steam-steam-ruhr-base-5', 1))
    expect(stands.counted).toBe('Final score')
    expect(stands.progress).toMatch(/^After round \d+ of \d+$/)
    expect(stands.sentence).toBe(`${stands.lines[0]?.name} has won.`)
    expect(stands.lines.map(({ first }) => first)).toEqual([true, false, false, false, false])
    const scores = stands.lines.filter(({ score }) => score !== 'out').map(({ score }) => Number(score))
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('counts money where that is the score', () => {
    for (const file of ['spike-eastern-us-basic-3', 'age-of-steam-barbados-1']) {
      for (const { score } of howItStands(seenAt(file, 0.5)).lines) expect(score).toMatch(/^−?\$\d+$/)
    }
  })

  it('in the lobby says how many seats are free', () => {
    const { seats } = RUNNING.summary
    const free = { name: null, bot: null, held: false, present: false, away: null }
    const lobby = (taken: number) =>
      howItStands(unseen(RUNNING, { status: 'lobby', seats: seats.map((one, i) => (i < taken ? one : free)) }))
    expect(lobby(1).sentence).toMatch(/^3 seats free\./)
    expect(lobby(3).sentence).toMatch(/^1 seat free\./)
    expect(lobby(4).sentence).toMatch(/^Every seat is taken/)
    expect(lobby(1).lines.map(({ name }) => name)).toEqual(['Ada', null, null, null])
  })

  it('of a private match gives nobody away', () => {
    for (const status of ['lobby', 'running', 'over'] as const) {
      const stands = howItStands({ ...RUNNING, summary: { ...RUNNING.summary, status, private: true } })
      expect(stands.lines).toEqual([])
      expect(JSON.stringify(stands)).not.toMatch(/Ada|Brunel|Clara|Dora|Round/)
    }
  })

  it('of a match by other rules says that it is there', () => {
    const stands = howItStands(unseen(RUNNING, {}))
    expect(stands.lines.map(({ name, score }) => name + score)).toEqual(['Ada', 'Brunel', 'Clara', 'Dora'])
    expect(stands.sentence).toContain('other rules')
  })

  it('writes names as it is told to, in sentences too', () => {
    const { lines, sentence } = howItStands(RUNNING, (_, seat) => `No. ${seat}`)
    expect(lines.map(({ name }) => name)).toEqual(['No. 0', 'No. 1', 'No. 2', 'No. 3'])
    expect(sentence).toMatch(/^No\. \d /)
  })
})

it('the words for previews keep to what previews show', () => {
  const long = { name: 'M'.repeat(24), bot: null, held: true, present: true, away: null }
  const six = seenAt('age-of-steam-rust-belt-2022-6', 0.7, { seats: Array(6).fill(long) })
  const { description } = wordsOf(six)
  expect(description.length).toBeLessThanOrEqual(200)
  expect(description).toMatch(/…$/)
  expect(wordsOf(RUNNING).description).toMatch(/^Round .*\. If it ended now: Ada \(−?\d+\), Brunel .*\.$/)
})
