import { describe, expect, it } from 'vitest'
import { ruinText } from '#lib/games/steam/money.ts'
import { accepted, lastDecision, PASS } from '../../engine/steam/position.ts'

const CASES = [0, 1, 4].flatMap((cash) =>
  [-10, -9, -3, 0, 4].flatMap((income) =>
    [0, 1, 5].flatMap((points) => [1, 6].map((engine) => ({ cash, income, points, engine }))),
  ),
)

describe('bankruptcy is announced', () => {
  it.each(['base', 'standard'])('STM-INC-04 STM-EXP-16 whenever the %s game would bring it, and never else', (mode) => {
    const rich = { cash: 60 }
    let ruined = 0
    for (const player of CASES) {
      const state = lastDecision({ seats: 3, options: { mode }, players: { 0: rich, 1: player, 2: rich } })
      const { state: after } = accepted(state, state.order[0] as number, PASS)
      const told = ruinText(state, 1)
      if (told) ruined++
      expect(told !== null, JSON.stringify(player)).toBe(after.players[1]?.eliminated !== null)
    }
    expect(ruined).toBeGreaterThan(2)
    expect(ruined).toBeLessThan(CASES.length / 2)
  })
})
