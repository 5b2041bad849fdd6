import type { Rules, SomeAction } from '../core/index.ts'
import { goodsWorth } from './goods.ts'
import { afterAll, type Puzzle } from './puzzle.ts'
import { railwayWorth } from './railway.ts'
import { trackWorth } from './tiles.ts'
import { turnWorth } from './turn.ts'

/** What an answer comes to, in the measure of its kind; null for one that the rules refuse, or that nobody reckoned. */
export function worthOf(rules: Rules, puzzle: Puzzle, position: unknown, line: readonly SomeAction[]): number | null {
  const { kind, seat, reckoned } = puzzle
  const [first] = line
  switch (kind) {
    case 'delivery':
      return first ? goodsWorth(rules, position, seat, first) : null
    case 'tiles': {
      const end = afterAll(rules, position, seat, line)
      return end === null ? null : trackWorth(rules, end, seat)
    }
    case 'turn':
      return turnWorth(rules, position, seat, line)
    case 'railway':
      return railwayWorth(rules, position, seat, line)
    case 'bid':
      return reckoned?.find(({ action }) => JSON.stringify(action) === JSON.stringify(first))?.value ?? null
  }
}

/** Whether that is all: what is asked for is answered by these actions. */
export function isAnswered(rules: Rules, { kind, seat }: Puzzle, state: unknown, line: readonly SomeAction[]): boolean {
  if (line.length === 0) return false
  if (kind === 'delivery' || kind === 'bid') return true
  if (kind === 'railway' && line.some(({ type }) => type === 'build')) return true
  const { seats, ask } = rules.turn(state)
  return !seats.includes(seat) || (kind === 'tiles' && ask !== 'build')
}
