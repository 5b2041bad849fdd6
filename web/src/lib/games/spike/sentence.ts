import type { Moves } from '#engine/spike/moves.ts'
import type { State } from '#engine/spike/types.ts'
import { many } from '../common/words.ts'
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
      return 'Where does your train begin? Pick a city.'
    case 'move':
      return 'Your train may move on for free. Then take one action.'
    case 'action':
      return 'Take one action: draw, build, run the train, or upgrade it.'
    case 'draw':
      return moves.draw.mayStop
        ? `You may draw ${many(moves.draw.left, 'more card', 'more cards')}, or stop.`
        : `Draw up to ${many(moves.draw.left, 'card')}.`
    case 'after':
      return 'Your train stands in a city: load, deliver, or end your turn.'
    case 'nothing':
      return ''
  }
}

/** What somebody else is doing, by what they are asked. */
export const DOING: Readonly<Record<string, string>> = {
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
