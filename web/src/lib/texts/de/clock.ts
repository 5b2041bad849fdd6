import { spansOf } from '#worker/both/clock/spans.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/clock.ts'

const { moment, plural } = grammar
const { longSpan, span } = spansOf('de')

export const texts: Translated<typeof english> = {
  left: (ms) => `noch ${span(ms)}`,
  until: (at) => `Bis ${moment(at)}`,
  over: 'Zeit um',
  title: 'Bedenkzeit',
  presets: {
    none: 'So lang ihr mögt',
    quick: 'Schnell',
    evening: 'Ein Abend',
    daily: 'Ein Zug am Tag',
    easy: 'Gemütlich',
    own: 'Eigene',
  },
  none: 'Niemand wird gehetzt. Wer weg ist, kann nach zehn Minuten durch einen Bot vertreten werden.',
  agreed: (move, bank) =>
    bank === 0
      ? `${longSpan(move)} pro Zug.`
      : `${longSpan(move)} pro Zug, dazu ${longSpan(bank)} Reserve für die ganze Partie.`,
  slow: 'Nächte und freie Tage zählen nicht: Alle legen ihre eigenen fest.',
  move: { live: 'Minuten pro Zug', slow: 'Stunden pro Zug' },
  bank: { live: 'Minuten Reserve', slow: 'Stunden Reserve' },
  pace: { title: 'Tempo', live: 'Live, alle sind da', slow: 'Über Tage' },
  late: {
    title: 'Wenn die Zeit um ist',
    wait: 'Warten',
    once: 'Ein Bot macht den Zug',
    bot: 'Ein Bot hält den Platz',
    'give-up': 'Der Platz wird aufgegeben',
    waitHelp: 'Der Tisch wartet; die anderen dürfen dann einen Bot spielen lassen.',
    onceHelp: 'Ein Bot macht diesen Zug, den nächsten wieder der Mensch.',
    botHelp: 'Ein Bot spielt weiter, bis der Mensch zurück ist.',
    giveUpHelp:
      'Wer zu spät ist, scheidet endgültig aus und wird Letzter; die anderen spielen weiter, und wer als Letztes übrig ist, hat gewonnen. Zurücknehmen können das nur alle gemeinsam, solange die Partie läuft.',
  },
  bounds: (least, most) => `Möglich sind ${longSpan(least)} bis ${longSpan(most)}.`,
  rest: {
    title: 'Wann du Pause hast',
    of: (name) => `Wann ${name} Pause hat`,
    help: (zone) => `Dann steht deine Uhr still. Die Zeiten gelten für ${zone}. Sonst erfährt es niemand.`,
    night: 'Nachts',
    from: 'Von',
    to: 'bis',
    days: 'An diesen Tagen',
    holiday: 'Im Urlaub',
    first: 'Erster Tag',
    last: 'Letzter Tag',
    keep: 'Speichern',
    kept: 'Gespeichert.',
    none: 'Auf dich kann zu jeder Stunde gewartet werden.',
    limits: (days, weeks) =>
      `Bis zu zwölf Stunden pro Nacht, ${plural(days, { one: 'ein Tag', other: `${days} Tage` })} pro Woche, ${weeks} Wochen Urlaub.`,
  },
}
