import type { Moves } from '#engine/spike/moves.ts'
import type { State } from '#engine/spike/types.ts'
import { many } from '../../texts/words.ts'
import { PHASE_WORDS } from './words.ts'

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves, nameOf: (seat: number) => string): string {
  switch (moves.ask) {
    case 'sides':
      return 'Which side of each of your contracts shall count?'
    case 'gift':
      return `You begin. Give one of your cards to ${nameOf(moves.to)}, who goes last.`
    case 'route':
      return 'Which of the two route cards do you keep?'
    case 'train':
      return 'Pick the city your train begins in.'
    case 'move':
      return 'Move the train for free, then take one action.'
    case 'action':
      return 'Take one action.'
    case 'draw':
      return moves.draw.mayStop
        ? `You may draw ${many(moves.draw.left, 'more card', 'more cards')}, or stop.`
        : `Draw up to ${many(moves.draw.left, 'card')}.`
    case 'after':
      return 'Load, deliver, or end your turn.'
    case 'nothing':
      return ''
  }
}

/** What somebody else is doing, by what they are asked. */
export const DOING: Readonly<Record<Exclude<Moves['ask'], 'nothing'>, string>> = {
  sides: 'choose sides of contracts',
  gift: 'gives a card away',
  route: 'choose a route card',
  train: 'chooses the first city',
  move: 'may move the train',
  action: 'is choosing an action',
  draw: 'is drawing cards',
  after: 'loads and delivers',
}

export const phaseOf = ({ stage, lastTurns }: State): string =>
  `${PHASE_WORDS[stage.phase]}${lastTurns === null ? '' : ` · ${many(lastTurns, 'turn')} left`}`
