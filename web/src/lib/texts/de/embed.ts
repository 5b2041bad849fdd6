import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/embed.ts'

const { plural, list } = grammar

const bots = (count: number): string => plural(count, { one: 'ein Bot', other: `${count} Bots` })
const people = (count: number): string => plural(count, { one: 'noch jemand', other: `noch ${count} andere` })

export const texts: Translated<typeof english> = {
  tools: {
    open: 'Öffnen',
    toTable: 'In Railhead öffnen, in einem neuen Tab',
    table: 'Dieser Tisch auf einer eigenen Seite',
    withSeat: 'Dieser Tisch auf einer eigenen Seite, mit deinem Platz',
    fleeting:
      'Dein Browser lässt uns innerhalb einer anderen Seite nichts aufheben: Dieser Platz hält so lange, wie die Seite offen ist. [Nimm ihn mit], um ihn zu behalten.',
  },
  notYet: 'Noch nicht',
  covered:
    'Etwas verdeckt oder verändert diesen Knopf, deshalb tut er nichts. Wenn die Seite ringsum nicht damit aufhört, öffne den Tisch in Railhead.',
  early: 'Das ging zu schnell: Drück noch einmal.',
  problem: {
    title: 'Dieser Tisch lässt sich nicht zeigen',
    help: 'Was sich einbetten lässt und wie, steht auf der [Seite, die den Schnipsel schreibt].',
    cutOff:
      'Die Seite ringsum hält diesen Rahmen von seiner eigenen Website fern, also kann darin keine Partie laufen.',
  },
  wrong: {
    value: (name, value) => `${name}="${value}" ist unklar.`,
    either: 'Gib entweder table="…" oder game="…" an.',
    watch: 'Bei einer neuen Partie gibt es nichts zuzuschauen: Lass mode="watch" weg.',
  },
  still: {
    board: 'Der Spielplan dieses Tisches',
    missing: 'Unter dieser Adresse gibt es keinen Tisch oder kein Bild davon.',
    live: (address) => `Live zuschauen oder mitspielen: [${address}]`,
  },
  lobby: {
    seats: (seats) => `Ein Tisch für ${seats}`,
    free: 'frei',
    bot: 'ein Bot',
    full: 'Die Partie hat noch nicht begonnen. Sobald sie beginnt, ist sie hier zu sehen.',
    waiting: (free) =>
      plural(free, {
        one: 'Die Partie hat noch nicht begonnen; ein Platz ist frei. Sobald sie beginnt, ist sie hier zu sehen.',
        other: `Die Partie hat noch nicht begonnen; ${free} Plätze sind frei. Sobald sie beginnt, ist sie hier zu sehen.`,
      }),
  },
  fresh: {
    alone: 'für dich allein',
    withBots: (count, kind) => `du und ${bots(count)} (${kind})`,
    withPeople: (count) => `du und ${people(count)}`,
    withBoth: (botCount, kind, peopleCount) => `du, ${bots(botCount)} (${kind}) und ${people(peopleCount)}`,
    board: 'Spielplan',
    yourName: 'Dein Name',
    guest: 'Gast',
    play: 'Spielen',
    underway: 'Wird aufgebaut …',
    failed: (why) => `Die Partie ließ sich nicht beginnen (${why}). Versuch es gleich noch einmal.`,
    noGame: (game, games) => `Ein Spiel „${game}“ gibt es hier nicht, aber ${list(games)}.`,
    noMap: (game, map, maps) => `${game} hat keine Karte „${map}“, aber ${list(maps)}.`,
    otherSeats: (map, fewest, most, seats) =>
      fewest === most
        ? `${plural(fewest, { one: `${map} hat 1 Platz`, other: `${map} hat ${fewest} Plätze` })}, hier wären es ${seats}: einer für dich, dazu bots="${fewest - 1}".`
        : `${map} hat ${fewest} bis ${most} Plätze, hier wären es ${seats}: einer für dich, dazu bots="${fewest - 1}" bis "${most - 1}".`,
    tooManyBots: (seats, count) => `Bei ${seats} Plätzen ließen ${count} Bots keinen Platz für dich.`,
  },
}
