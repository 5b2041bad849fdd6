import { chooseGreedily as inAgeOfSteam } from './age-of-steam/greedy.ts'
import type { Bot } from './bot.ts'
import { GREEDY } from './catalogue.ts'
import { chooseGreedily as inSteam } from './steam/greedy.ts'

/** How the same bot plays each game. */
const IN_GAME: Readonly<Record<string, Bot['choose']>> = { 'age-of-steam': inAgeOfSteam, steam: inSteam }

export const greedyBot: Bot = {
  ...GREEDY,
  choose(rules, view, seat, pick) {
    const choose = IN_GAME[rules.id]
    if (!choose) throw new Error(`${GREEDY.name} does not play ${rules.name}`)
    return choose(rules, view, seat, pick)
  },
}
