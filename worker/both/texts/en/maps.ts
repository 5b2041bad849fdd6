/** The maps: what they are called, and what is said of each to those who choose. */
export const texts = {
  'rust-belt': {
    name: 'Rust Belt',
    about: 'The industrial heart of North America around the Great Lakes: the board of the base game.',
  },
  'western-us': {
    name: 'Western U.S.',
    about:
      'A wall of mountains between east and west. Your track must hang together until somebody has crossed the continent.',
  },
  'southern-us': {
    name: 'Southern U.S.',
    about: 'Every town grows cotton, and the four ports take it. Income is cut twice as deep from round 4.',
  },
  germany: {
    name: 'Germany',
    about: 'Six ways abroad that each take one kind of good, dear hexes along the borders, and no unfinished track.',
  },
  barbados: {
    name: 'Barbados',
    about:
      'An island for one player: ten rounds, four actions used up in turn, and every share bought back at the end.',
  },
  'st-lucia': {
    name: 'St. Lucia',
    about: 'An island for two without a single city: goods lie in the open and leave by whatever track passes there.',
  },
  'steam-northeast': {
    name: 'Southeast Canada / Northeast USA',
    about: 'From Toronto and Montreal down to New York: coast, lakes and few cities. At its best with three or four.',
  },
  'steam-ruhr': {
    name: 'Ruhr area and lower Rhine',
    about: 'The Ruhr and the lower Rhine: rivers everywhere and cities close together. At its best with four or five.',
  },
  'eastern-us': {
    name: 'Eastern United States',
    about: 'From Texas to Maine: build to where your contracts lead, and deliver before time runs out.',
  },
}
