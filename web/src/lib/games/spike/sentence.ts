import type { Moves } from '#engine/spike/moves.ts'
import { say } from '../../texts/language.svelte.ts'

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves, nameOf: (seat: number) => string): string {
  const { tasks } = say('spike/table')
  switch (moves.ask) {
    case 'nothing':
      return ''
    case 'gift':
      return tasks.gift(nameOf(moves.to))
    case 'draw':
      return moves.draw.mayStop ? tasks.drawMore(moves.draw.left) : tasks.draw(moves.draw.left)
    default:
      return tasks[moves.ask]
  }
}
