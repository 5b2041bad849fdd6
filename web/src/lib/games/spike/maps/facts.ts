import type { MapFact } from '../../common/tabs/mapFact.ts'

export const FACTS: readonly MapFact[] = [
  {
    rule: 'SPK-COMP-01',
    text: '36 cities, each with one of twelve goods; every goods is offered by three cities, far apart.',
  },
  { rule: 'SPK-BUILD-03', text: 'A segment takes one piece of track, of one player; three ways lead to every city.' },
]
