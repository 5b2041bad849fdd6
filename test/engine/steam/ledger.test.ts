import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededChance } from '#engine/core/seeded/seeded.ts'
import { type Action, type State, steam } from '#engine/steam/index.ts'
import { anything, listed } from './actions.ts'
import { accountsAfter } from './ledger.ts'
import { accepted, BACK, directed } from './position.ts'
import { anyTable, seatOf, whole } from './tables.ts'

const accountsOf = (state: State) => state.players.map(({ cash, income, points }) => ({ cash, income, points }))

test('STM-MONEY-01 to -07, STM-COST, STM-INC, STM-EXP-10, -15 to -17: every dollar and point of every action', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(anyTable, (table) => {
      whole(table, (state, pick) => {
        if (steam.turn(state).over) return
        const seat = seatOf(state)
        const action = pick(6) > 0 ? steam.sample(state, seat, pick) : anything(state, pick)
        if (action.type === 'takeBack') return
        const step = steam.play(state, seat, action, seededChance(table.seed, 0))
        if (!step.ok) return
        expect([action, accountsOf(step.state)]).toEqual([action, accountsAfter(state, seat, action, step.state)])
        seen.set(action.type, (seen.get(action.type) ?? 0) + 1)
        const out = step.state.players.filter(({ eliminated }, i) => eliminated !== state.players[i]?.eliminated)
        if (out.length > 0) seen.set('bankrupt', (seen.get('bankrupt') ?? 0) + 1)
      })
    }),
    { numRuns: 60 },
  )
  const kinds = [
    'raise',
    'bid',
    'drop',
    'freePass',
    'select',
    'build',
    'urbanize',
    'grow',
    'endBuild',
    'deliver',
    'score',
  ]
  for (const kind of [...kinds, 'engine', 'pass', 'bankrupt'])
    expect([kind, (seen.get(kind) ?? 0) > 2]).toEqual([kind, true])
})

const PLACING: readonly Action['type'][] = ['build', 'urbanize', 'grow']

test('STM-ENG-08 taking back restores exactly the state before, step by step to the beginning of the turn', () => {
  let steps = 0
  fc.assert(
    fc.property(anyTable, (table) => {
      whole(table, (state, pick) => {
        if (state.stage.phase !== 'build' || state.stage.history.length > 0 || pick(2) > 0) return
        const seat = seatOf(state)
        const states = [state]
        for (let i = 0; i < 6; i++) {
          const here = states.at(-1) as State
          const action = pick(2) ? listed(steam.moves(here, seat), pick) : steam.sample(here, seat, pick)
          if (!action || !PLACING.includes(action.type)) continue
          states.push(accepted(here, seat, action).state)
        }
        let here = states.at(-1) as State
        for (const before of states.slice(0, -1).reverse()) {
          here = accepted(here, seat, BACK).state
          expect(here).toEqual(before)
          steps++
        }
        const step = steam.play(here, seat, BACK, directed())
        expect(step.ok ? 'accepted' : step.refusal.rule).toBe('STM-ENG-08')
      })
    }),
    { numRuns: 30 },
  )
  expect(steps).toBeGreaterThan(500)
})
