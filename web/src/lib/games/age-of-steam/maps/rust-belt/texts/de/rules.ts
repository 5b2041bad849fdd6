import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'RB-01': 'Der Spielplan des Grundspiels, ohne eigene Regeln.',
    'SETUP-06': 'Pittsburgh und Wheeling beginnen mit drei Güterwürfeln, jede andere Großstadt mit zwei.',
    'PLACE-01':
      'Auch nach der Erstausgabe spielbar: auf leeren Feldern nur einfache Strecken, und eine zweite daneben kostet mehr.',
  },

  title: 'Karte: Rust Belt',
  lead: 'Für drei bis sechs. Der Spielplan des Grundspiels; er lässt sich nach beiden Ausgaben spielen.',
  rules: {
    'RB-01': 'Alles wie oben beschrieben. Die Großen Seen haben keine Felder: Über sie führt keine Strecke.',
  },
} satisfies MapRules
