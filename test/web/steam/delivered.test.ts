import { describe, expect, it } from 'vitest'
import { afterDelivery } from '#lib/games/steam/planning/planning.ts'
import { texts } from '#lib/texts/en/steam/asks.ts'
import { accepted, lastDecision, PASS } from '../../engine/steam/position.ts'

const GAIN = 3
const CASES = [0, 2, 9].flatMap((cash) =>
  [-6, 0, 5].flatMap((income) => [1, 6].map((engine) => ({ cash, income, engine, points: 9 }))),
)

describe('what a delivery that goes to income leaves one with', () => {
  it.each(['base', 'standard'])('STM-INC-01 STM-EXP-16 is what the %s game pays and takes', (mode) => {
    const rich = { cash: 60 }
    let short = 0
    for (const player of CASES) {
      const before = lastDecision({ seats: 3, options: { mode }, players: { 0: rich, 1: player, 2: rich } })
      const gained = lastDecision({
        seats: 3,
        options: { mode },
        players: { 0: rich, 1: { ...player, income: player.income + GAIN }, 2: rich },
      })
      const { state: after } = accepted(gained, gained.order[0] as number, PASS)
      const left = player.cash + player.income + GAIN - (mode === 'standard' ? player.engine : 0)
      const told = afterDelivery({ state: before }, 1, GAIN)
      if (left < 0) short++
      else expect(after.players[1]?.cash, JSON.stringify(player)).toBe(left)
      expect(told).toBe(left < 0 ? texts.settled.deliveredShort(-left) : texts.settled.delivered(left))
    }
    expect(short).toBeGreaterThan(0)
  })

  it('AMB-06 ends where income ends, where that is played', () => {
    const state = lastDecision({ seats: 3, options: { incomeMax: '10' }, players: { 1: { cash: 4, income: 9 } } })
    expect(afterDelivery({ state }, 1, GAIN)).toBe(texts.settled.delivered(14))
  })
})
