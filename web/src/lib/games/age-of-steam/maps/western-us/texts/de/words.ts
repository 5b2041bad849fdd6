import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { list, plural } = grammar

export const texts = {
  events: { rolledTie: (name, { die }) => `${name} würfelt eine ${die}, um den Gleichstand zu entscheiden.` },
  reasons: { transcontinental: 'Ost und West sind verbunden' },
  prices: { swamp: 'Sumpf' },
  refusals: { 'AOS-WUS-09': 'Bis der Kontinent durchquert ist, müssen alle deine Strecken zusammenhängen.' },
  signs: {
    east: {
      letter: 'O',
      printed: 'Startgroßstadt im Osten',
      grown: 'Großstadt im Osten',
      later: 'gehört als Großstadt zum Osten',
    },
    west: {
      letter: 'W',
      printed: 'Startgroßstadt im Westen',
      grown: 'Großstadt im Westen',
      later: 'gehört als Großstadt zum Westen',
    },
  },
  doing: {
    chooseGains: (names) =>
      `${list(names)} ${plural(names.length, { one: 'verteilt', other: 'verteilen' })} das Einkommen der Durchquerung.`,
  },
  chooseGains: {
    task: 'Du hast Ost und West verbunden: Wer erhält dafür Einkommen?',
    nobody: 'niemand erhält etwas',
    about:
      'Gehören alle Verbindungen einer Person, bringen sie 4 Einkommen, gehören sie zweien, je 2, und bei mehr Besitzern bestimmst du zwei, die je 2 erhalten. Das geschieht einmal pro Partie.',
  },
} satisfies MapWords
