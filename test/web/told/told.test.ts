import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { PlayedStep } from '#client/mirror.ts'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { type FullRules, GIVE_UP, type MapInfo, type MatchFile, type Rules, replay } from '#engine/core/index.ts'
import { gameById, games } from '#engine/games.ts'
import { gathered, Speech } from '#lib/frame/told/speech.ts'
import { TALLIES as AOS } from '#lib/games/age-of-steam/tallies.ts'
import { changesBetween, type Tally } from '#lib/games/contract/changes.ts'
import { accountOf, lastRound } from '#lib/games/contract/told/rounds.ts'
import { latestTold, linesOf, sentenceOf } from '#lib/games/contract/told/tellings.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { tallies as ofSpike } from '#lib/games/spike/tallies.ts'
import { TALLIES as STEAM } from '#lib/games/steam/tallies.ts'
import { accepted, directed, lastDecision, PASS } from '../../engine/age-of-steam/position.ts'
import { settled } from '../../engine/directed.ts'

const FOLDER = new URL('../../games', import.meta.url).pathname
const NAMES = readdirSync(FOLDER).filter((name) => /^(?!.*\.result).*\.json$/.test(name))
const TALLIES: Readonly<Record<string, readonly Tally[]>> = {
  'age-of-steam': AOS as readonly Tally[],
  steam: STEAM as readonly Tally[],
  spike: ofSpike() as readonly Tally[],
}
const nameOf = (seat: number): string => ['Ada', 'Brunel', 'Clara', 'Dora', 'Emil', 'Fred'][seat] ?? ''

/** A recorded match as a page has it. */
function played(name: string): { rules: Rules; opening: unknown; steps: PlayedStep[]; seats: number } {
  const match = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as MatchFile
  const rules = gameById(match.game) as Rules
  const [begin, ...steps] = [...replay(match, rules)]
  return {
    rules,
    opening: begin?.state,
    seats: match.seats.length,
    steps: steps.map(({ state, events }, seq) => ({
      seq,
      at: 0,
      played: match.log[seq] as PlayedStep['played'],
      state,
      events,
    })),
  }
}

const matches = NAMES.map((name) => ({ name, ...played(name) }))
const rust = played('age-of-steam-rust-belt-2022-4.json')

describe('changes', () => {
  it.each(matches)(
    'account for every dollar from the first move to the last: $name',
    ({ rules, opening, steps, seats }) => {
      const [tally] = (TALLIES[rules.id] ?? []).filter(({ name }) => name === 'Money' || name === 'Cash')
      if (!tally) throw new Error('nothing is counted')
      const sums = Array.from({ length: seats }, (_, seat) => tally.of(opening, seat))
      let before = opening
      for (const { state } of steps) {
        for (const { seat, by } of changesBetween([tally], before, state, seats)) sums[seat] = (sums[seat] ?? 0) + by
        before = state
      }
      expect(sums).toEqual(sums.map((_, seat) => tally.of(before, seat)))
    },
  )

  it('are said with their sign, and known as good or bad', () => {
    const [at] = rust.steps.flatMap((step, i) => (step.events.some(({ type }) => type === 'issued') ? [i] : []))
    const before = at ? rust.steps[at - 1]?.state : rust.opening
    const { seat } = rust.steps[at ?? 0]?.played ?? { seat: -1 }
    const found = changesBetween(AOS as readonly Tally[], before, rust.steps[at ?? 0]?.state, 4)
    expect(found).toEqual([
      { seat, name: 'Money', by: 5, text: '+$5', loss: false },
      { seat, name: 'Next', by: -1, text: '−1', loss: true },
      { seat, name: 'Shares', by: 1, text: '+1', loss: true },
    ])
  })
})

describe('a move', () => {
  it.each(matches)('is told in whole sentences, whoever made it: $name', async ({ rules, steps }) => {
    const tell = await gameUi(rules.id)?.told()
    if (!tell) throw new Error('nobody tells')
    const listener = { rules, eyes: null, nameOf }
    let silent = 0
    for (const step of steps) {
      const lines = linesOf(step, tell, listener)
      if (lines.length === 0) silent++
      for (const line of lines) expect(sentenceOf(line)).toMatch(/^\p{Lu}.*[.!]$/u)
      expect(lines.length).toBeLessThan(8)
    }
    // The end of building has nothing to it when something was built.
    expect(silent).toBeLessThan(steps.length / 3)
    expect(
      latestTold(steps, tell, listener)
        .map((line) => sentenceOf(line))
        .join(),
    ).toMatch(/ won|is over/)
  })
})

