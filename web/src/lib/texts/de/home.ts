import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/home.ts'

const { plural, list, moment } = grammar

export const texts: Translated<typeof english> = {
  title: 'Railhead: Eisenbahnspiele mit Freunden',
  hero: 'Bauen. Liefern. *Freunde überbieten.*',
  lead: 'Railhead ist ein Tisch für die großen Eisenbahnspiele. Eröffne einen, schick den Link herum und spiel im Browser: kein Konto, nichts zu installieren.',
  choose: 'Wähle ein Spiel',
  only: 'Auf dem Tisch',
  file: {
    title: 'Du hast eine Partiedatei?',
    text: 'Zieh sie irgendwo auf diese Seite oder [öffne sie]: Hier lässt sie sich Eintrag für Eintrag nachspielen, und von jedem aus kannst du weiterspielen.',
  },
  how: {
    title: 'So geht’s',
    make: { title: 'Tisch eröffnen', text: 'Ein Klick. Die Adresse der Seite ist die Einladung.' },
    send: {
      title: 'Link verschicken',
      text: 'Deine Freunde öffnen ihn, tippen einen Namen ein und nehmen Platz. Was frei bleibt, übernehmen Bots.',
    },
    play: {
      title: 'Spielen, wann ihr wollt',
      text: 'Live an einem Abend oder über Tage, am Schreibtisch oder am Handy. Zwischendurch geht nichts verloren.',
    },
  },
  puzzles: {
    title: 'Jeden Tag ein Rätsel',
    text: 'Eine Stellung, eine Frage, eine beste Antwort, auf dem echten Spielplan: [das Rätsel des Tages]. Es ist für alle dasselbe.',
  },
  blog: 'Du schreibst einen Blog oder betreust die Seite eines Vereins? [Hol dir einen Tisch auf deine Seite].',
  legal:
    'Railhead ist freie Software unter der MIT-Lizenz. Steam, Age of Steam und Spike sind Marken ihrer Inhaber; dies ist ein unabhängiges Projekt und mit keinem von ihnen verbunden. Wenn du hier gern spielst, kauf dir die Spiele.',
  game: {
    make: 'Tisch eröffnen',
    making: 'Wird eröffnet …',
    play: 'Losspielen',
    playFor: (game) => `Losspielen: ${game} gegen Bots`,
    guest: 'Gast',
    makeFor: (game) => `Tisch für ${game} eröffnen`,
    makingFor: (game) => `Tisch für ${game} wird eröffnet …`,
    firstGame: 'Erste Partie',
    firstGameOf: (game) => `Erste Partie ${game}, mit Begleitung`,
    rules: 'Regeln',
    rulesOf: (game) => `Regeln von ${game}`,
    maps: (count) => plural(count, { one: 'Karte', other: 'Karten' }),
    mapsOf: (game, count) => `${plural(count, { one: 'Karte', other: 'Karten' })} von ${game}`,
    severalMaps: (count) => `${count} Karten`,
  },
  opponent: {
    label: '„Losspielen“ gegen',
    strength: {
      novice: (name) => `${name}, leicht`,
      greedy: (name) => `${name}, mittel`,
      master: (name) => `${name}, schwer`,
    },
  },
  failed: (why) => `Der Tisch ließ sich nicht eröffnen (${why}). Versuch es gleich noch einmal.`,
  tables: {
    yours: 'Deine Tische',
    none: 'Auf diesem Gerät noch keine. Neu bei diesen Spielen? Spiel eine Runde mit Begleitung, auf dem echten Spielplan.',
    firstGame: (game) => `Erste Partie: ${game}`,
    over: 'Vergangene Partien',
    lastHere: (at) => `Zuletzt hier: ${moment(at)}`,
    nobody: 'Noch niemand',
    onlyYou: 'Bisher nur du',
    with: (names) => list(names),
    youWith: (names) => `Du, mit ${list(names)}`,
    isOver: 'Die Partie ist vorbei',
    full: 'In der Lobby, alle sind da',
    free: (seats) =>
      plural(seats, { one: 'In der Lobby, ein Platz ist frei', other: `In der Lobby, ${seats} Plätze sind frei` }),
    on: 'Die Partie läuft',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    yourTurn: (round, rounds) => `Runde ${round} von ${rounds}: Du bist dran`,
    waiting: (round, rounds, names) =>
      `Runde ${round} von ${rounds}: ${list(names)} ${plural(names.length, { one: 'ist', other: 'sind' })} dran`,
    yourBot: 'dein Bot',
    since: (at) => `Seit ${moment(at)}`,
    sinceUntil: (at, due) => `Seit ${moment(at)}, bis ${moment(due)}`,
    until: (due) => `Bis ${moment(due)}`,
  },
}
