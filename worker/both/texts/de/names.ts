import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/names.ts'

/** Colours are nouns throughout („nimmt Rot an“): so they need no ending. */
export const texts: Translated<typeof english> = {
  bots: { novice: 'Lehrling', greedy: 'Fahrdienstleiter', master: 'Betriebsleiter', random: 'Wanderer' },
  goods: {
    red: 'Rot',
    blue: 'Blau',
    purple: 'Lila',
    yellow: 'Gelb',
    black: 'Schwarz',
    white: 'Weiß',
    grey: 'Grau',
  },
  places: {
    Antwerp: 'Antwerpen',
    Copenhagen: 'Kopenhagen',
    'Düsseldorf/Cologne': 'Düsseldorf/Köln',
    Liège: 'Lüttich',
    Munich: 'München',
    Nuremberg: 'Nürnberg',
    Prague: 'Prag',
    Szczecin: 'Stettin',
    Vienna: 'Wien',
    Warsaw: 'Warschau',
  },
  seat: (seat) => `Platz ${seat}`,
  seats: ['Rost', 'Marine', 'Pinie', 'Ocker', 'Violett', 'Schiefer', 'Türkis', 'Umbra'],
}
