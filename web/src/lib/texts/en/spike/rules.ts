/** The rules of Spike in our own words: sections, and in each of them paragraphs by the rules that they tell. */
export const texts = {
  lead: 'Spike for two to four players, basic and advanced, told in our own words. Where the printed rules are silent or unclear this says how it is played here. Every paragraph has an address, and every refusal at a table leads to one.',
  lines: { caption: 'The six types, by colour and by line', type: 'Type', line: 'Line' },
  sections: {
    goal: {
      title: 'The goal',
      lead: 'You collect rail cards, lay railways with them, and run one train over your own track. New cities pay at once, deliveries pay best, and a secret route card pays at the end.',
      rules: {
        'COMP-07 SCORE-04':
          'Money is points. Whoever has most at the end wins; cities in the network break a tie, then track pieces not built, and if that is equal too the win is shared.',
        'COMP-01 COMP-05':
          'The board has cities and junctions, joined by segments of six types. Each city offers one of twelve goods, and each goods is offered by three cities. The commodity market says what a city is worth to whoever connects it: $3, $2 or $1.',
        'COMP-02 COMP-03 COMP-04':
          'There are 60 rail cards, ten of each of the six types; 36 contract cards with two sides; and 36 route cards.',
        'COMP-06':
          'Each player has 45 track pieces, a locomotive, and a train of three parts: speed 1 to 3, tender 2 to 4, cars 1 to 3.',
      },
    },
    setup: {
      title: 'How it begins',
      lead: 'Contracts lie open; rail cards and route cards are secret.',
      rules: {
        'SETUP-01 SETUP-02':
          'Round 1 begins. The twelve goods are shuffled onto the market: four columns, in each of them one goods worth $3, one $2 and one $1.',
        'SETUP-03': 'You begin with no money, 45 track pieces, speed 1, tender 2 and one empty car.',
        'SETUP-04 SETUP-05':
          'For each goods one contract is drawn, and these twelve are dealt out evenly: six each with two players, four with three, three with four. Your contracts hold their freight markers. So each goods belongs to exactly one player.',
        'SETUP-06':
          'With two players three cards of each type leave the game. A start player is drawn, and everybody is dealt five rail cards.',
        'SETUP-07':
          'The start player gives one card to the player on the right, who is last in turn order. This happens before the display and the route cards are seen.',
        'SETUP-08 SETUP-09':
          'Four cards are laid open as the display; the rest is the deck. Everybody is dealt one route card.',
        'SETUP-10':
          'From the start player on everybody puts the train into some city. Several may share one. It is the first of your network and scores nothing.',
        'SETUP-11': 'The start player takes the first turn; turns go round by the seats.',
      },
    },
    advanced: {
      title: 'The advanced game',
      lead: 'Two choices more before the first turn; everything else is the same.',
      rules: {
        'ADV-01':
          'All look at both sides of their contracts and choose, at the same time, which side of each counts. The choices are opened together, before rail cards are dealt.',
        'ADV-02':
          'Everybody is dealt two route cards, keeps one, and puts the other away unseen, all at the same time.',
      },
    },
    secrets: {
      title: 'Who sees what',
      lead: 'The table sends each device only what its player may see.',
      rules: {
        'INFO-01':
          'Secret are the cards in a hand (their number is open), cards drawn from the deck, the card that was given away except to giver and receiver, and route cards, also the one put back. Cards taken from the display, paid cards and the discard pile are open, and so is everything else.',
        'INFO-02': 'Who only watches sees what all players see: no hand and no route card.',
      },
    },
    turn: {
      title: 'Your turn',
      lead: 'One action, and sometimes a movement before it.',
      rules: {
        'TURN-01 TURN-03':
          'If your train stands on a segment when your turn begins, it may move for nothing, as many spaces as its speed at most. This comes before the action, never after it.',
        'TURN-02':
          'Then you take exactly one action: draw rail cards, build a railway, start the train, boost it, or upgrade a part of it.',
        'TURN-04':
          'Loading, delivering and dropping are no actions. You may do them at any moment of your turn, also after the action, but not while you draw.',
        'TURN-05': 'There is no passing: drawing is always possible.',
        'STATE-01 STATE-02':
          'Your turn ends by itself after the action if there is nothing that you could load or deliver.',
      },
    },
    draw: {
      title: 'Action: draw rail cards',
      lead: 'As many as your tender says, one after the other.',
      rules: {
        'DRAW-01': 'You draw one card at least and as many as your tender says at most.',
        'DRAW-02':
          'Each card comes from the display or from the top of the deck, as you like. You see it before you decide on the next, and may stop after any card.',
        'DRAW-03': 'The display is not filled up between your draws. After the last it has four cards again.',
        'DRAW-04': 'There is no limit to a hand.',
        'DRAW-05 DRAW-06':
          'When the last card of the deck is taken, by a draw or to fill the display, the round ends at once. Whoever may still draw goes on with the new display and deck.',
        'DRAW-07':
          'A time card that comes off the deck is laid open and replaced. It counts neither as drawn nor as part of the display.',
      },
    },
    build: {
      title: 'Action: build a railway',
      lead: 'One chain of segments from your network to one new city.',
      rules: {
        'BUILD-01':
          'A railway is an unbroken chain of segments from any point of your network to a city that is not in it yet. It is built whole, never in parts.',
        'BUILD-02':
          'On its way it passes only junctions that are new to you, none of them twice. So it ends in the first city it meets, and touches neither your network nor itself.',
        'BUILD-03': 'A segment takes one piece of one player: all of the chain must be free.',
        'BUILD-04':
          'You may branch off at any city or junction of your own network, never from track of others. Cities are open to all, and a junction may lie in several networks; that joins nothing.',
        'BUILD-05': 'It takes a track piece for each segment. Without pieces you cannot build.',
        'BUILD-06': 'For each segment you pay a card of its type, or its worth in jokers, and nothing more than that.',
        'BUILD-07 BUILD-09': 'Paid cards go open on the discard pile. Track stays for the rest of the game.',
        'BUILD-08 MARKET-01': 'The new city scores: you get what its goods are worth on the market.',
        'MARKET-02': 'Then this goods falls to the $1 row of its column, and what lay below it moves up.',
        'MARKET-03':
          'A city scores once for each player who connects it; the city a train began in does not score for its owner.',
        'BUILD-10': 'So your network is a tree, and between two of its cities there is exactly one way.',
      },
    },
    jokers: {
      title: 'Jokers',
      lead: 'Any cards of one type stand for one fewer of another.',
      rules: {
        'JOKER-01':
          'Two or more cards of one type may be played as a joker set: two of them for one card of another type, three for two, and so on.',
        'JOKER-02': 'A set stands for one type, and that is not its own.',
        'JOKER-03':
          'In one payment there may be any number of sets, of the same or of different types, beside cards that are played as themselves.',
        'JOKER-04 JOKER-05': 'The table offers the payments that take the fewest cards; you choose which of them.',
      },
    },
    upgrade: {
      title: 'Action: upgrade the train',
      lead: 'One part, one level.',
      rules: {
        'UPG-01': 'Speed goes from 1 to 2 to 3, the tender from 2 to 3 to 4, the cars from 1 to 2 to 3.',
        'UPG-02': 'The first upgrade of a part costs $3, its second $5. Each part counts for itself.',
        'UPG-03': 'You must have the money: it never falls below nothing.',
        'UPG-04': 'It counts at once. A new car can be loaded in the same turn.',
      },
    },
    movement: {
      title: 'How a train moves',
      lead: 'Over your own track, space by space, never back.',
      rules: {
        'MOVE-01': 'A train rests in a city, or it stands on a segment and heads for one of its ends.',
        'MOVE-02': 'It uses segments with your own pieces only. Other trains are never in its way.',
        'MOVE-03': 'A segment is one space and a city is one space. A junction is none.',
        'MOVE-04': 'At a junction it goes on to any other segment of yours. At a city it enters, or skips it.',
        'MOVE-05':
          'A train on a segment cannot turn round. In a city it may leave in any direction, also the way it came.',
        'MOVE-06':
          'Entering a city ends the movement; spaces left over are lost. The train cannot be started again in that turn.',
        'MOVE-07':
          'A train that would enter a city next may skip it: it is put on another segment of yours that leaves the city, for one space. It was not in the city then, so it can neither load nor deliver there. Skipping works in every movement, several times if you like.',
        'MOVE-08 MOVE-09':
          'The free movement is no space at all up to as many as the speed. A train on a segment always has somewhere to go, since every railway ends in a city.',
      },
    },
    start: {
      title: 'Action: start the train',
      lead: 'Out of a city.',
      rules: {
        'START-01': 'Your train must have stood in a city when your turn began, and you need track there.',
        'START-02':
          'It makes one space at least and as many as its speed at most, the first onto any segment of yours at the city. In another city it stops, and may deliver.',
        'START-03': 'You may load before it leaves.',
      },
    },
    boost: {
      title: 'Action: boost the train',
      lead: 'One space more for a train on its way.',
      rules: {
        'BOOST-01':
          'If your train is on a segment, also after its free movement, it makes exactly one space, however fast it is. It may enter a city and deliver, or skip one.',
      },
    },
    freight: {
      title: 'Loading and delivering',
      lead: 'Each contract is one load from any city with the goods to one of three cities.',
      rules: {
        'LOAD-01':
          'With your train at rest in a city you may load its goods, if the freight marker waits on a contract of yours.',
        'LOAD-02':
          'Each car carries one load. You may load at any time before the train leaves, also in the turn it arrives and in the city it began in.',
        'LOAD-03':
          'In your turn you may put a load back on its contract, wherever the train is. It can be loaded again later.',
        'DELIV-01 DELIV-04':
          'With your train at rest in a city that the contract names you may deliver: on arrival or as long as it stands there, or not at all.',
        'DELIV-02': 'You get what the contract pays for this city, and the contract is fulfilled: one delivery each.',
        'DELIV-03':
          'You deliver to each city once in the game, whatever the goods. Deliveries of others do not matter.',
      },
    },
    rounds: {
      title: 'Rounds',
      lead: 'The deck is the clock: it runs out twice, and in round 3 the third time card ends the match.',
      rules: {
        'ROUND-01 ROUND-02':
          'Rounds 1 and 2 last until the deck is empty. Then display and discard pile are shuffled into a new deck, hands stay, and four cards are laid open.',
        'ROUND-03':
          'In round 3 the deck is cut in two halves after that, and three time cards are shuffled into the lower one.',
        'ROUND-04 ROUND-05':
          'If so few cards are left that the new deck is empty at once, the next round follows at once.',
      },
    },
    end: {
      title: 'The end',
      lead: 'It comes at a moment nobody knows.',
      rules: {
        'END-01':
          'The third time card ends the match in that moment. Nothing else of the turn happens; cards drawn before are worth nothing.',
        'END-02':
          'If at the end of a turn its player has no track piece left and cannot deliver anything any more, every other player has one more turn, and then the match ends, unless the third time card ends it before.',
        'END-03 END-04':
          'A delivery is still possible if for an open contract the goods are on the train or offered by a city of the network, and a destination of it is in the network and had no delivery yet. Only the first player this happens to counts.',
      },
    },
    scoring: {
      title: 'Final scoring',
      lead: 'Money, and the route card.',
      rules: {
        'SCORE-01 SCORE-02':
          'All route cards are opened. Yours pays if the city at its top is in your network: the best of the listed cities in your network in full, and $1 for each other one. The top city itself pays nothing.',
        'SCORE-03': 'Loads on trains, cards in hand and pieces not built are worth nothing.',
      },
    },
  },
}
