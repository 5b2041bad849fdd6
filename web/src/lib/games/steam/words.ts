import type { ActionTile, Stage } from '#engine/steam/types.ts'
import type { BuildWords } from '../rail/build/words.ts'

export interface TileWords {
  readonly name: string
  /** What it is good for, in one sentence. */
  readonly about: string
}

export const ACTION_WORDS: Readonly<Record<ActionTile, TileWords>> = {
  'turn-order': { name: 'Turn Order', about: 'You are first in the next round.' },
  'first-move': { name: 'First Move', about: 'You move goods before everybody else, both times.' },
  engineer: { name: 'Engineer', about: 'You may build four tiles instead of three.' },
  'first-build': { name: 'First Build', about: 'You build before everybody else.' },
  'city-growth': {
    name: 'City Growth',
    about: 'While building you bring a group of goods to a city that has not grown yet.',
  },
  locomotive: { name: 'Locomotive', about: 'Your locomotive reaches one link further, at once.' },
  urbanization: {
    name: 'Urbanization',
    about: 'While building you turn a town into a New City, with a group of goods.',
  },
}

/** In the standard game this one is worth something else. */
const STANDARD_TURN_ORDER = 'In the next auction you may stay in once without bidding.'

export const actionAbout = (tile: ActionTile, standard: boolean): string =>
  tile === 'turn-order' && standard ? STANDARD_TURN_ORDER : ACTION_WORDS[tile].about

export const PHASE_WORDS: Readonly<Record<Stage['phase'], string>> = {
  opening: 'First order',
  capital: 'Capital',
  order: 'Auction',
  select: 'Actions',
  build: 'Building',
  goods: 'Goods',
  over: 'The end',
}

const TILE_WORDS: Readonly<Record<string, string>> = {
  '21': 'Straight',
  '22': 'Gentle curve',
  '23': 'Sharp curve',
  '41': 'Two straights crossing',
  '42': 'Curve over straight',
  '43': 'Two curves crossing',
  '44': 'Straight beside sharp',
  '45': 'Two curves side by side',
  '46': 'Gentle beside sharp, right',
  '47': 'Gentle beside sharp, left',
  T11: 'Town, one exit',
  T21: 'Town, straight through',
  T22: 'Town, gentle curve',
  T23: 'Town, sharp curve',
  T31: 'Town, three ways apart',
  T32: 'Town, branch to the left',
  T33: 'Town, branch to the right',
  T34: 'Town, three side by side',
  T41: 'Town, four: one and three',
  T42: 'Town, four: two and two',
  T43: 'Town, four side by side',
}

export const tileName = (tile: string): string => TILE_WORDS[tile] ?? tile

const PRICE_WORDS: Readonly<Record<string, string>> = {
  exits: 'exits',
  town: 'town',
  river: 'river',
  hill: 'hill',
  redirect: 'turning the track',
}

export const BUILD_WORDS: BuildWords = {
  tileName,
  priceName: (what) => PRICE_WORDS[what] ?? what,
  linkWorth: () => 'a point at the end',
}
