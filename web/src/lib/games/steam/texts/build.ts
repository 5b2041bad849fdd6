import type { BuildWords } from '../../rail/build/words.ts'

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
