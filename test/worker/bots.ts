import { type Bot, bots as realBots } from '../../engine/bots/index.ts'

export type { Bot }

/** Throws whenever it is asked. */
const thrower: Bot = {
  id: 'thrower',
  choose: () => {
    throw new Error('a bot with a bug')
  },
}

/** Always asks for something the rules refuse. */
const cheat: Bot = { id: 'cheat', choose: () => ({ type: 'take', n: 1000 }) }

/** Tells what it was shown, by taking as many as secrets are visible. */
const peeper: Bot = {
  id: 'peeper',
  games: ['stones'],
  choose: (_rules, view) => {
    const { secrets } = view as { secrets: (number | null)[] }
    return { type: 'take', n: secrets.filter((secret) => secret !== null).length }
  },
}

export const bots: readonly Bot[] = [...realBots, thrower, cheat, peeper]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)

export const botsFor = (game: string): readonly Bot[] => bots.filter((bot) => bot.games?.includes(game) ?? true)
