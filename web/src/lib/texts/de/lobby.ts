import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/lobby.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  forOne: 'Ein Tisch für dich allein',
  tableFor: (seats) => `Ein Tisch für ${seats}`,
  mapAbout: (map, about) => (about === '' ? map : `${map}: ${about}`),
  goesOn: {
    again: 'Eine Partie, noch einmal von Anfang an.',
    from: (round, entries) =>
      `Geht ab Runde ${round} einer anderen Partie weiter, nach ${plural(entries, { one: 'einem Eintrag', other: `${entries} Einträgen` })}.`,
    dealt: (round) =>
      `Geht ab Runde ${round} einer Partie weiter, so wie eine Person sie gesehen hat. Was für sie verdeckt war, ist neu ausgeteilt.`,
  },
  days: {
    title: 'Über Tage',
    about:
      'Niemand muss dauernd nachsehen: Auf Wunsch bekommst du Bescheid, wenn du dran bist, auf diesem Gerät oder anderswo.',
  },
  whoPlays: 'Wer spielt mit?',
  watching: (people) => plural(people, { one: 'Eine Person schaut zu.', other: `${people} schauen zu.` }),
  start: 'Partie beginnen',
  ready: {
    alone: 'Alles ist bereit.',
    all: 'Alle sind da.',
    aloneForGuest: 'Alles ist bereit. Beginnen kann, wer den Tisch eröffnet hat.',
    allForGuest: 'Alle sind da. Beginnen kann, wer den Tisch eröffnet hat.',
  },
  missing: {
    alone: 'Nimm Platz und spiel, oder lass einen Bot zeigen, wie es geht.',
    forHost: (seats) =>
      plural(seats, {
        one: 'Ein Platz ist noch frei: Teile den Link, oder gib ihn einem Bot.',
        other: `${seats} Plätze sind noch frei: Teile den Link, oder gib sie Bots.`,
      }),
    forGuest: (seats) =>
      plural(seats, {
        one: 'Ein Platz ist noch frei: Teile den Link. Einen Bot setzen kann nur, wer den Tisch eröffnet hat.',
        other: `${seats} Plätze sind noch frei: Teile den Link. Bots setzen kann nur, wer den Tisch eröffnet hat.`,
      }),
  },
  invite: {
    toFriends: 'Schick diesen Link deinen Freunden',
    toWatchers: 'Schick diesen Link allen, die zuschauen wollen',
    private:
      'Wer ihn jetzt öffnet, kann einen freien Platz nehmen. Sobald die Partie läuft, sieht sie nur noch, wer mitspielt.',
    alone: 'Wer ihn öffnet, sieht die Partie, wie sie läuft. Kein Konto.',
    open: 'Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen. Kein Konto.',
    copy: 'Link kopieren',
  },
  qr: { title: 'QR-Code', picture: 'QR-Code des Links', scan: 'Richte die Kamera eines Handys darauf.' },
  seat: {
    bot: (kind, about) => (about === '' ? `${kind}, ein Bot.` : `${kind}, ein Bot. ${about}`),
    addBot: (kind) => `+ ${kind}, ein Bot`,
    sendAway: 'Wegschicken',
    onThisDevice: 'an diesem Gerät',
    here: 'da',
    away: 'abwesend',
    distance: (ms: number) => (ms <= 10 ? 'unter 10 ms' : `${ms} ms`),
    distanceHelp: 'So lange braucht ein Zug von dort zum Tisch und zurück.',
    standUp: 'Aufstehen',
    nameOn: (seat) => `Name auf Platz ${seat}`,
    was: (name) => `Vorher: ${name}`,
    yourName: 'Dein Name',
    name: 'Name',
    sit: 'Platz nehmen',
    seatThem: 'Hier hinsetzen',
  },
  setup: {
    title: 'Die Partie',
    hostChooses: 'Das bestimmt, wer den Tisch eröffnet hat.',
    game: 'Spiel',
    rules: 'Seine Regeln',
    map: 'Karte',
    look: 'Ansehen',
    tooMany: (people) => `Zu wenige Plätze: Hier sitzen schon ${people}.`,
    settled: 'Dieser Tisch setzt eine andere Partie fort: Spiel, Karte, Einstellungen und Plätze stehen fest.',
    seats: 'Plätze',
    seatsHelp: 'Wie viele mitspielen, Menschen und Bots zusammen.',
    watch: {
      title: 'Wer darf zuschauen?',
      open: 'Alle mit dem Link',
      openHelp: 'Wer den Link hat, sieht die Partie laufen und darf Links zu ihren Momenten weitergeben.',
      private: 'Nur wer mitspielt',
      privateHelp:
        'Die Partie sieht nur, wer hier sitzt, und du. Alle anderen erfahren, dass es den Tisch gibt, und sonst nichts.',
    },
    hints: {
      title: 'Tipps?',
      off: 'Keine',
      on: 'Für alle',
      offHelp: 'Niemand erfährt, was ein guter Bot täte, außer wer allein gegen Bots spielt.',
      onHelp:
        'Wer dran ist, kann fragen, was ein guter Bot täte und warum. Der Bot weiß, was man auf diesem Platz weiß, und nicht mehr.',
    },
    changed: (changed, all) => `${changed} von ${all} geändert`,
  },
  region: {
    title: 'Wo läuft es?',
    found: 'Wo niemand lange wartet',
    foundHelp: 'Beim Start zieht der Tisch dorthin, wo der längste aller Wege am kürzesten ist.',
    chosenHelp: 'Beim Start zieht der Tisch dorthin. Der Link bleibt, wie er ist.',
    names: {
      wnam: 'Nordamerika, Westen',
      enam: 'Nordamerika, Osten',
      sam: 'Südamerika',
      weur: 'Westeuropa',
      eeur: 'Osteuropa',
      me: 'Naher Osten',
      afr: 'Afrika',
      apac: 'Asien',
      oc: 'Australien und Pazifik',
    },
  },
}
