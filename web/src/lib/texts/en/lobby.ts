import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** A table before its match. */
export const texts = {
  forOne: 'A table for one',
  tableFor: (seats: number) => `A table for ${seats}`,
  mapAbout: (map: string, about: string) => (about === '' ? map : `${map}: ${about}`),
  goesOn: {
    again: 'A match played again from its beginning.',
    from: (round: number, entries: number) =>
      `Goes on from round ${round} of another match, after ${entries} of its entries.`,
    dealt: (round: number) =>
      `Goes on from round ${round} of a match as one player saw it. What was hidden from them is dealt anew.`,
  },
  /** Where a match takes days. */
  days: {
    title: 'Over days',
    about: 'Nobody has to keep looking: you can be told when it is your turn, on this device or elsewhere.',
  },
  whoPlays: 'Who plays?',
  watching: (people: number) =>
    plural(people, {
      one: 'One person watches from beside the table.',
      other: `${people} people watch from beside the table.`,
    }),
  start: 'Start the match',
  ready: {
    alone: 'The table is set.',
    all: 'Everybody is here.',
    aloneForGuest: 'The table is set. Whoever made the table starts the match.',
    allForGuest: 'Everybody is here. Whoever made the table starts the match.',
  },
  missing: {
    alone: 'Sit down to play, or let a bot show how it is done.',
    forHost: (seats: number) =>
      plural(seats, {
        one: 'One seat is still empty: share the link, or give it to a bot.',
        other: `${seats} seats are still empty: share the link, or give them to a bot.`,
      }),
    forGuest: (seats: number) =>
      plural(seats, {
        one: 'One seat is still empty: share the link; only whoever made the table can put a bot there.',
        other: `${seats} seats are still empty: share the link; only whoever made the table can put a bot there.`,
      }),
  },
  invite: {
    toFriends: 'Send this link to your friends',
    toWatchers: 'Send this link to whoever wants to watch',
    private:
      'Whoever opens it now can sit down on an empty seat. Once it has begun, only those who play see the match.',
    alone: 'Whoever opens it sees the match as it goes. No account.',
    open: 'Whoever opens it can sit down on an empty seat, or watch. No account.',
    copy: 'Copy link',
  },
  qr: { title: 'QR code', picture: 'QR code of the link', scan: 'Point the camera of a phone at it.' },
  seat: {
    bot: (kind: string, about: string) => (about === '' ? `${kind}, a bot.` : `${kind}, a bot. ${about}`),
    addBot: (kind: string) => `+ ${kind}, a bot`,
    sendAway: 'Send away',
    onThisDevice: 'on this device',
    here: 'here',
    away: 'away',
    distance: (ms: number) => (ms <= 10 ? 'under 10 ms' : `${ms} ms`),
    distanceHelp: 'How long a move takes from here to the table and back.',
    standUp: 'Stand up',
    nameOn: (seat: number) => `Name on seat ${seat}`,
    was: (name: string) => `Was ${name}`,
    yourName: 'Your name',
    name: 'Name',
    sit: 'Sit down',
    seatThem: 'Seat them here',
  },
  setup: {
    title: 'The match',
    hostChooses: 'Whoever made the table chooses these.',
    game: 'Game',
    rules: 'Its rules',
    map: 'Map',
    look: 'Look at it',
    tooMany: (people: number) => `Too few seats for the ${people} who sit here.`,
    settled: 'This table goes on from another match: its game, map, options and seats are settled.',
    seats: 'Seats',
    seatsHelp: 'How many play, people and bots together.',
    watch: {
      title: 'Who may watch?',
      open: 'Whoever has the link',
      openHelp: 'Whoever has the link sees the match as it goes, and may pass on links to its moments.',
      private: 'Only who plays',
      privateHelp:
        'Only those who sit here, and you, will see the match. Others learn that there is a table, and no more.',
    },
    hints: {
      title: 'Hints?',
      off: 'None',
      on: 'For everybody',
      offHelp: 'Nobody is shown what a good bot would do, unless they play alone against bots.',
      onHelp:
        'Whoever is to act may ask what a good bot would do there, and why. It knows what they know, and no more.',
    },
    changed: (changed: number, all: number) => `${changed} of ${all} changed`,
  },
  region: {
    title: 'Where does it run?',
    found: 'Where nobody waits for long',
    foundHelp: 'When the match starts the table moves to where whoever is farthest away has the shortest way.',
    chosenHelp: 'When the match starts the table moves there. The link stays as it is.',
    names: {
      wnam: 'North America, west',
      enam: 'North America, east',
      sam: 'South America',
      weur: 'Europe, west',
      eeur: 'Europe, east',
      me: 'Middle East',
      afr: 'Africa',
      apac: 'Asia',
      oc: 'Australia and the Pacific',
    },
  },
}
