import type { MapFact } from '../../../common/tabs/mapFact.ts'

export const FACTS: readonly MapFact[] = [
  { rule: 'STM-BUILD-06', text: 'Coast and lakes are edged thickly in places: no track crosses such an edge.' },
  {
    rule: 'STM-SETUP-03',
    text: 'With three players the supply has two goods a space instead of three; the cities have all of theirs.',
  },
]
