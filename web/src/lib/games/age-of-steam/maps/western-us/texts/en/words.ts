import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { list } = grammar

export const texts = {
  events: { rolledTie: (name, { die }) => `${name} rolls a ${die} to break the tie.` },
  reasons: { transcontinental: 'East and west are connected' },
  prices: { swamp: 'swamp' },
  refusals: { 'AOS-WUS-09': 'Until the continent is crossed all your track must hang together.' },
  signs: {
    east: {
      letter: 'E',
      printed: 'starting city of the east',
      grown: 'city of the east',
      later: 'will belong to the east as a city',
    },
    west: {
      letter: 'W',
      printed: 'starting city of the west',
      grown: 'city of the west',
      later: 'will belong to the west as a city',
    },
  },
  doing: { chooseGains: (names) => `${list(names)} says who gains by the crossing.` },
  chooseGains: {
    task: 'You connected east and west: who gains by it?',
    nobody: 'nobody gains',
    about:
      'Links of one owner alone bring 4 income, links of two bring each of them 2, and of more owners you name two. It happens once a match.',
  },
} satisfies MapWords
