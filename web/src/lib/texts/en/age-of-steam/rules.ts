const COUNTED = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The rules of Age of Steam in our own words, for people who have never played it: paragraphs by the rules they tell. */
export const texts = {
  lead: (maps: number) =>
    `The rules of the 2022 edition in our own words, as this table plays them, with ${COUNTED[maps] ?? maps} maps and what the first edition does differently.`,
  base: {
    goal: {
      title: 'The goal',
      lead: 'You run a railway on borrowed money. Whoever has turned it into the most income and the longest finished lines wins; cash is worth nothing at the end.',
      rules: {
        'SCORE-01 SCORE-02':
          'Points: three for each dollar of income, one for each piece of track in your finished links, less three for each share, the two of the start included. A town tile holds a piece of track for every exit.',
        'SCORE-03 SCORE-04':
          'Most points win; those who tie win together. A score can be below zero. Bankrupt players come last, the later bankrupt the better.',
        'SETUP-02 END-01':
          'The match lasts 10 rounds with three players, 8 with four, 7 with five and 6 with six. The last round is played in full.',
      },
    },
    words: {
      title: 'A few words',
      lead: 'The whole game hangs on three of them: place, link and locomotive.',
      rules: {
        'COMP-05':
          'A place is a city or a town. Cities have a colour and take goods of that colour; towns only join track. There are eight New Cities, A to H, that can replace towns: A is red, B blue, E yellow, F purple, and C, D, G and H are black.',
        'OWN-03':
          'A link is finished track between two different places, without a place in between. Unfinished track is a section: it ends in the open.',
        'MOVE-03': 'Your locomotive says how many links a cube may travel: one at the start, six at most.',
      },
    },
    setup: {
      title: 'How it begins',
      lead: 'Everybody starts poor and equal.',
      rules: {
        'SETUP-07': 'You begin with $10, two shares, a locomotive of one link, no income and no track.',
        'SETUP-03 SETUP-04 SETUP-05':
          '96 cubes go into a bag: 20 red, 20 blue, 20 purple, 20 yellow, 16 black. A cube is drawn for each of the 52 spaces of the goods display: three under each number, two under each letter.',
        'SETUP-06': 'Then cubes are drawn for the cities: three for Pittsburgh and Wheeling, two for every other city.',
        'SETUP-08': 'Dice decide who goes first in the first round.',
      },
    },
    shares: {
      title: '1. Issue shares',
      lead: 'The only moment of the round to raise money.',
      rules: {
        'SHARE-01':
          'In player order, each decides how many shares to issue: $5 for each, at once. Nobody can have more than 15, the two of the start included. Nobody must issue.',
        'SHARE-02':
          'Shares are never bought back. Each costs a dollar a round, from this one on, and three points at the end. Count what you need for the auction, for track and for the bills of this round.',
      },
    },
    auction: {
      title: '2. The auction for player order',
      lead: 'Going first matters for choosing an action; it costs money.',
      rules: {
        'ORDER-01 ORDER-02':
          'In the old order, round and round, you either bid more than the highest bid so far, or drop out. Whoever drops out does not come back.',
        'ORDER-05': 'You cannot bid more money than you have.',
        'ORDER-06 ORDER-08':
          'The first to drop out takes the last position, the next the one before, and so on; whoever is left goes first. If nobody bids, the order is simply reversed.',
        'ORDER-07 ORDER-09':
          'First and second pay their last bid in full, the last pays nothing, everybody between pays half, rounded up. It is paid when the position is settled.',
        'ORDER-03 ORDER-04':
          'Whoever chose Turn Order in the round before may once stay in without bidding, though not when only two are left. Whoever already holds the highest bid is not asked.',
      },
    },
    actions: {
      title: '3. Choose an action',
      lead: 'In the new order, everybody takes one action that nobody has taken yet.',
      rules: {
        'ACT-01': 'Each action can be had once a round. You must take one; whether you use it is up to you.',
        'ACT-02': 'First Move: you move goods before everybody else, both times.',
        'ACT-03': 'First Build: you build before everybody else.',
        'ACT-04': 'Engineer: four tiles in this round instead of three.',
        'ACT-05':
          'Locomotive: your locomotive gains a link at once, up to six. It also costs a dollar more each round.',
        'ACT-06': 'Urbanization: before your first tile of the round you may turn a town into a New City.',
        'ACT-07': 'Production: before goods grow you may draw two cubes and put them on the display.',
        'ACT-08 ACT-09':
          'Turn Order: one free pass in the next auction. All actions come back at the end of the round.',
      },
    },
    build: {
      title: '4. Build track',
      lead: 'First Build goes first, the others follow in player order. Each finishes before the next begins.',
      rules: {
        'BUILD-01 BUILD-02':
          'Up to three tiles, four with Engineer. With Urbanization a New City comes before the first of them and does not count. Building nothing is allowed.',
        'BUILD-03 BUILD-04':
          'Each tile is paid at once, and you cannot build what you cannot pay. The same hex may be built on again; every time counts and costs.',
        'BUILD-05':
          'Your very first tile of the match must be a single new piece of plain track that starts at a city. (A table can choose a looser rule.)',
        'BUILD-06 BUILD-07': 'No track on cities or water, and none that leads off the board or into water.',
        'BUILD-08':
          'Your track never runs straight into somebody else’s. You may meet in a city or town, cross each other, or lie side by side.',
        'BUILD-09': 'Track may not lead from a place back to the same place.',
        'BUILD-10 BUILD-11':
          'Track may end in the open, before an empty town, or against the side of a tile without track there. Touching any side of a city joins it; a town is joined only by an exit of a tile that lies on it.',
        'CONN-01 CONN-02 CONN-03 CONN-05 CONN-06':
          'New track must hang together with a city by track of your own, through towns and cities if you like. You need not have a single network: parts are fine if each reaches a city. Other people’s track does not help.',
        'CONN-04': 'Of a double tile on an empty hex both tracks must hang together with a city.',
        'TILE-01 TILE-02 TILE-03':
          'There are 136 tiles: simple ones with one track, crossing and side-by-side ones with two tracks that never meet, and station tiles with one or three exits. They can be turned, not flipped.',
        'COMP-06': 'What is in the box is a limit: a tile, town disc or New City that is used up cannot be placed.',
        'PLACE-01 PLACE-02 PLACE-03 PLACE-04':
          'An empty hex takes simple and double tiles (in the edition of 2002 simple ones only). Station tiles go on towns only. Whatever you place is yours.',
      },
      table: {
        caption: 'What building costs',
        head: ['Tile', 'Plain', 'River', 'Mountain'],
        rows: [
          ['Simple track', '$2', '$3', '$4'],
          ['Side by side', '$3', '$4', '$5'],
          ['Crossing', '$4', '$5', '$6'],
          ['On a town', '$1 and $1 for each exit', 'the same', 'the same'],
        ],
      },
    },
    replace: {
      title: 'Rebuilding what is there',
      lead: 'A tile on the board can be replaced by one that keeps its track. Terrain no longer matters for the price.',
      rules: {
        'COST-01 COST-02 COST-04':
          'A first tile is priced as in the table above; a hex that had a tile is not empty again.',
        'COST-03':
          'To a crossing: $3. To side by side: $2 ($3 in the edition of 2002). New exits for a town: $3, however many. Redirecting: $2.',
        'REPL-01':
          'A replacement must change something, and does one thing: it crosses, adds beside, adds exits, or redirects.',
        'REPL-02 REPL-03 REPL-04 REPL-05':
          'Simple track becomes a crossing or side-by-side tile; the old track keeps its course and its owner, the new one is yours. You need nobody’s leave.',
        'REPL-06':
          'Track is never taken away, double tiles never become simple, and a double tile changes only by redirecting.',
        'REDIR-01 REDIR-02':
          'Redirecting: the free end of unfinished track, yours or nobody’s, may leave its last tile by another side. The side it came in by stays.',
        'REDIR-03': 'Never redirect finished links, towns or track of others.',
        'REDIR-04 REDIR-05 REDIR-06 REDIR-07':
          'The new course obeys all other rules. It does not count as extending the track. If it finishes a link, the link is yours.',
      },
    },
    towns: {
      title: 'Towns and New Cities',
      lead: 'Track that passes a town always stops there: that makes two links of it, and two points of income.',
      rules: {
        'TOWN-01':
          'A simple or double tile on a town gets one of eight town discs; station tiles need none. Without a disc only station tiles can go there.',
        'TOWN-02 TOWN-03 TOWN-06':
          'Every exit of the tile leads to the town. Several players can have exits in one town. An exit with nothing beyond it is unfinished track.',
        'TOWN-04': 'Rebuilding a town keeps every exit there is and adds at least one; four is the most.',
        'TOWN-05': 'Exits of a town cannot be redirected.',
        'CITY-01':
          'With Urbanization, any New City still in the box goes on any town, free, once, before your first tile.',
        'CITY-02 CITY-03':
          'A tile there disappears with all its exits. The hex is a city from then on, and track that led there now ends in it: sections can become links by it.',
        'CITY-04 CITY-05':
          'It starts without cubes; its column of the display feeds it from now on. For everything else it is a city.',
      },
    },
    owners: {
      title: 'Whose track it is',
      lead: 'Finished links are yours for ever. Unfinished track must grow.',
      rules: {
        'OWN-01 OWN-04': 'Track belongs to whoever built it. Your own pieces join freely.',
        'OWN-06 OWN-07 OWN-08':
          'A section that you had before this round’s building and did not extend in it belongs to nobody once all have built. (In the edition of 2002 right after your turn.)',
        'OWN-02 OWN-05': 'Anybody may extend such track and thereby own it, all of it.',
        'OWN-09':
          'You have 20 owner markers, one for each stretch of track. Without a marker left you cannot start another.',
      },
    },
    goods: {
      title: '5. Move goods',
      lead: 'Twice round the table; this is where income comes from.',
      rules: {
        'MOVE-01': 'First Move goes first, the others follow in player order; then all of it a second time.',
        'MOVE-02':
          'On your turn: deliver one cube, or improve your locomotive by one link (once in this phase, up to six), or pass.',
        'MOVE-08': 'Cubes travel over finished links only.',
        'MOVE-04': 'A cube visits no place twice.',
        'MOVE-05 MOVE-07': 'It ends in the first city of its own colour, and cannot end where it began.',
        'MOVE-06': 'On its way it may pass towns and cities of other colours.',
        'MOVE-09 MOVE-10': 'You may use anybody’s links, in any mixture. Of parallel links you choose.',
        'MOVE-11': 'Every link on the way raises its owner’s income by one, at once. Yours, or your rival’s.',
        'MOVE-12 MOVE-13': 'The cube goes back into the bag. A cube cannot be moved without being delivered.',
      },
    },
    money: {
      title: '6 to 8. Income, expenses, reduction',
      lead: 'Money comes in, bills are paid, and large incomes shrink.',
      rules: {
        'INC-01': 'You receive your income in dollars.',
        'EXP-01 EXP-02':
          'You pay a dollar for each share and one for each link of your locomotive. For every dollar you cannot pay, your income drops by one.',
        'EXP-03 EXP-04':
          'If that takes your income below zero you are bankrupt: out of the match. Your links stay and can be used, but earn nobody anything.',
        'EXP-05': 'If only one player is left, the match is over and that player has won.',
        'RED-01':
          'Then income shrinks: by 2 from 11 on, by 4 from 21, by 6 from 31, by 8 from 41, by 10 from 50 (8 in the edition of 2002).',
      },
    },
    growth: {
      title: '9. Goods growth',
      lead: 'New cubes come from the display to the cities.',
      rules: {
        'GROW-01':
          'Whoever has Production may first draw two cubes from the bag, look at them, and put each on an empty space of the display. Once drawn they must be placed.',
        'GROW-02 GROW-06':
          'Then as many dice as players began the match are rolled for the light cities, and as many for the dark ones.',
        'GROW-03':
          'Each die moves the topmost cube of its column to the city with that number. An empty column gives nothing.',
        'GROW-04 GROW-05':
          'If a New City with its letter under that column is on the board, the same die also moves a cube of the letter’s column to it. Cubes do not slide up.',
        'FLOW-01 FLOW-02 FLOW-03 FLOW-05':
          'Then the next round begins. The phases always come in this order, all is open to everybody, and only the bag and the dice are not known beforehand.',
      },
    },
  },
  /** What holds on every map: how the two editions differ, and what a table may agree on. */
  choices: {
    editions: {
      title: 'The two editions',
      lead: 'Rust Belt can be played by the first edition of 2002 instead of the deluxe one. It differs in six points; the other maps are played by the deluxe edition.',
      table: {
        caption: 'Where they differ',
        head: ['Rule', 'First (2002)', 'Deluxe (2022)'],
        rows: [
          ['Double tiles on empty hexes', 'not allowed', 'allowed'],
          ['Simple track made side by side', '$3', '$2'],
          ['Unfinished track that was not extended is lost', 'after its owner’s turn', 'when all have built'],
          ['Free pass while two are bidding', 'allowed', 'not allowed'],
          ['Income reduction at 50 and more', '8', '10'],
          ['Dice of goods growth', 'as many as still play', 'as many as began'],
        ],
      },
    },
    'house-rules': {
      title: 'House rules',
      lead: 'What a table may agree on before it starts, on every map.',
      table: {
        caption: 'What a table may choose',
        head: ['Rule', 'As the rules have it', 'Or'],
        rows: [
          ['Unfinished track is lost', 'as in the edition', 'when all have built, or after its owner’s turn'],
          ['First tile of a player', 'plain track at a city', 'any track that starts at a city'],
          ['Owner markers', 'twenty each', 'no limit'],
        ],
      },
    },
  },
}
