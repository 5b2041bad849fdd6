import type { RoundStep } from '../../common/tabs/roundStep.ts'

/** A turn at a glance. */
export const TURN: readonly RoundStep[] = [
  {
    id: 'move',
    name: 'Free movement',
    text: 'Only a train that stands on a segment: 0 spaces up to its speed. In a city it stops.',
  },
  {
    id: 'action',
    name: 'One action',
    text: 'Draw cards, build one railway to a new city, start or boost the train, or upgrade a part of it.',
  },
  { id: 'draw', name: 'Drawing', text: 'One card after the other, from display or deck, as many as your tender says.' },
  {
    id: 'after',
    name: 'Loading and delivering',
    text: 'At any time of your turn while the train stands in a city, except while you draw.',
  },
]

export const END =
  'The third time card of round 3 ends the match at once. Your money and what your route card pays are your points.'
