import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/names.ts'

export const texts: Translated<typeof english> = {
  bots: { novice: 'Tanonc', greedy: 'Forgalmista', master: 'Állomásfőnök', random: 'Vándor' },
  goods: {
    red: 'piros',
    blue: 'kék',
    purple: 'lila',
    yellow: 'sárga',
    black: 'fekete',
    white: 'fehér',
    grey: 'szürke',
  },
  places: {
    Antwerp: 'Antwerpen',
    Copenhagen: 'Koppenhága',
    Dresden: 'Drezda',
    'Düsseldorf/Cologne': 'Düsseldorf/Köln',
    Leipzig: 'Lipcse',
    Munich: 'München',
    Nuremberg: 'Nürnberg',
    Prague: 'Prága',
    Vienna: 'Bécs',
    Warsaw: 'Varsó',
  },
  seat: (seat) => `${seat}. ülőhely`,
  seats: ['Rozsda', 'Mélykék', 'Páfrány', 'Okker', 'Viola', 'Szürke', 'Türkiz', 'Umbra'],
}
