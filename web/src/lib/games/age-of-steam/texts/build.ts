import { many } from '../../../texts/words.ts'
import type { BuildWords } from '../../rail/build/words.ts'

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
