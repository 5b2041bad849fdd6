import * as ageOfSteam from './age-of-steam/greedy.ts'
import { type Bot, playing } from './bot.ts'
import { GREEDY, MASTER, NOVICE, plays } from './catalogue.ts'
import { EASY, HARD } from './rail/strength.ts'
import { randomBot } from './random.ts'
import { playSpike } from './spike/greedy.ts'
import { playSpikeMaster } from './spike/master.ts'
import { playSpikeNovice } from './spike/novice.ts'
import * as steam from './steam/greedy.ts'

export type { Bot } from './bot.ts'

export const noviceBot: Bot = playing(NOVICE, {
  'age-of-steam': ageOfSteam.playingWith(EASY),
  steam: steam.playingWith(EASY),
  spike: playSpikeNovice,
})

export const greedyBot: Bot = playing(GREEDY, {
  'age-of-steam': ageOfSteam.playAgeOfSteam,
  steam: steam.playSteam,
  spike: playSpike,
})

export const masterBot: Bot = playing(MASTER, {
  'age-of-steam': ageOfSteam.playingWith(HARD),
  steam: steam.playingWith(HARD),
  spike: playSpikeMaster,
})

export const bots: readonly Bot[] = [greedyBot, noviceBot, masterBot, randomBot]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)

export const botsFor = (game: string): readonly Bot[] => bots.filter((bot) => plays(bot, game))
