import type { Bot } from './bot.ts'
import { plays } from './catalogue.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

export type { Bot } from './bot.ts'

export const bots: readonly Bot[] = [greedyBot, randomBot]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)

export const botsFor = (game: string): readonly Bot[] => bots.filter((bot) => plays(bot, game))
