import type { FullRules } from '#engine/core/index.ts'
import { gameById as realGameById, games as realGames } from '../../engine/games.ts'
import { stones } from './stones.ts'

/** What `#engine/games.ts` is in these tests: the real games, and one without hexes, with secrets and open turns. */
export const games: readonly FullRules[] = [...realGames, stones as FullRules]

export const gameById = (id: string): FullRules | undefined =>
  id === stones.id ? (stones as FullRules) : realGameById(id)
