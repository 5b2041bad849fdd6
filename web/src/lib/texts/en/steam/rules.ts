/** The rules of Steam in our own words, for people who have never played it: paragraphs by the rules they tell. */
export const texts = {
  lead: 'Steam as its base game and as its standard game, for three to six, told in our own words. Every paragraph has an address, and every refusal at a table leads to one.',
  shared: {
    goal: {
      title: 'The goal',
      lead: 'You run a railway. What your deliveries bring you may take as income, which pays for more track, or as points, which win. Choosing when to change from one to the other is the game.',
      rules: {
        'END-02 END-03 END-04':
          'At the end positive income is worth half as many points, rounded down; every dollar of income below nothing costs two points. Each finished link of yours is a point. Cash is worth nothing.',
        'END-05 END-06':
          'Most points win. Of those who tie, the one with more income is ahead, then the one whose last action tile has the lower number. The bankrupt come last, the later the better.',
        'END-01 RND-03':
          'With three players the match lasts 10 rounds, with four 8, with five or six 7. Income and expenses of the last round are still booked, and may cost points.',
      },
    },
    words: {
      title: 'A few words',
      lead: 'Place, link and locomotive are the three that matter.',
      rules: {
        'GEN-04 COMP-01':
          'A place is a city or a town. Cities have a colour and take goods of that colour. Towns only join track, until one becomes a New City. Hills and mountains are one kind of land; the coast counts as plain, canals and small lakes as river.',
        'GEN-05 OWN-01 OWN-02':
          'A link is unbroken track between two places. It belongs to one player or to nobody. Track that has reached only one place is unfinished.',
        'MOVE-04': 'Your locomotive says how many links a delivery may have: one at the start, six at most.',
        'GEN-01 GEN-06': 'Everything lies open: money, income, points, goods and tiles.',
      },
    },
    setup: {
      title: 'How it begins',
      lead: 'Nobody has anything but a locomotive of one link.',
      rules: {
        'SETUP-02 SETUP-03':
          'Of 96 cubes (20 each of red, blue, yellow and purple, 16 grey) the printed number is drawn for every city, and three for each of the twelve spaces of the goods supply. With three players a space gets two; on the Ruhr map every city then gets one fewer than printed.',
        'SETUP-04 COMP-02 COMP-03 COMP-04':
          'Beside the board lie eight New City tiles (one red, blue, yellow and purple, four grey), ten growth markers, the seven action tiles and the track tiles. All of these can run out. Nothing is ever drawn from the bag again.',
        'SETUP-05 SETUP-06': 'You begin with no cash, no income, no points, and a locomotive of one link.',
        'SETUP-01 SETUP-11':
          'Three to six can play on either map; the north-east is at its best with three or four, the Ruhr with four or five.',
      },
    },
    tiles: {
      title: 'Action tiles',
      lead: 'Each round you take one of seven tiles, in turn order. In the base game their numbers make the next order.',
      rules: {
        'ACT-01 ACT-02':
          'Take one that nobody has. Its cost is paid at once. In the base game its number decides your place in the next round, used or not.',
        'ACT-03 ACT-05':
          'In the base game City Growth and Urbanization may be turned over when you take them: nothing is paid and nothing happens. Unturned they have to be carried out while you build, even if you lay no track. City Growth can be taken for use only while there are goods, markers and a city for it; if the last goods are gone by your turn, it lapses.',
        'ACT-04 ACT-09':
          'City Growth: put all goods of one supply space on any printed city that has no growth marker, and mark it. Every printed city can grow once. Supply spaces are never filled again.',
        'ACT-06': 'Locomotive: one link more, at once. Not to be had with a locomotive of six.',
        'ACT-07 ACT-08':
          'Urbanization: replace any town by a New City of any colour that is left, with the goods of a supply space of your choice, at any moment of your building turn and besides your tiles. Not to be had when no New City or no town is left.',
        'ACT-10': 'If nothing at all can be taken, you get a tile without cost and without effect.',
      },
      table: {
        caption: 'The seven tiles; the prices are those of the base game',
        head: ['No.', 'Tile', 'Price', 'What it does'],
        rows: [
          ['1', 'Turn Order', '–', 'First in the next round. Standard game: one free pass in the next auction'],
          ['2', 'First Move', '–', 'You move goods first, both times'],
          ['3', 'Engineer', '–', 'Four tiles instead of three, each at its price'],
          ['4', 'First Build', '–', 'You build first'],
          ['5', 'City Growth', '$2, or turned over', 'A group of goods for a printed city'],
          ['6', 'Locomotive', '$4 and its new number of links', 'One link more, at once'],
          ['7', 'Urbanization', '$6, or turned over', 'A town becomes a city, with a group of goods'],
        ],
      },
    },
    building: {
      title: 'Building',
      lead: 'Three tiles a turn. New tiles, tiles built over and tiles turned all count.',
      rules: {
        'BUILD-01 BUILD-02 BUILD-03':
          'First Build goes first, the others in turn order. You lay up to three tiles (four as Engineer) and pay for each when you lay it. New Cities and goods do not count as tiles.',
        'BUILD-04 BUILD-05 BUILD-06 BUILD-08':
          'Cities take no track. Towns take town tiles only, everything else takes the others. No track may point off the board, into water or over a thick edge, not even from a town. It may point at open land or at the blank side of another tile.',
        'BUILD-09 BUILD-10 BUILD-11':
          'Your very first tile leads out of a city. After that new track starts at any city, continues unfinished track of yours, or leaves a town where you already have a link. All of it must be traceable to a city over your own track. Your network need not be one piece.',
        'BUILD-12 BUILD-13 BUILD-14':
          'New track never joins track of another player. A link never leads from a place back to itself; several links may, and two links may join the same places.',
        'BUILD-15 BUILD-16':
          'A tile with two tracks may be laid on an empty hex if one of its tracks is connected at once. The other one has to be by the end of your turn; you cannot end before.',
        'ENG-08':
          'Until you end your turn you may take back what you built, the last step first: nothing that was hidden has been shown.',
        'BUILD-17 BUILD-18 BUILD-19':
          'Anybody may build over any tile, if all its track stays as it is and some is added. Owners keep theirs; what is added is yours. Unowned exits of a town that lead nowhere yet come with it.',
        'BUILD-20 BUILD-21 BUILD-22 BUILD-23':
          'The last tile of unfinished track may be turned or exchanged so that it leads elsewhere: your own, or unowned track that starts at a city or at a town where you have a link. Finished links, towns and other players’ track stay. Turning neither keeps nor claims track, unless it finishes a link. A second track may be added with the same tile.',
        'TILE-04 TILE-06 TILE-07 TILE-08 TILE-09 GEN-03':
          'Most pieces show a tile on either side: what is laid for its front is gone for its back. What comes off the board may be used again at once. There are no tiles with two sharp curves or with three tracks.',
      },
    },
    costs: {
      title: 'What building costs',
      lead: 'A dollar for every side by which track leaves the tile.',
      rules: {
        'COST-01 COST-04':
          'A new tile: $1 an exit, $1 more for a town, $1 more on a river, $2 more on hills; river and hills add up.',
        'COST-02 COST-03':
          'Over another tile, or turned: all exits of the new tile and $1 for a town, never for the land.',
      },
      table: {
        caption: 'Prices by tile',
        head: ['Tile', 'Plain', 'River', 'Hill', 'Over another'],
        rows: [
          ['One track', '$2', '$3', '$4', '$2 (turned)'],
          ['Two tracks', '$4', '$5', '$6', '$4'],
          ['Town, 1 exit', '$2', '$3', '$4', '–'],
          ['Town, 2 exits', '$3', '$4', '$5', '$3'],
          ['Town, 3 exits', '$4', '$5', '$6', '$4'],
          ['Town, 4 exits', '$5', '$6', '$7', '$5'],
        ],
      },
    },
    owning: {
      title: 'Owning track',
      lead: 'Finish it, extend it every round, or lose it.',
      rules: {
        'OWN-03 OWN-04': 'A finished link is yours for good. Nobody else may touch your unfinished track.',
        'OWN-05 OWN-06 OWN-08':
          'At the end of your turn you lose unfinished track that you had at its beginning and did not extend. Turning is no extending.',
        'OWN-07 OWN-09':
          'Unowned unfinished track becomes yours when you extend it from a city, from a town where you have a link, or by joining it to your own; later builders of the same round may do so as well.',
      },
    },
    cities: {
      title: 'New Cities',
      lead: 'A town becomes a city for everybody.',
      rules: {
        'URB-01 URB-05':
          'The town’s tile goes back to the supply. Track that lay on this hex alone is gone, even a finished link to the city next door.',
        'URB-02 URB-03 URB-04':
          'Track that points at the new city from any side ends there now. Whoever owns it keeps it; unowned track that is finished by it is yours.',
        'URB-06 URB-07':
          'Track from the new city back to itself stays unfinished and may be turned away. From now on the city takes and sends goods; it cannot grow.',
      },
    },
    goods: {
      title: 'Moving goods',
      lead: 'Twice round the table: deliver one cube, or improve the locomotive, or pass.',
      rules: {
        'MOVE-01 MOVE-02 MOVE-03':
          'First Move goes first both times, the others in turn order. Once a round you may improve your locomotive by a link instead of delivering, for nothing.',
        'MOVE-05 MOVE-06 MOVE-07':
          'A cube travels over finished links, anybody’s and nobody’s, at most as many as your locomotive reaches. It stops at the first city of its colour.',
        'MOVE-08 MOVE-09':
          'It visits no city twice and uses no link twice. Through a town it may come again: the rules do not forbid it, though a table can agree on once each.',
        'MOVE-10 MOVE-11':
          'At least one link must be yours, and no other single player may own more of the way than you. Links of nobody are compared with nobody’s.',
        'MOVE-12 MOVE-15': 'Every player gets a point for each of his links on the way. The cube is out of the game.',
        'MOVE-13 MOVE-14 MOVE-16':
          'You take all your points of a delivery as income or all of them as points. The mover chooses first, then the others in turn order.',
      },
    },
    ruin: {
      title: 'Bankruptcy',
      lead: 'It takes a great deal.',
      rules: {
        'INC-04 INC-05':
          'Whoever cannot pay is out. His finished links stay, are nobody’s for good and earn nobody anything; his unfinished track can be claimed. The last one left wins at once.',
      },
    },
  },
  base: {
    'base-money': {
      title: 'Base game: money',
      lead: 'You never need cash in hand: capital comes when you need it.',
      rules: {
        'MONEY-01 MONEY-02 MONEY-03':
          'When a payment is due and your cash is short, you get $5 for each step that your income falls. At −10 it is two points instead for each $5.',
        'MONEY-04 MONEY-06':
          'Cash is spent first, and only as much capital is raised as the payment needs: what is left over is $4 at most.',
        'MONEY-05 MONEY-07':
          'You cannot bid, take or build what you could not pay for like this. It works for the first auction, action tiles, track and expenses. The table shows what a purchase does to your income before you make it.',
      },
    },
    'base-order': {
      title: 'Base game: the first order',
      lead: 'By auction, or dealt if the table likes that better.',
      rules: {
        'SETUP-07 SETUP-08':
          'The places are auctioned one after the other, the first one first. A random player opens and has to name a bid, $0 will do. Clockwise everybody raises or passes; the highest pays and has the place. The player to his left who has no place yet opens the next. The last place is free.',
        'SETUP-09':
          'Dealt: everybody gets an action tile; the lowest number is first, the others follow clockwise. The second gets $1, the third $2 and so on.',
      },
    },
    'base-round': {
      title: 'Base game: a round',
      lead: 'Action tiles, building, goods, money, order.',
      rules: {
        'RND-01 RND-02': 'Everybody finishes a phase before the next begins.',
        'INC-01 INC-02 INC-03':
          'Then income comes in: you receive it, or pay it when it is below nothing, with capital if need be.',
        'ORD-01 ORD-02': 'The numbers of the action tiles make the order of the next round, the lowest first.',
      },
    },
  },
  standard: {
    standard: {
      title: 'Standard game: what changes',
      lead: 'Plan your money for the whole round, bid for the order, and keep your locomotive running.',
      rules: {
        'EXP-01 EXP-18': 'Three things change; everything else is as in the base game.',
        'EXP-02':
          'The first order is dealt by the numbers of the action tiles; after that they only break a tie at the end.',
        'EXP-03 EXP-04':
          'Capital: at the start of the round, once, everybody raises as many times $5 as he likes, for a step of income each (two points at −10). Nothing more can be raised until the next round.',
        'EXP-05':
          'Raise at least $10 in the first round. A table of beginners may play with gentle money: capital can then also be raised when track or expenses have to be paid.',
        'EXP-12 EXP-13 EXP-14': 'Action tiles cost nothing. City Growth and Urbanization need not be carried out.',
      },
    },
    'standard-auction': {
      title: 'Standard game: the auction',
      lead: 'Every round, for the order of this round.',
      rules: {
        'EXP-06 EXP-07 EXP-09':
          'In turn order everybody bids more than the highest bid or drops out; the first bid may be $0. Whoever drops out has the last place that is left; the last one in goes first.',
        'EXP-08':
          'Whoever had Turn Order in the round before may stay in once without bidding. Who has the highest bid is not asked.',
        'EXP-10 EXP-11': 'The first two pay their last bid, the last nothing, the others half of it, rounded up.',
      },
    },
    'standard-money': {
      title: 'Standard game: income and expenses',
      lead: 'Income less a dollar for each link of the locomotive.',
      rules: {
        'EXP-15': 'What is left you receive, or pay.',
        'EXP-16 EXP-17':
          'When cash is short you give all of it, and for every $2 that are missing a point, or a step of income when there are no points; for an odd dollar you get one back. Below −10 you are bankrupt.',
      },
    },
  },
}
