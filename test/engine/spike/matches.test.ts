import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomBot } from '#engine/bots/random.ts'
import { noChance } from '#engine/core/chance.ts'
import { replay } from '#engine/core/match.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { seededChance } from '#engine/core/seeded/seeded.ts'
import { type Action, type State, spike } from '#engine/spike/index.ts'
import { countCards } from '#engine/spike/piles.ts'
import { anyTableOf, oneOf, playsWhatIsListed, survivesJson, type Table, wholeMatch } from '../tables.ts'
import { listing } from './actions.ts'
import { MAP, optionsWith } from './position.ts'

const rules = spike as FullRules
const anyTable = anyTableOf(spike)

const everyTable = ['basic', 'advanced'].flatMap((variant) =>
  [2, 3, 4].map((seats): [string, Table] => [
    `${variant}, ${seats} players`,
    { map: MAP, seats, options: optionsWith({ variant }), seed: `every/${seats}` },
  ]),
)

/** All that is in the box is somewhere, counted without the engine's own invariants. */
function conserved(state: State): void {
  const seats = state.players.length
  const cards = [...state.players.map(({ hand }) => hand), state.deck.cards, state.discard]
  expect(cards.reduce((sum, pile) => sum + countCards(pile), state.display.length)).toBe(seats === 2 ? 42 : 60)
  expect(state.deck.time + state.timeOut).toBe(state.round < 3 ? 0 : 3)
  expect(new Set(state.market.flat()).size).toBe(12)
  expect(new Set(state.players.flatMap(({ contracts }) => contracts.map(({ goods }) => goods))).size).toBe(12)
  expect(state.players.every(({ money, track }) => money >= 0 && track.length <= 45)).toBe(true)
}

/** What a seat earned is what its events say. */
function earnings(
  events: readonly { type: string; seat?: number; money?: number; price?: number }[],
  seat: number,
): number {
  const told = events.filter((event) => event.seat === seat && event.type !== 'routeScored')
  return told.reduce((sum, { money = 0, price = 0 }) => sum + money - price, 0)
}

const tables = everyTable.map(([, table]) => table)

