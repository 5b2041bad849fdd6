/** How a game is offered to people who have not chosen yet: on the home page and in the lobby. */
export interface Ticket {
  /** What it feels like, in a sentence or two. */
  readonly tagline: string
  /** Its sign: track on a hex, as a path within 0 and 32. */
  readonly emblem: string
}

const TICKETS: Readonly<Record<string, Ticket>> = {
  'age-of-steam': {
    tagline:
      'Sell shares for your first rails, bid for the right to go first, and survive your own bills. Hard to survive, harder to put down.',
    emblem: 'M3.4 16Q16 16 22.3 5.15M28.6 16Q16 16 9.7 26.85',
  },
  steam: {
    tagline:
      'Money is there when you need it, for a price: every delivery asks whether you want income now or points for good. Quick to learn, with a sharper standard game behind it.',
    emblem: 'M9.7 5.15Q16 16 9.7 26.85M22.3 5.15Q16 16 28.6 16',
  },
  spike: {
    tagline:
      'Collect rail cards, lay railways from city to city, and run your train over them to where your contracts pay. Light, quick, with a hidden hand.',
    emblem: 'M3.4 23.2 16 16 28.6 23.2M16 16V1.5',
  },
}

export const ticketOf = (game: string): Ticket => TICKETS[game] ?? { tagline: '', emblem: '' }
