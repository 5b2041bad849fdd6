import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { dollars } = grammar

export const texts = {
  actions: { engineer: 'Das Teuerste, was du baust, kostet die Hälfte, aufgerundet.' },
  events: {
    tookLink: (name, { from, to, price }, place) =>
      `${name} nimmt die Verbindung zwischen ${place(from)} und ${place(to)} für ${dollars(price)}.`,
    tookBack: (name) => `${name} nimmt das zuletzt Gebaute zurück.`,
  },
  prices: { printed: 'die Zahl auf dem Feld', discount: 'Ingenieur' },
  refusals: {
    'AOS-GER-07': ({ hex }) =>
      hex === undefined
        ? 'In diesem Zug gibt es nichts Gebautes zurückzunehmen.'
        : `Keine Strecke darf unfertig bleiben, und die auf ${hex} ist es. Bau sie fertig, oder nimm sie zurück.`,
    'AOS-GER-09': 'Diese Verbindung hat schon jemand.',
  },
} satisfies MapWords