describe('whole matches', () => {
  test.each(everyTable)('%s: to the end, with nothing broken or lost', (_, table) => {
    const { result, state } = wholeMatch<State>(rules, table, conserved)
    expect(result.standings).toHaveLength(table.seats)
    expect(result.winners.length).toBeGreaterThan(0)
    expect((state as State).timeOut === 3 || (state as State).lastTurns === 0).toBe(true)
  })

  test('with anybody: cards, pieces, markers and money', () => {
    fc.assert(
      fc.property(anyTable, fc.boolean(), (table, wild) => {
        wholeMatch<State>(rules, table, conserved, wild ? randomBot : undefined)
      }),
      { numRuns: 20 },
    )
  })

  test('SPK-BUILD-09 pieces once laid stay, and each railway adds its own after them', () => {
    const before: string[] = []
    wholeMatch<State>(rules, tables[2] as Table, ({ players }) => {
      for (const [seat, { track }] of players.entries()) {
        const laid = track.join()
        expect(laid.startsWith(before[seat] ?? '')).toBe(true)
        before[seat] = laid
      }
    })
    expect(before.every((laid) => laid !== '')).toBe(true)
  })

  test('money is what the events tell', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { match, state } = wholeMatch<State>(rules, table)
        const told: { type: string; seat?: number }[] = []
        let now: unknown = null
        for (const step of stepsOf(match)) {
          told.push(...(step.events as { type: string }[]))
          now = step.state
        }
        expect(now).toEqual(state)
        for (const [seat, { money }] of (state as State).players.entries()) expect(earnings(told, seat)).toBe(money)
      }),
      { numRuns: 8 },
    )
  })

  test('every listed move is accepted; what is not listed is refused and changes nothing', () => {
    fc.assert(
      fc.property(anyTable, fc.boolean(), (table, wild) => {
        wholeMatch<State>(
          rules,
          table,
          (state, pick) => {
            if (pick(2) === 0) playsWhatIsListed(spike, listing, state, pick)
          },
          wild ? randomBot : undefined,
        )
      }),
      { numRuns: 20 },
    )
  })

  test('a state that went through JSON plays on to the same hash', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        wholeMatch<State>(rules, table, (state, pick) => {
          if (pick(6) === 0) survivesJson(spike, state, pick)
        })
      }),
      { numRuns: 10 },
    )
  })

  test('anything at all in the place of any field is answered with a step or a refusal, and never crashes', () => {
    const base: Readonly<Record<string, object>> = {
      chooseSides: { sides: {} },
      giveCard: { card: 'red' },
      keepRoute: { route: 'route-topeka' },
      placeTrain: { city: 'topeka' },
      freeMove: { steps: [] },
      draw: { display: 0 },
      build: { segments: ['s305'], payment: { direct: { black: 1 }, jokers: [{ from: 'red', n: 2, as: 'black' }] } },
      start: { steps: ['s305'] },
      boost: { step: 's305' },
      upgrade: { part: 'speed' },
      load: { goods: 'coal', drop: 'coal' },
      deliver: { goods: 'coal' },
      drop: { goods: 'coal' },
    }
    const names = fc.constantFrom('constructor', '__proto__', 'hidden', 'toString', 's305', 'red', 'raleigh')
    const values = fc.oneof(fc.jsonValue({ maxDepth: 3 }), names, fc.array(names), fc.dictionary(names, fc.integer()))
    fc.assert(
      fc.property(
        anyTable,
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(base)), fc.nat(3), values)),
        (table, tries) => {
          wholeMatch<State>(
            rules,
            table,
            (state, pick) => {
              if (spike.turn(state).over || tries.length === 0) return
              const [type, at, value] = oneOf(tries, pick)
              const fields = Object.entries(base[type] as object)
              const action = {
                type,
                ...Object.fromEntries(fields.with(at % fields.length, [fields[at % fields.length]?.[0] ?? '', value])),
              }
              expect(
                spike.play(state, oneOf(spike.turn(state).seats, pick), action, seededChance('any', 0)),
              ).toHaveProperty('ok')
            },
            randomBot,
          )
        },
      ),
      { numRuns: 20 },
    )
  })

  test('random players do everything there is to do', () => {
    const done = new Set<string>()
    const everything = [
      'boost',
      'build',
      'chooseSides',
      'deliver',
      'draw',
      'drop',
      'endTurn',
      'freeMove',
      'giveCard',
      'jokers',
      'keepRoute',
      'load',
      'load and drop',
      'placeTrain',
      'start',
      'stopDrawing',
      'upgrade',
    ]
    // Some of it is rare: a few matches more, and it has been done.
    for (let more = 0; more < 10 && done.size < everything.length; more++) {
      for (const [, table] of everyTable) {
        for (const { action } of wholeMatch(rules, { ...table, seed: table.seed + more }, undefined, randomBot).match
          .log) {
          const { type, drop, payment } = action as Record<string, unknown>
          done.add(drop === undefined ? String(type) : 'load and drop')
          if ((payment as { jokers: unknown[] } | undefined)?.jokers.length) done.add('jokers')
        }
      }
    }
    expect([...done].toSorted()).toEqual(everything)
  })

  test('what one does with the own train and cards needs no chance, so a client may show it at once', () => {
    const kinds = new Set<string>()
    for (const [, table] of everyTable) {
      wholeMatch<State>(rules, table, (state, pick) => {
        const { seats, over } = spike.turn(state)
        if (over) return
        const [seat] = seats as [number]
        const mine = spike.view(state, seat)
        const action = spike.sample(mine, seat, pick) as Action
        if (!['build', 'start', 'boost', 'freeMove', 'load', 'upgrade', 'deliver'].includes(action.type)) return
        // The turn it ends may be the last: then everything is opened, and only the table can.
        if (state.lastTurns !== null) return
        expect(spike.play(mine, seat, action, noChance).ok).toBe(true)
        kinds.add(action.type)
      })
    }
    expect(kinds.size).toBe(7)
  })
})

function* stepsOf(match: Parameters<typeof replay>[0]) {
  const steps = replay(match, rules)
  for (let next = steps.next(); ; next = steps.next()) {
    if (!next.done) yield next.value
    else if (next.value) throw new Error(next.value.refusal.rule)
    else return
  }
}
