import type { Special, Stage } from '#engine/age-of-steam/types.ts'
import { many } from '../../texts/words.ts'
import type { BuildWords } from '../rail/build/words.ts'

export interface SpecialWords {
  readonly name: string
  /** What it is good for, in one sentence. */
  readonly about: string
}

export const SPECIAL_WORDS: Readonly<Record<Special, SpecialWords>> = {
  'first-move': { name: 'First Move', about: 'You move goods before everybody else, both times.' },
  'first-build': { name: 'First Build', about: 'You build before everybody else.' },
  engineer: { name: 'Engineer', about: 'You may build four tiles instead of three.' },
  locomotive: { name: 'Locomotive', about: 'Your locomotive reaches one link further, at once (up to 6).' },
  urbanization: { name: 'Urbanization', about: 'Before you build, you may turn a town into a New City.' },
  production: { name: 'Production', about: 'Before the dice grow goods, you draw two cubes for the display.' },
  'turn-order': { name: 'Turn Order', about: 'In the next auction you may stay in once without bidding.' },
}

export const PHASE_WORDS: Readonly<Record<Stage['phase'], string>> = {
  shares: 'Shares',
  order: 'Auction',
  payment: 'Going first',
  actions: 'Actions',
  build: 'Building',
  goods: 'Goods',
  growth: 'Growth',
  over: 'The end',
}

const TILE_WORDS: Readonly<Record<string, string>> = {
  straight: 'Straight',
  gentle: 'Gentle curve',
  sharp: 'Sharp curve',
  'x-gentle-straight': 'Curve over straight',
  'x-straight-straight': 'Two straights crossing',
  'x-gentle-gentle': 'Two curves crossing',
  's-gentle-sharp-l': 'Gentle beside sharp, left',
  's-gentle-sharp-r': 'Gentle beside sharp, right',
  's-straight-sharp': 'Straight beside sharp',
  's-gentle-gentle': 'Two curves side by side',
  t1: 'Station, one track',
  't3-l': 'Junction, left',
  't3-r': 'Junction, right',
  't3-same': 'Junction, one side',
  't3-star': 'Junction, star',
  disc: 'town disc',
}

const PRICE_WORDS: Readonly<Record<string, string>> = {
  simple: 'track',
  crossing: 'crossing track',
  'side-by-side': 'track side by side',
  town: 'town',
  exits: 'exits',
  river: 'river',
  mountain: 'mountain',
  swamp: 'swamp',
  'replace-crossing': 'crossing existing track',
  'replace-side-by-side': 'beside existing track',
  'replace-town': 'rebuilding a town',
  redirect: 'redirecting',
  printed: 'the number on the hex',
  discount: 'Engineer',
}

export const BUILD_WORDS: BuildWords = {
  tileName: (tile) => TILE_WORDS[tile] ?? tile,
  priceName: (what) => PRICE_WORDS[what] ?? what,
  linkWorth: (length) => many(length, 'point'),
}
