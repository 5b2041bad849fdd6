import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** What choosing an action and building say in Age of Steam. */
export const texts = {
  /** What an action is good for, in one sentence. */
  actions: {
    'first-move': 'You move goods before everybody else, both times.',
    'first-build': 'You build before everybody else.',
    engineer: 'You may build four tiles instead of three.',
    locomotive: 'Your locomotive reaches one link further, at once (up to 6).',
    urbanization: 'Before you build, you may turn a town into a New City.',
    production: 'Before the dice grow goods, you draw two cubes for the display.',
    'turn-order': 'In the next auction you may stay in once without bidding.',
  },
  /** On a map where each can be had once, until all are used up. */
  used: {
    back: (round: number) => `Used up. Back in round ${round}.`,
    gone: 'Used up. Not to be had again.',
    about:
      'One a round, and it works in that round only. What you have chosen is used up until all of them are; then they come back together.',
  },
  /** A town becomes a New City. */
  city: {
    begin: 'Make a town a New City',
    which: 'Which New City?',
    /** For the ear, where the eye sees a colour and its sign. */
    takes: (good: string) => `takes ${good}`,
    prompt: 'Now tap a lit town on the board.',
    picked: (town: string) => `${town} becomes a city.`,
    place: (letter: string) => `Place New City ${letter}`,
  },
  takeLink: (ends: readonly string[]) => `Take the link ${ends.join(' – ')} *without a tile*`,
  tiles: {
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
  },
  /** Parts of a price. */
  prices: {
    simple: 'track',
    crossing: 'crossing track',
    'side-by-side': 'track side by side',
    town: 'town',
    exits: 'exits',
    river: 'river',
    mountain: 'mountain',
    'replace-crossing': 'crossing existing track',
    'replace-side-by-side': 'beside existing track',
    'replace-town': 'rebuilding a town',
    redirect: 'redirecting',
  },
  /** What a finished link is good for. */
  linkWorth: (track: number) => plural(track, { one: '1 point', other: `${track} points` }),
}
