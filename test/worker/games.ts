import type { Rules } from '#engine/core/index.ts'
import { gameById as realGameById, games as realGames } from '../../engine/games.ts'
import { stones } from './stones.ts'

/** What `#engine/games.ts` is in these tests: the real games, and one without hexes, with secrets and open turns. */
export const games: readonly Rules[] = [...realGames, stones as Rules]

export const gameById = (id: string): Rules | undefined => (id === stones.id ? (stones as Rules) : realGameById(id))
