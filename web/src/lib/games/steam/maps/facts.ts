import type { MapFact } from '../../common/tabs/mapFact.ts'

const FACTS: Readonly<Record<string, readonly MapFact[]>> = {
  'steam-northeast': [
    { rule: 'STM-BUILD-06', text: 'Coast and lakes are edged thickly in places: no track crosses such an edge.' },
    {
      rule: 'STM-SETUP-03',
      text: 'With three players the supply has two goods a space instead of three; the cities have all of theirs.',
    },
  ],
  'steam-ruhr': [
    {
      rule: 'STM-SETUP-02',
      text: 'With three players every city begins with one good fewer, and every space of the supply too.',
    },
  ],
}

export const factsOf = (map: string): readonly MapFact[] => FACTS[map] ?? []
