/** Names that stand anywhere on the site. Games, cities and people keep theirs. */
export const texts = {
  bots: { greedy: 'Dispatcher', random: 'Wanderer' },
  goods: {
    red: 'red',
    blue: 'blue',
    purple: 'purple',
    yellow: 'yellow',
    black: 'black',
    white: 'white',
    grey: 'grey',
  },
  /** On which nobody sits. */
  seat: (seat: number) => `Seat ${seat}`,
  /** By seat: their colours. */
  seats: ['Rust', 'Marine', 'Pine', 'Ochre', 'Violet', 'Slate', 'Turquoise', 'Umber'],
}
