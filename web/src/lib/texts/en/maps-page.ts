/** The page with every map. */
export const texts = {
  title: 'The maps',
  lead: 'Every board there is to play on, drawn as a match might begin on it.',
  maps: 'Maps',
  make: 'Make a table on this map',
  making: 'Making it…',
  play: 'Play now',
  playOn: (map: string) => `Play now on ${map}, against bots`,
  playAlone: (map: string) => `Play now on ${map}, alone`,
  open: (map: string) => `Open the board of ${map} large`,
  /** Where a board comes from. */
  origin: {
    ours: 'This board is drawn by us: it follows the region of the original, not its print.',
    kept: 'What the rules say about it holds.',
    record: (record: string) => `The facts of the board come from a public record of it (${record} on GitHub).`,
    compared: (record: string) =>
      `The facts of the board come from a public record of it (${record} on GitHub), compared hex by hex with a second one.`,
    sea: 'The sea is drawn by us after the real coast, for looks only.',
    looks: 'Some of it is drawn by us, for looks only.',
  },
}
