import { ageOfSteam } from './age-of-steam/index.ts'
import type { FullRules } from './core/rules.ts'
import { spike } from './spike/index.ts'
import { steam } from './steam/index.ts'

/** Every game there is a table for. */
export const games: readonly FullRules[] = [ageOfSteam as FullRules, steam as FullRules, spike as FullRules]

export const gameById = (id: string): FullRules | undefined => games.find((game) => game.id === id)
