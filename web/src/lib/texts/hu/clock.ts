import { spansOf } from '#worker/both/clock/spans.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/clock.ts'

const { moment } = grammar

const { longSpan, span } = spansOf('hu')

export const texts: Translated<typeof english> = {
  left: (ms) => `még ${span(ms)}`,
  until: (at) => `Határidő: ${moment(at)}`,
  over: 'lejárt az idő',
  title: 'Gondolkodási idő',
  presets: {
    none: 'Ameddig csak kell',
    quick: 'Gyors',
    evening: 'Egy este',
    daily: 'Napi egy lépés',
    easy: 'Ráérősen',
    own: 'Egyéni',
  },
  none: 'Senkit sem sürgetünk. Aki elment, azt tíz perc után bot helyettesítheti.',
  agreed: (move, bank) =>
    bank === 0
      ? `Lépésenként ${longSpan(move)}.`
      : `Lépésenként ${longSpan(move)}, és még ${longSpan(bank)} tartalék az egész játszmára.`,
  slow: 'Az éjszaka és a szabadnap senkinek sem számít bele: mindenki beállítja a magáét.',
  move: { live: 'Perc lépésenként', slow: 'Óra lépésenként' },
  bank: { live: 'Tartalék percben', slow: 'Tartalék órában' },
  pace: { title: 'Tempó', live: 'Élőben, mindenki itt van', slow: 'Napokon át' },
  late: {
    title: 'Ha lejár az idő',
    wait: 'Várunk',
    once: 'Bot lép helyette',
    bot: 'Bot veszi át a helyet',
    'give-up': 'A játékos kiesik',
    waitHelp: 'Az asztal vár; a többiek botot ültethetnek a helyére.',
    onceHelp: 'Ezt az egyet bot lépi, a következőt már a játékos.',
    botHelp: 'Bot játszik tovább, amíg a játékos vissza nem ér.',
    giveUpHelp:
      'A játékos végleg kiesik, és utolsó lesz; a többiek folytatják, és aki utoljára marad, az nyer. Amíg a játszma tart, ezt csak mindenki együtt vonhatja vissza.',
  },
  bounds: (least, most) => `Legalább ${longSpan(least)}, legfeljebb ${longSpan(most)}.`,
  rest: {
    title: 'Mikor pihensz?',
    of: (name) => `${name} pihenője`,
    help: (zone) => `Ilyenkor áll az órád. Az időzóna: ${zone}. Másnak nem szólunk róla.`,
    night: 'Éjjel',
    from: 'Ettől',
    to: 'eddig',
    days: 'Ezeken a napokon',
    holiday: 'Szabadságon',
    first: 'Első nap',
    last: 'Utolsó nap',
    keep: 'Mentés',
    kept: 'Elmentve.',
    none: 'Bármikor várhatnak rád.',
    limits: (days, weeks) => `Legfeljebb tizenkét óra éjszakánként, ${days} nap hetente, ${weeks} hét szabadság.`,
  },
}
