import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/menu.ts'

const { plural } = grammar

const minutes = (count: number): string => plural(count, { one: 'einer Minute', other: `${count} Minuten` })
const hours = (count: number): string => plural(count, { one: 'einer Stunde', other: `${count} Stunden` })

export const texts: Translated<typeof english> = {
  pace: {
    label: 'Bots spielen',
    paces: { read: 'langsam', quick: 'zügig', once: 'sofort' },
  },
  plan: 'Planen',
  likes: { sound: 'Ton', leftHanded: 'Linkshändig' },
  words: 'Der Spielplan in Worten (w)',
  keys: 'Tasten (?)',
  title: 'Dieser Tisch',
  look: 'Partie durchblättern',
  recap: 'Was geschehen ist (r)',
  copyToWatch: 'Link zum Zuschauen kopieren',
  rules: 'Regeln',
  embed: 'Tisch in eine Seite einbetten',
  file: {
    download: 'Partiedatei herunterladen',
    failed: (why) => `Die Datei ließ sich nicht laden: ${why}`,
  },
  rematch: { go: 'Zur nächsten Partie', watch: 'Nächste Partie ansehen', again: 'Noch einmal', ask: 'Revanche' },
  away: {
    now: (name) => `${name} ist abwesend.`,
    minutes: (name, count) => `${name} ist seit ${minutes(count)} abwesend.`,
    hours: (name, count) => `${name} ist seit ${hours(count)} abwesend.`,
    late: 'Die Zeit ist um: Wer hier mitspielt, darf solange einen Bot spielen lassen.',
    soon: 'Nach zehn Minuten können alle anderen gemeinsam einen Bot einspringen lassen, nach einem Tag alle, die mitspielen.',
    standIn: (name) => `Bot spielen lassen, bis ${name} zurück ist`,
  },
  seat: {
    bot: 'Auf diesem Platz spielt ein Bot.',
    link: 'Öffne den privaten Link auf einem anderen Gerät, um dort weiterzuspielen.',
    copy: 'Privaten Link kopieren',
    away: {
      now: 'Abwesend.',
      minutes: (count) => `Seit ${minutes(count)} abwesend.`,
      hours: (count) => `Seit ${hours(count)} abwesend.`,
    },
    soon: 'Nach zehn Minuten können alle anderen gemeinsam einen Bot einspringen lassen, nach einem Tag alle.',
    letBot: 'Bot spielen lassen',
    letBotForMe: 'Bot für mich spielen lassen',
  },
  fair: {
    title: 'Fairer Zufall',
    told: 'Alles, was gezogen wurde, folgt aus diesem Startwert, der vor dem ersten Zug feststand: [seed]. Sein SHA-256 stand von Anfang an im Menü dieses Tisches: [sum]',
    carried:
      'Diese Partie wurde unter früheren Regeln begonnen. Sie wurde unter den heutigen noch einmal gespielt, Eintrag für Eintrag, und ist dieselbe.',
    check: 'Hier und jetzt prüfen',
    proved: (outcomes) =>
      `Mit diesem Startwert noch einmal gespielt: Alle ${outcomes} Ergebnisse folgen aus ihm, und der SHA-256 gehört zum Startwert.`,
    disproved:
      'Mit diesem Startwert noch einmal gespielt, kam etwas anderes heraus. Das darf nicht sein: Heb die Partiedatei auf.',
    kept: 'Alles, was gezogen wird, folgt aus einem Startwert, der schon feststeht und am Ende der Partie verraten wird. Wenn du dann nachprüfen willst, heb seinen SHA-256 auf: [sum]',
  },
  tell: { tell: 'Sag mir, wenn ich dran bin', told: 'Du bekommst Bescheid' },
  channel: {
    told: 'Ein Kanal bekommt Bescheid',
    tell: 'Einem Kanal Bescheid geben',
    flavours: { json: 'ein Programm: JSON, signiert', discord: 'Discord', slack: 'Slack' },
    isTold: (host, flavour) => `*${host}* bekommt Nachricht von diesem Tisch (${flavour}).`,
    secret: 'Nachrichten sind mit diesem Geheimnis signiert. Es ist nur hier und jetzt zu sehen:',
    copySecret: 'Geheimnis kopieren',
    test: 'Testnachricht senden',
    stop: 'Nicht mehr Bescheid geben',
    address: 'Adresse des Webhooks',
    for: 'Nachrichten für',
    help: 'Eine Nachricht kommt, wenn die Partie beginnt, wenn jemand dran ist, und am Ende. Sie sagt nicht mehr, als Zuschauer wissen dürfen, und niemand hier sieht die Adresse.',
    start: 'Diesem Kanal Bescheid geben',
    first: 'Die erste Nachricht ist unterwegs.',
    nothing: 'Noch wurde nichts gesendet.',
    arrived: (time) => `Die letzte Nachricht kam um ${time} an.`,
    noAnswer: (time) => `Um ${time} kam eine Nachricht nicht an: Niemand hat geantwortet.`,
    refused: (time, status) => `Um ${time} kam eine Nachricht nicht an: Die Antwort war ${status}.`,
    dropped: 'Nach fünf Versuchen wurde aufgegeben.',
    again: 'Es wird noch einmal versucht.',
    waiting: (count) => plural(count, { one: 'Eine Nachricht wartet.', other: `${count} Nachrichten warten.` }),
  },
}
