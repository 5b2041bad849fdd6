/** What we have decided where the printed rules of Age of Steam say nothing, or two things. */
export const texts = {
  title: 'Where the printed rules are silent',
  lead: 'How it is played here where the texts leave something open or contradict each other.',
  rules: {
    'D-23 D-45':
      'Whoever joins new track to unowned track takes it over, always. Track added to a tile of another player extends your own if yours goes on through it.',
    'D-20 D-21':
      'Unowned track may be turned only where it would be connected if it were yours. Whoever turns track so that it becomes a link owns the link.',
    'D-22 D-28':
      'What a New City finishes belongs to whoever placed it, if it was nobody’s, even beyond twenty markers. Track from a New City back to itself is no link, cannot be extended or turned, and becomes free.',
    'D-17 D-49': 'No track leads from a place back to itself, and all new track is connected to a city.',
    'D-18 D-19':
      'Both tracks of a tile on an empty hex have to be connected. One build turns track or adds it, never both.',
    'D-15': 'One hex may be built on several times in a turn. Every time counts and costs.',
    'D-16':
      'The very first tile is a simple one, new, at a city; a town with a disc will do. A house rule allows any track at a city.',
    'D-25 D-46': 'A town costs the same on any land. An exit of a town beside a city is a link of its own.',
    'D-42 D-43': 'Track of others may be built over, run alongside and blocked; nobody is asked, nobody is paid.',
    'D-51 D-52 D-47':
      'Urbanization is used at the start of its holder’s own turn. A turn is neither interrupted nor passed on. A New City in the middle of a route leaves two links, and cubes of its colour stop there.',
    'D-54':
      'When unfinished track is lost is said by the edition: when all have built, or at the end of its owner’s turn. A house rule can change it.',
    'D-04 D-24': 'Tiles, discs, New Cities, cubes and twenty markers each are limits; money is none.',
    'D-38 D-39 D-40':
      'No cube moves over unowned track. It passes cities of other colours, and may move over links of others alone.',
    'D-41': 'The locomotive can grow by two in one round: by the action, and instead of moving a cube.',
    'D-07 D-08 D-09 D-10':
      'Shares are issued at the start of a round only. You bid what you have. Who has the highest bid is not asked; the first to drop out pays nothing, whatever he bid.',
    'D-11 D-14': 'Everybody takes an action. Production may fill any empty space of the display.',
    'D-12 D-13':
      'Finished links of the bankrupt stay, protected, and earn nobody anything. The last one left has won at once; when nobody is left, nobody has.',
    'D-48 D-50': 'The last round is played to its end. Five players play seven rounds.',
  },
}
