import { playAgeOfSteam } from './age-of-steam/greedy.ts'
import { type Bot, playing } from './bot.ts'
import { GREEDY, plays } from './catalogue.ts'
import { randomBot } from './random.ts'
import { playSpike } from './spike/greedy.ts'
import { playSteam } from './steam/greedy.ts'

export type { Bot } from './bot.ts'

export const greedyBot: Bot = playing(GREEDY, {
  'age-of-steam': playAgeOfSteam,
  steam: playSteam,
  spike: playSpike,
})

export const bots: readonly Bot[] = [greedyBot, randomBot]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)

export const botsFor = (game: string): readonly Bot[] => bots.filter((bot) => plays(bot, game))
