import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** The tracks, the supply, and the end of a match of Steam. */
export const texts = {
  tracks: {
    income: 'Income',
    points: 'Points',
    about:
      'At the end positive income is worth half as many points, rounded down; each step below nothing costs two. Every finished link is a point.',
  },
  supply: {
    title: 'Goods supply',
    space: (space: number) => `Space ${space}:`,
    empty: 'empty',
    none: 'All goods are on the board. City Growth and Urbanization bring one whole group to a city; the spaces are never filled again.',
    left: (groups: number) =>
      plural(groups, {
        one: '1 group left. City Growth and Urbanization bring one whole group to a city; the spaces are never filled again.',
        other: `${groups} groups left. City Growth and Urbanization bring one whole group to a city; the spaces are never filled again.`,
      }),
    cities: 'New Cities left',
    noCities: 'none',
    growing: (cities: number) =>
      plural(cities, {
        one: '1 city may still grow; those that have grown bear a +.',
        other: `${cities} cities may still grow; those that have grown bear a +.`,
      }),
  },
  final: {
    track: 'On the track',
    income: 'Income',
    links: 'Links',
    out: 'out of the match',
    ties: 'Equal points are told apart by income, then by the number of the last action tile.',
  },
}
