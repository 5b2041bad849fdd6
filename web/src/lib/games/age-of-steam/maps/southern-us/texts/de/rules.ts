import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'SUS-01': 'Auf jeder Stadt liegt ein weißer Güterwürfel: Baumwolle.',
    'SUS-03': 'Baumwolle wird aus Städten geliefert, und aus Neuen Großstädten, die sie ersetzt haben.',
    'SUS-04':
      'Nur die vier Häfen nehmen sie an: Charleston, Savannah, Mobile und New Orleans. Im ersten auf dem Weg ist sie am Ziel.',
    'SUS-06':
      'Wer Baumwolle transportiert, erhält +1 Einkommen, zusätzlich zu dem, was die Verbindungen bringen. Die Baumwolle kommt aus dem Spiel.',
    'SUS-02': 'Wird eine Stadt zur Großstadt, kommt ihre Baumwolle auf die Großstadt.',
    'SUS-07': 'In den Runden 1 bis 4 kommt ein Güterwürfel aus dem Beutel nach Atlanta.',
    'SUS-08': 'Ab Runde 4 sinkt das Einkommen doppelt so stark (ein Tisch kann wählen: nur in Runde 4).',
  },

  title: 'Karte: Southern U.S.',
  lead: 'Für drei bis sechs. In jeder Stadt wächst Baumwolle und will ans Meer.',
  rules: {
    'SUS-01':
      'Auf jeder Stadt liegt ein weißer Güterwürfel, Baumwolle. Atlanta beginnt mit vier Güterwürfeln, die Häfen Charleston, Savannah, Mobile und New Orleans mit je drei, jede andere Großstadt mit einem.',
    'SUS-02': 'Wird eine Stadt zur Großstadt, kommt ihre Baumwolle auf die Großstadt.',
    'SUS-03': 'Baumwolle kann aus Städten und aus Neuen Großstädten geliefert werden.',
    'SUS-04':
      'Alle vier Häfen nehmen Baumwolle an, und sonst keine Großstadt. Im ersten Hafen auf dem Weg ist sie am Ziel. Häfen nehmen auch ihre eigene Farbe an.',
    'SUS-05': 'Gelieferte Baumwolle kommt aus dem Spiel.',
    'SUS-06':
      'Verbindungen bringen ihren Besitzern +1 wie immer, und wer Baumwolle transportiert, erhält 1 zusätzlich.',
    'SUS-07':
      'In den Runden 1 bis 4, nach „Produktion“ und vor den Würfeln, kommt ein Güterwürfel aus dem Beutel nach Atlanta.',
    'SUS-08':
      'Ab Runde 4 sinkt das Einkommen doppelt so stark: um 4 ab 11, um 8 ab 21, bis zu 20 ab 50. Ein Tisch kann wählen, dass das nur in Runde 4 gilt.',
  },
} satisfies MapRules
