import { describe, expect, it } from 'vitest'
import { adviceFor } from '#engine/bots/advice/index.ts'
import { greedyBot, masterBot } from '#engine/bots/index.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { gameById } from '#engine/games.ts'
import type { Good, State } from '#engine/steam/index.ts'
import { arranged, HEX, having, STANDARD, withCubes } from '../steam/position.ts'
import { threeLinks } from '../steam/routes.ts'

const rules = gameById('steam')
if (!rules) throw new Error('not there')

const { Springfield } = HEX
const [THOMAS, MICHAEL] = [0, 1]

/**
 * The auction of a round (STM-EXP-06), $2 bid by Michael, Thomas to answer: Thomas has three links in a row, and
 * cubes at the end of them; all have such engines.
 */
function auction(engine: number, cubes: readonly Good[], round: number, cash = 14): State {
  const state = arranged(
    ({ order }) => ({
      phase: 'order',
      bidders: order,
      bids: order.map((seat) => (seat === MICHAEL ? 2 : null)),
      dropped: [],
    }),
    {
      options: STANDARD,
      change: { round },
      players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...having(cash, 4), engine, hasBuilt: true }])),
    },
  )
  const green = threeLinks(state, THOMAS)
  return withCubes(green, { [Springfield]: cubes })
}

const answer = (bot: typeof masterBot, state: State) => bot.choose(rules, state, THOMAS, seededPick('bids'))

describe('a bid of the standard game (STM-EXP-06)', () => {
  it('goes beyond the rule of thumb where the first place is worth it, and says so', () => {
    const state = auction(2, ['blue', 'blue'], 8)
    expect(answer(greedyBot, state)).toEqual({ type: 'drop' })
    expect(answer(masterBot, state)).toEqual({ type: 'bid', amount: 3 })
    const { weighed, reasons } = adviceFor(rules, state, THOMAS, seededPick('bids'))
    expect(weighed.map(({ action }) => action)).toEqual([{ type: 'bid', amount: 3 }, { type: 'drop' }])
    expect(reasons).toMatchObject([{ type: 'first', price: 3, instead: 0 }])
  })

  it('is not made with money that track needs more', () => {
    const [rich, poor] = [14, 9].map((cash) => auction(1, [], 2, cash)) as [State, State]
    expect(answer(masterBot, rich)).toEqual({ type: 'bid', amount: 3 })
    expect(answer(masterBot, poor)).toEqual({ type: 'drop' })
    expect(adviceFor(rules, poor, THOMAS, seededPick('bids')).reasons).toMatchObject([{ type: 'dear', price: 3 }])
  })
})
