import { greedyBot } from './age-of-steam/greedy.ts'
import type { Bot } from './bot.ts'
import { randomBot } from './random.ts'

export type { Bot } from './bot.ts'

export const bots: readonly Bot[] = [greedyBot, randomBot]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)

export const botsFor = (game: string): readonly Bot[] => bots.filter((bot) => bot.games?.includes(game) ?? true)
