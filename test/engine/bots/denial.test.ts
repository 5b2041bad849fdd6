import { describe, expect, it } from 'vitest'
import { lossOfRivals, movesAfter } from '#engine/bots/rail/denial.ts'
import { HARD } from '#engine/bots/rail/strength.ts'
import { choicesFor } from '#engine/bots/steam/moving.ts'
import { viewOf } from '#engine/bots/steam/view.ts'
import { finished } from '#engine/bots/thinking.ts'
import type { Good, State } from '#engine/steam/index.ts'
import { game, HEX, lastDecision, withCubes } from '../steam/position.ts'
import { laid, threeLinks } from '../steam/routes.ts'

const { Springfield } = HEX
const [CONCORD, BURLINGTON] = ['M5', 'J2']
const [THOMAS, MICHAEL] = [0, 1]

const one = (from: string, cube: string, gains: number[]) => ({
  from,
  cube,
  to: 'B1',
  ways: [{ path: [0 as const], places: [from, 'B1'], gains }],
})

describe('what rivals lose by a cube', () => {
  const deliveries = [one('A1', 'red', [0, 5]), one('A2', 'red', [0, 3]), one('A3', 'blue', [2, 1])]
  const loss = (moves: number, lying = 1) =>
    finished(
      lossOfRivals(
        new Map([[MICHAEL, moves]]),
        () => deliveries,
        () => lying,
      ),
    )

  it('is what it brings them over what they have instead', () => {
    expect([loss(1)(one('A1', 'red', [])), loss(2)(one('A1', 'red', [])), loss(1)(one('A3', 'blue', []))]).toEqual([
      2, 4, 0,
    ])
  })

  it('is nothing where another like it lies, or nobody moves any more', () => {
    expect([loss(1, 2)(one('A1', 'red', [])), loss(0)(one('A1', 'red', []))]).toEqual([0, 0])
  })

  it('counts their moves of this round', () => {
    expect([...movesAfter([1, 2], 1, [0, 1, 2])]).toEqual([
      [2, 2],
      [0, 1],
    ])
    expect([...movesAfter([1, 2], 2, [0, 1, 2])]).toEqual([[2, 1]])
  })
})

describe('the last delivery of a round', () => {
  /** Green (Thomas) leads to Concord by three links, black (Michael) by one, and on: blue goes there, purple beyond. */
  function position(left: readonly number[]): State {
    const green = threeLinks(
      lastDecision({ change: { round: 8 }, players: { [THOMAS]: { engine: 4 }, [MICHAEL]: { engine: 3 } } }),
      THOMAS,
    )
    const black = laid(green, MICHAEL, `${Springfield} L5 ${CONCORD}`, `${CONCORD} M4 L4 K4 K3 ${BURLINGTON}`)
    const cubes: readonly Good[] = ['blue', 'purple']
    const state = withCubes(black, { [Springfield]: cubes })
    return { ...state, stage: { ...state.stage, left } as State['stage'] }
  }
  const best = (state: State, deprives: number) => {
    const choices = finished(choicesFor(viewOf(game, state, THOMAS, { ...HARD, deprives }, () => 0)))
    return choices.reduce((a, b) => (b.value > a.value ? b : a)).action
  }

  it('takes what the next one would take, if it is about as good', () => {
    expect(best(position([THOMAS, MICHAEL]), HARD.deprives)).toMatchObject({ cube: 'purple' })
    expect(best(position([THOMAS, MICHAEL]), 0)).toMatchObject({ cube: 'blue' })
    expect(best(position([THOMAS]), HARD.deprives)).toMatchObject({ cube: 'blue' })
  })
})