describe('bankruptcy', () => {
  it('is told when it happens, whoever moved, and beside the round', async () => {
    const rich = { money: 50 }
    const poor = { money: 0, income: 0, shares: 9, engine: 1 }
    const before = lastDecision({ players: { 0: rich, 1: poor, 2: rich, 3: rich } })
    const { state, events } = accepted(before, before.order[0] as number, PASS, directed({}))
    const step: PlayedStep = { seq: 0, at: 0, played: { seat: before.order[0] as number, action: PASS }, state, events }
    const words = gameUi('age-of-steam')
    const tell = await words?.told()
    const ledger = await words?.ledger()
    if (!tell || !ledger) throw new Error('nobody tells')
    const lines = linesOf(step, tell, { rules: ageOfSteam as Rules, eyes: null, nameOf })
    expect(lines.map((line) => sentenceOf(line))).toContain('Brunel is bankrupt and out of the match.')
    const { accounts } = accountOf({ round: 1, before, after: state, events }, ledger, 4)
    expect(accounts.filter(({ out }) => out).map(({ seat }) => seat)).toEqual([1])
  })
})

describe('a round in figures', () => {
  it.each(matches)('adds up to what everybody has left: $name', async ({ rules, opening, steps, seats }) => {
    const ledger = await gameUi(rules.id)?.ledger()
    if (!ledger) throw new Error('no ledger')
    const ends = steps.flatMap(({ events }, i) =>
      events.some(({ type }) => type === 'round' || type === 'ended') ? [i + 1] : [],
    )
    const rounds = new Set<number>()
    for (const end of ends) {
      const last = lastRound(opening, steps.slice(0, end), 1)
      if (!last) continue
      rounds.add(last.round)
      for (const { seat, amounts, left, out } of accountOf(last, ledger, seats).accounts) {
        const sum = amounts.reduce((so, { amount, dollars }) => so + (dollars ? amount : 0), 0)
        expect(sum, `${last.round}/${seat}`).toBe(left - ledger.money(last.before, seat))
        const spent = amounts.find(({ head }) => head === ledger.rest)?.amount ?? 0
        if (!out) expect(spent, `round ${last.round}, seat ${seat}`).toBeLessThanOrEqual(0)
      }
    }
    expect(rounds.size).toBe(rules.turn(steps.at(-1)?.state).round)
  })
})

describe('a match that is not known from its beginning', () => {
  it('has no figures of the round one came into', () => {
    const second = rust.steps.findIndex(({ events }) => events.some(({ type }) => type === 'round'))
    const steps = rust.steps.slice(5)
    const begun = rust.steps[4]?.state
    expect(lastRound(rust.opening, rust.steps.slice(0, second + 1), 1)?.round).toBe(1)
    expect(lastRound(begun, steps.slice(0, second - 4), null)).toBeNull()
    expect(lastRound(begun, steps, null)?.round).toBeGreaterThan(1)
  })
})

describe('what is spoken', () => {
  it('is short when much has happened at once', () => {
    expect(gathered(['Ada passes.'])).toBe('Ada passes.')
    expect(gathered(['A.', 'B.', 'C.', 'D.', 'E.'])).toBe('2 more moves. C. D. E.')
  })

  it('is never cut off by what comes next, and does not stay', () => {
    vi.useFakeTimers()
    try {
      const heard: string[] = []
      const speech = new Speech((words) => heard.push(words))
      speech.say('A.')
      speech.say('B.')
      speech.say('C.')
      expect(heard).toEqual(['A.'])
      vi.advanceTimersByTime(1_500)
      expect(heard).toEqual(['A.', 'B. C.'])
      vi.advanceTimersByTime(10_000)
      expect(heard).toEqual(['A.', 'B. C.', ''])
      speech.say('D.')
      expect(heard.at(-1)).toBe('D.')
      speech.stop()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('GIVE-01 giving up', () => {
  it.each(games.map((rules): [string, FullRules] => [rules.id, rules]))(
    'is told in %s, and beside the round',
    async (id, rules) => {
      const map = rules.maps[0] as MapInfo
      const before = rules.setup({ map: map.id, options: settled(rules, map.id), seats: 3 }, directed())
      const [seat] = rules.turn(before).seats as [number]
      const done = rules.play(before, seat, GIVE_UP, directed())
      if (!done.ok) throw new Error(done.refusal.rule)
      const { state, events } = done
      const words = gameUi(id)
      const tell = await words?.told()
      const ledger = await words?.ledger()
      if (!tell || !ledger) throw new Error('nobody tells')
      const step: PlayedStep = { seq: 0, at: 0, played: { seat, action: GIVE_UP, by: 'clock' }, state, events }
      const lines = linesOf(step, tell, { rules, eyes: null, nameOf })
      expect(lines.map((line) => sentenceOf(line))).toContain(`${nameOf(seat)} has given up and is out of the match.`)
      const { accounts } = accountOf({ round: 1, before, after: state, events }, ledger, 3)
      expect(accounts.filter(({ out }) => out).map((account) => account.seat)).toEqual([seat])
    },
  )
})
