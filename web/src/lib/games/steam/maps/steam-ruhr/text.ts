import type { MapFact } from '../../../common/tabs/mapFact.ts'

export const FACTS: readonly MapFact[] = [
  {
    rule: 'STM-SETUP-02',
    text: 'With three players every city begins with one good fewer, and every space of the supply too.',
  },
]
