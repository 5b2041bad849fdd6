import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { atOnce, type Bot } from '#engine/bots/bot.ts'
import { noChance } from '#engine/core/chance.ts'
import { GIVE_UP, isGivingUp } from '#engine/core/giveUp.ts'
import { type MatchFile, replayed } from '#engine/core/match.ts'
import type { FullRules, Pick, Seat, SomeAction } from '#engine/core/rules.ts'
import { spike } from '#engine/spike/index.ts'
import { steam } from '#engine/steam/index.ts'
import * as ageActions from './age-of-steam/actions.ts'
import * as age from './age-of-steam/tables.ts'
import { settled } from './directed.ts'
import { everyEyes, follow } from './eyes.ts'
import { listing as spikeActions } from './spike/actions.ts'
import * as steamActions from './steam/actions.ts'
import * as steamTables from './steam/tables.ts'
import { anyTableOf, type Listing, MIXED, playsWhatIsListed, survivesJson, type Table, wholeMatch } from './tables.ts'
import type { RichTable } from './wealth.ts'

/** What these tests have to know of a game. */
interface Kit {
  readonly rules: FullRules
  readonly anyTable: fc.Arbitrary<Table>
  /** A table that comes to each question, and how it plays. */
  readonly asks: Readonly<Record<string, Table>>
  readonly bot?: Bot
  readonly rich?: (state: never, wealth: number) => unknown
  readonly listing: Listing<never, never, never>
}

/** Plays as another does, but gives up where `when` says so. */
const quitting = (when: (ask: string, pick: Pick) => boolean, bot: Bot = MIXED): Bot =>
  atOnce(bot, (rules, view, seat, pick) =>
    when(rules.turn(view).ask, pick) ? GIVE_UP : bot.choose(rules, view, seat, pick),
  )

/** Everybody who gave up, and at which entry. */
const quitters = ({ log }: MatchFile): readonly { seat: Seat; at: number }[] =>
  log.flatMap(({ seat, action }, at) => (isGivingUp(action) ? [{ seat, at }] : []))

/** GIVE-01, -03: what holds of a match from the moment on at which somebody has given up. */
function holdsFor(rules: FullRules, match: MatchFile): void {
  const { steps, refused } = replayed(match, rules)
  expect(refused).toBeNull()
  for (const { count, state, events } of steps) {
    const gone = quitters(match).filter(({ at }) => at < count)
    const standings = rules.standings(state)
    const { seats, over } = rules.turn(state)
    expect(standings).toHaveLength(match.seats.length)
    for (const { seat, at } of gone) {
      expect(seats).not.toContain(seat)
      expect(rules.moves(state, seat)).toEqual({ ask: 'nothing' })
      if (at === count - 1) expect(events).toContainEqual({ type: 'leftMatch', seat })
    }
    const out = standings.filter(({ seat }) => gone.some((one) => one.seat === seat))
    const others = standings.filter((line) => !out.includes(line) && !line.eliminated)
    for (const line of out) {
      expect(line).toMatchObject({ eliminated: true, score: null })
      for (const other of others) expect(other.place).toBeLessThan(line.place)
    }
    if (!over) expect(others.length).toBeGreaterThanOrEqual(Math.min(2, match.seats.length))
  }
  const result = rules.result(steps.at(-1)?.state)
  for (const { seat } of quitters(match)) expect(result?.winners).not.toContain(seat)
  const left = result?.standings.filter(({ eliminated }) => !eliminated).map(({ seat }) => seat)
  if (left?.length === 1) expect(result?.winners).toEqual(left)
  if (left?.length === 0) expect(result?.winners).toEqual([])
}

