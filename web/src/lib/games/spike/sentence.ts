import type { Moves } from '#engine/spike/moves.ts'
import type { State } from '#engine/spike/types.ts'
import type { Areas } from '../../texts/areas.ts'
import { say } from '../../texts/language.svelte.ts'
import type { Doing } from '../common/sentence.ts'

type Words = Pick<Areas['spike/table'], 'phases' | 'ending' | 'doing'>

export const phaseIn = ({ phases, ending }: Words, { stage, lastTurns }: State): string =>
  lastTurns === null ? phases[stage.phase] : ending(phases[stage.phase], lastTurns)

/** What somebody else is doing, by what they are asked. */
export const doingIn = ({ doing }: Words): Readonly<Record<Exclude<Moves['ask'], 'nothing'>, Doing[string]>> => doing

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
