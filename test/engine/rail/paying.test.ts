import { describe, expect, test } from 'vitest'
import { deliveryQueryFor } from '#engine/age-of-steam/delivering.ts'
import { ageOfSteam, type Good, type State } from '#engine/age-of-steam/index.ts'
import { linesFor } from '#engine/age-of-steam/lines.ts'
import { trackOf } from '#engine/rail/game.ts'
import { isLine, type Line, Lines } from '#engine/rail/line/lines.ts'
import { openedBy, payingIn } from '#engine/rail/line/paying.ts'
import { building, game, hexIndex, withCubes } from '../age-of-steam/position.ts'

const SEAT = 0
const [WHEELING, PITTSBURGH] = [hexIndex('Q9'), hexIndex('R6')]
const colorOf = (hex: number) => game.board.hexes[hex]?.place?.colors[0] as Good

/** One cube that wants to go from one of the two cities to the other. */
const open = withCubes(building({ players: { 0: { money: 200, hasBuilt: true } } }), {
  Q9: [colorOf(PITTSBURGH)],
})

const linesIn = (state: State): Lines<State> => new Lines(game, state, SEAT, linesFor(game, SEAT), ageOfSteam.play)

function drawn(state: State): Line<State> {
  const line = linesIn(state).line([WHEELING, PITTSBURGH])
  if (!isLine(line) || line.tiles.length === 0) throw new Error('a line')
  return line
}

const openedIn = ({ later }: Line<State>, before: State) =>
  openedBy(deliveryQueryFor(game, later, SEAT), trackOf(game, before)).map(({ delivery: { from, to }, gain }) => [
    from,
    to,
    gain,
  ])

function payingAt(state: State) {
  const looking = payingIn(linesIn(state), trackOf(game, state), (then) => deliveryQueryFor(game, then, SEAT))
  for (;;) {
    const step = looking.next()
    if (step.done) return step.value
  }
}

describe('what a line opens', () => {
  const first = drawn(open)
  const joined: State = { ...open, tiles: first.later.tiles }

  test('is what can be delivered over it', () => {
    expect(colorOf(WHEELING)).not.toBe(colorOf(PITTSBURGH))
    expect(openedIn(first, open)).toEqual([['Q9', 'R6', 1]])
    expect(payingAt(open).some(({ line: { places } }) => places.includes(PITTSBURGH))).toBe(true)
  })

  test('is nothing where a second link lies beside one that brings as much', () => {
    const second = drawn(joined)
    expect(second.doubles).toBe(true)
    expect(openedIn(second, joined)).toEqual([])
    const worse = payingAt(joined).filter(({ opened }) => opened.some(({ gain }) => gain < 2))
    expect(worse).toEqual([])
  })
})
