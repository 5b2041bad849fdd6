/** What there is to know about a bot without its code: for lobbies and lists. */
export interface BotInfo {
  readonly id: string
  /** Games it can play; absent for a bot that plays them all. */
  readonly games?: readonly string[]
}

export const GREEDY: BotInfo = { id: 'greedy', games: ['age-of-steam', 'steam', 'spike'] }

export const RANDOM: BotInfo = { id: 'random' }

/** Every bot there is, the one to offer first in front. */
export const catalogue: readonly BotInfo[] = [GREEDY, RANDOM]

export const botsOffered = (game: string): readonly BotInfo[] => catalogue.filter((bot) => plays(bot, game))

export const plays = (bot: BotInfo, game: string): boolean => bot.games?.includes(game) ?? true
