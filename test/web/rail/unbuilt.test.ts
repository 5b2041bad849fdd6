import { describe, expect, it } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { linesFor } from '#engine/age-of-steam/lines.ts'
import { noChance } from '#engine/core/index.ts'
import { foresee } from '#engine/plans/index.ts'
import { isLine, type Line, Lines } from '#engine/rail/line/lines.ts'
import { planOfUnbuilt } from '#lib/games/rail/line/unbuilt.ts'
import { question } from '../../e2e/questions.ts'

/** A line over more turns than one, of which some tiles lie at once. */
function longLine(state: State, seat: number): Line<State> | null {
  const game = ageOfSteam.game(state.map)
  const lines = new Lines<State>(game, state, seat, linesFor(game, seat), ageOfSteam.play)
  for (const from of game.board.places) {
    for (const to of game.board.places) {
      const line = lines.line([from, to])
      if (isLine(line) && line.turns === 2 && line.tiles.some(({ turn }) => turn === 0)) return line
    }
  }
  return null
}

describe('the rest of a line', () => {
  it('is a plan in which every step holds once the tiles of this turn lie [PLAN-04]', () => {
    const { state, seat } = question(
      'age-of-steam-rust-belt-2022-4',
      ({ ask, state, seat }) => ask === 'build' && longLine(state as State, seat) !== null,
    )
    const { tiles } = longLine(state as State, seat) as Line<State>
    const laid = tiles
      .filter(({ turn }) => turn === 0)
      .reduce((now, { build }) => {
        const step = ageOfSteam.play(now, seat, build, noChance)
        if (!step.ok) throw new Error(step.refusal.rule)
        return step.state
      }, state as State)
    const parts = planOfUnbuilt(tiles, seat)
    expect(parts.map((part) => part.do)).toEqual(['round', 'turn'])
    expect(foresee(ageOfSteam, laid, { parts }, seat).map(({ broken }) => broken)).toEqual([null, null])
    // Without them some of it has nothing to begin at, or it would not be the rest.
    const turns = parts.flatMap((part) => (part.do === 'turn' ? [part.actions.length] : []))
    expect(turns).toEqual([tiles.filter(({ turn }) => turn === 1).length])
  })

  it('is nothing where all lies in this turn, and a round passes even before a turn without a tile', () => {
    const tile = { build: { type: 'build', hex: 'D5', tile: 'straight', rotation: 0 }, turn: 0 } as never
    expect(planOfUnbuilt([tile], 1)).toEqual([])
    expect(planOfUnbuilt([{ ...(tile as object), turn: 2 } as never], 1).map((part) => part.do)).toEqual([
      'round',
      'round',
      'turn',
    ])
  })
})
