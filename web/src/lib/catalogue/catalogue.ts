import type { MapInfo } from '#engine/core/index.ts'

/**
 * What there is to play, without its rules: for the first paint, for the first word to a table, and for lists. The rules
 * and everything else about a game are loaded when they are needed; a test compares this with what the engine says.
 */
export interface Entry {
  readonly id: string
  readonly name: string
  /** Of the rules that this client brings along. */
  readonly version: number
  readonly maps: readonly Pick<MapInfo, 'id' | 'name' | 'seats'>[]
}

export const CATALOGUE: readonly Entry[] = [
  {
    id: 'age-of-steam',
    name: 'Age of Steam',
    version: 1,
    maps: [
      { id: 'rust-belt', name: 'Rust Belt', seats: [3, 6] },
      { id: 'western-us', name: 'Western U.S.', seats: [3, 6] },
      { id: 'southern-us', name: 'Southern U.S.', seats: [3, 6] },
      { id: 'germany', name: 'Germany', seats: [3, 6] },
      { id: 'barbados', name: 'Barbados', seats: [1, 1] },
      { id: 'st-lucia', name: 'St. Lucia', seats: [2, 2] },
    ],
  },
  {
    id: 'steam',
    name: 'Steam',
    version: 1,
    maps: [
      { id: 'steam-northeast', name: 'Southeast Canada / Northeast USA', seats: [3, 6] },
      { id: 'steam-ruhr', name: 'Ruhr area and lower Rhine', seats: [3, 6] },
    ],
  },
  {
    id: 'spike',
    name: 'Spike',
    version: 1,
    maps: [{ id: 'eastern-us', name: 'Eastern United States', seats: [2, 4] }],
  },
]

export const entryOf = (game: string): Entry | undefined => CATALOGUE.find((entry) => entry.id === game)

export const gameName = (game: string): string => entryOf(game)?.name ?? game

export const mapName = (game: string, map: string): string =>
  entryOf(game)?.maps.find(({ id }) => id === map)?.name ?? map
