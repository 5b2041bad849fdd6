/** What can be chosen for a table: bots, and the options of each game with their values. */
export const texts = {
  bots: {
    novice: 'Sees the next good thing and takes it, not always the best: an easy opponent.',
    greedy: 'Builds for the longest ways, spends what pays and plans for the next engine: a medium opponent.',
    master: 'Weighs every action, bid and reply by where it leads: a hard opponent.',
    random: 'Does something legal, whatever it is.',
  },
  groups: { house: 'House rules' },
  options: {
    'age-of-steam': {
      edition: {
        label: 'Edition',
        help: 'The deluxe edition allows complex track on empty hexes; the first edition does not and is harsher in places.',
        values: { 2002: 'First (2002)', 2022: 'Deluxe (2022)' },
      },
      sectionLoss: {
        label: 'Unfinished track is lost',
        help: 'When unfinished track that its owner did not extend becomes free for everybody.',
        values: {
          edition: 'as in the rules',
          'end-of-phase': 'when all have built',
          'end-of-turn': "at the end of its owner's turn",
        },
      },
      firstTile: {
        label: 'First tile of a player',
        help: 'Whether the very first tile must be a new piece of plain track, or may be anything that starts at a city.',
        values: { simple: 'simple track at a city', any: 'any track at a city' },
      },
      ownerMarkerLimit: {
        label: 'Owner markers',
        help: 'Every stretch of track takes a marker of its owner, and the box holds twenty for each.',
        values: { 20: 'twenty each', none: 'no limit' },
      },
      southernDoubling: {
        label: 'Doubled income reduction',
        help: 'The reduction of income counts double from round 4 to the end, or in round 4 alone as other editions have it.',
        values: { 'from-round-4': 'from round 4', 'round-4-only': 'in round 4 only' },
      },
      barbadosLevel: {
        label: 'Goods on the cities',
        help: 'With two goods on every city at the start instead of one the island is easier.',
        values: { normal: 'one each', easier: 'two each' },
      },
    },
    steam: {
      mode: {
        label: 'Base or standard',
        help: 'The base game lends you money whenever you need it; in the standard game you raise it once a round, bid for the turn order and keep your locomotive running.',
        values: { base: 'Base game', standard: 'Standard game' },
      },
      firstOrder: {
        label: 'First turn order',
        help: 'Bid for your place in the first round, or deal it at random: then later places start with a few dollars.',
        values: { auction: 'by auction', random: 'at random' },
      },
      gentle: {
        label: 'Gentle money',
        help: 'For beginners: capital may also be raised at the very moment that track or expenses have to be paid.',
        values: { off: 'off', on: 'on' },
      },
      incomeMax: {
        label: 'Highest income',
        help: 'The track of income may go on for ever, or end at $10 a round: what a delivery brings beyond that is lost.',
        values: { 10: '$10 a round', none: 'no limit' },
      },
      townRevisit: {
        label: 'Towns on the way',
        help: 'The rules forbid a cube the same city and the same link twice; a stricter table forbids the same town too.',
        values: { on: 'as often as a cube likes', off: 'once each' },
      },
    },
    spike: {
      variant: {
        label: 'Game',
        help: 'In the advanced game everybody chooses which side of each contract counts, and keeps one of two route cards.',
        values: { basic: 'Basic', advanced: 'Advanced' },
      },
    },
  },
}
