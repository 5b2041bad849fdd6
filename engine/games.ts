import { ageOfSteam } from './age-of-steam/index.ts'
import type { Rules } from './core/rules.ts'
import { spike } from './spike/index.ts'
import { steam } from './steam/index.ts'

/** Every game there is a table for. */
export const games: readonly Rules[] = [ageOfSteam as Rules, steam as Rules, spike as Rules]

export const gameById = (id: string): Rules | undefined => games.find((game) => game.id === id)
