import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type FullRules, type SomeAction, seededChance } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { goodsWorth, haulsOf } from '#engine/puzzles/goods.ts'
import { worthOf } from '#engine/puzzles/measure.ts'
import { KINDS, type Puzzle, positionOf } from '#engine/puzzles/puzzle.ts'
import { laidTurns } from '#engine/puzzles/tiles.ts'
import { takenTurns } from '#engine/puzzles/turn.ts'

const FILE = new URL('../../../web/src/lib/puzzles/data.json', import.meta.url)
const PUZZLES = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Puzzle[]
const all = PUZZLES.map((puzzle, i) => [`${i + 1}: ${puzzle.kind}, ${puzzle.game} on ${puzzle.map}`, puzzle] as const)
const ASKED: Readonly<Record<Puzzle['kind'], readonly string[]>> = {
  delivery: ['goods'],
  tiles: ['build'],
  bid: ['bid'],
  turn: ['move', 'action'],
}
/** A whole step, or where it is reckoned as many points as strategy asks for. */
const MARGIN: Readonly<Record<Puzzle['kind'], number>> = { delivery: 1, tiles: 1, bid: 2, turn: 2 }

const rulesOf = ({ game }: Puzzle): FullRules => gameById(game) as FullRules

describe('puzzles', () => {
  it('are some of every kind, for every game, and light enough to be loaded at once', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30)
    expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(KINDS))
    expect(new Set(PUZZLES.map(({ game }) => game)).size).toBe(3)
    expect(gzipSync(readFileSync(FILE)).length).toBeLessThan(80_000)
    expect(statSync(FILE).size).toBeLessThan(1_000_000)
  })

  it.each(all)('%s: the rules lead there, and ask what it asks', (_, puzzle) => {
    const rules = rulesOf(puzzle)
    const position = positionOf(rules, puzzle)
    expect(position).not.toBeNull()
    expect(rules.broken(position)).toEqual([])
    const { seats, ask } = rules.turn(position)
    expect(seats).toEqual([puzzle.seat])
    expect(ASKED[puzzle.kind]).toContain(ask)
  })

  it.each(all)('%s: its solution is allowed, comes to what it says, and is clearly best', (_, puzzle) => {
    const { kind, best, second, solution } = puzzle
    const rules = rulesOf(puzzle)
    const position = positionOf(rules, puzzle)
    expect(allowed(rules, puzzle, position)).toBe(true)
    expect(worthOf(rules, puzzle, position, solution)).toBe(best)
    expect(best - second).toBeGreaterThanOrEqual(MARGIN[kind])
    expect(others(rules, puzzle, position)).toEqual({ best, second })
  })
})

/** Whether the rules let it be done, to its end. */
function allowed(rules: FullRules, { seat, solution, seed }: Puzzle, position: unknown): boolean {
  let state = position
  for (const action of solution) {
    const step = rules.play(state, seat, action, seededChance(seed, 'solution'))
    if (!step.ok) return false
    state = step.state
  }
  return true
}

/** The best and the next best of everything that could be answered, looked through anew. */
function others(rules: FullRules, puzzle: Puzzle, position: unknown): { best: number; second: number } {
  const worths = [...everything(rules, puzzle, position)]
  const best = Math.max(...worths)
  if (puzzle.kind === 'bid') return { best, second: secondBid(puzzle) }
  return { best, second: Math.max(...worths.filter((worth) => worth < best)) }
}

/** Bidding and dropping out are the two answers; a dollar more than has to be is none of its own. */
function secondBid({ reckoned = [], solution }: Puzzle): number {
  const drops = (action: SomeAction) => action.type === 'drop'
  const others = reckoned.filter(({ action }) => drops(action) !== drops(solution[0] as SomeAction))
  return Math.max(...others.map(({ value }) => value))
}

function* everything(rules: FullRules, puzzle: Puzzle, position: unknown): Generator<number> {
  const { kind, seat, reckoned = [] } = puzzle
  switch (kind) {
    case 'delivery':
      for (const { action } of haulsOf(rules, position, seat)) yield goodsWorth(rules, position, seat, action) as number
      return
    case 'tiles':
      yield worthOf(rules, puzzle, position, []) as number
      for (const { worth } of laidTurns(rules, position, seat)) yield worth
      return
    case 'turn':
      for (const { worth } of takenTurns(rules, position, seat)) yield worth
      return
    case 'bid':
      for (const { action, value } of reckoned) {
        expect(worthOf(rules, puzzle, position, [action])).toBe(value)
        yield value
      }
  }
}
