import { mapName as nameOfMap } from '#worker/both/offered.ts'
import { say } from '../texts/language.svelte.ts'
import { CATALOGUE, type Entry } from './games.ts'

/**
 * What there is to play, without its rules: for the first paint, for the first word to a table, and for lists. The rules
 * and everything else about a game are loaded when they are needed.
 */
export { CATALOGUE, type Entry }

export const entryOf = (game: string): Entry | undefined => CATALOGUE.find((entry) => entry.id === game)

export const gameName = (game: string): string => entryOf(game)?.name ?? game

export const mapName = (map: string): string => nameOfMap(say('maps'), map)