function givingUp({ rules, anyTable, asks, bot = MIXED, rich, listing }: Kit): void {
  const enriched = (table: Table): FullRules =>
    rich ? { ...rules, setup: (...begin) => rich(rules.setup(...begin) as never, (table as RichTable).wealth) } : rules

  test('at any moment of any match: nothing breaks, and it comes to its end without them', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom(3, 12, 60), (table, often) => {
        const quits = quitting((_, pick) => pick(often) === 0, bot)
        const { match } = wholeMatch(
          enriched(table),
          table,
          (state, pick) => {
            if (pick(10) > 0) return
            playsWhatIsListed(rules, listing as unknown as Listing<unknown, SomeAction, unknown>, state, pick)
            survivesJson(rules, state, pick)
            const supposed = rules.supposed?.(rules.view(state, null), null, pick) ?? state
            expect(rules.broken(supposed)).toEqual([])
          },
          quits,
        )
        holdsFor(enriched(table), match)
      }),
      { numRuns: 60 },
    )
  })

  test.each(Object.entries(asks))('asked for %s', (ask, table) => {
    // In turn one, two, … of those who are asked that; the first may be the last of several to be asked.
    let found = 0
    for (let one = 0; one < 6; one++) {
      const quits = quitting((now, pick) => now === ask && pick(2) === 0, bot)
      const { match } = wholeMatch(enriched(table), { ...table, seed: `${ask}/${one}` }, undefined, quits)
      holdsFor(enriched(table), match)
      found += quitters(match).length
    }
    expect(found).toBeGreaterThan(0)
  })

  test('GIVE-01 is refused for whoever is not asked, for whoever has given up, and once the match is over', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const quits = quitting((_, pick) => pick(40) === 0, bot)
        wholeMatch(
          enriched(table),
          table,
          (state, pick) => {
            if (pick(20) > 0) return
            const { seats, over } = rules.turn(state)
            for (let seat = 0; seat < table.seats; seat++) {
              if (seats.includes(seat)) continue
              const step = rules.play(state, seat, GIVE_UP, noChance)
              expect(step).toMatchObject({ ok: false, refusal: { rule: over ? 'MATCH-OVER' : 'TURN-SEAT' } })
            }
          },
          quits,
        )
      }),
      { numRuns: 15 },
    )
  })

  test('it has no fields', () => {
    const table = Object.values(asks)[0] as Table
    wholeMatch(enriched(table), table, (state) => {
      const [seat] = rules.turn(state).seats
      if (seat === undefined) return
      const step = rules.play(state, seat, { ...GIVE_UP, now: 1 }, noChance)
      expect(step).toMatchObject({ ok: false, refusal: { rule: 'ACTION-TYPE' } })
    })
  })

  test('whoever follows such a match as it is told sees what there is to see', () => {
    for (const [ask, table] of Object.entries(asks)) {
      const quits = quitting((now, pick) => pick(now === ask ? 4 : 40) === 0, bot)
      const { match } = wholeMatch(rules, { ...table, seed: `eyes/${ask}` }, undefined, quits)
      for (const eyes of everyEyes(match)) follow(rules, match, eyes)
    }
  })
}

const tableOf = (rules: FullRules, map: string, seats: number, wanted = {}, wealth = 200): RichTable => ({
  map,
  seats,
  options: settled(rules, map, wanted),
  seed: '',
  wealth,
})

describe('giving up a seat of Age of Steam', { timeout: 120_000 }, () => {
  const rules = ageOfSteam as FullRules
  const rustBelt = tableOf(rules, 'rust-belt', 4)
  givingUp({
    rules,
    anyTable: age.anyTable,
    rich: (state: Parameters<typeof ageOfSteam.turn>[0], wealth) => ({
      ...state,
      players: state.players.map((one) => ({ ...one, money: one.money + wealth })),
    }),
    asks: {
      issue: rustBelt,
      bid: rustBelt,
      choose: rustBelt,
      build: tableOf(rules, 'germany', 4),
      goods: rustBelt,
      produce: rustBelt,
      place: tableOf(rules, 'rust-belt', 4, { edition: '2002' }),
      payFirst: tableOf(rules, 'st-lucia', 2),
    },
    listing: ageActions as never,
  })
})

describe('giving up a seat of Steam', { timeout: 120_000 }, () => {
  const rules = steam as FullRules
  const standard = tableOf(rules, 'steam-ruhr', 5, { mode: 'standard' })
  const base = tableOf(rules, 'steam-northeast', 4)
  givingUp({
    rules,
    anyTable: steamTables.anyTable,
    bot: steamTables.KEEN,
    rich: (state: Parameters<typeof steam.turn>[0], wealth) => ({
      ...state,
      players: state.players.map((one) => ({ ...one, cash: one.cash + wealth })),
    }),
    asks: { bid: base, select: base, build: base, goods: base, score: standard, raise: standard },
    listing: steamActions as never,
  })
})

describe('giving up a seat of Spike', { timeout: 120_000 }, () => {
  const rules = spike as FullRules
  const basic = tableOf(rules, 'eastern-us', 3)
  const advanced = tableOf(rules, 'eastern-us', 4, { variant: 'advanced' })
  givingUp({
    rules,
    anyTable: anyTableOf(rules),
    asks: {
      sides: advanced,
      gift: basic,
      route: advanced,
      train: basic,
      move: basic,
      action: basic,
      draw: advanced,
      after: basic,
    },
    listing: spikeActions as never,
  })
})
