/** Names that stand anywhere on the site. Games, cities and people keep theirs. */
export const texts = {
  bots: { novice: 'Apprentice', greedy: 'Dispatcher', master: 'Superintendent', random: 'Wanderer' },
  goods: {
    red: 'red',
    blue: 'blue',
    purple: 'purple',
    yellow: 'yellow',
    black: 'black',
    white: 'white',
    grey: 'grey',
  },
  /** Places that a language calls otherwise than the boards do. */
  places: {} as Readonly<Record<string, string>>,
  /** On which nobody sits. */
  seat: (seat: number) => `Seat ${seat}`,
  /** By seat: their colours. */
  seats: ['Rust', 'Marine', 'Pine', 'Ochre', 'Violet', 'Slate', 'Turquoise', 'Umber'],
}
