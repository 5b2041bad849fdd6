/** What there is to know about a bot without its code: for lobbies and lists. */
export interface BotInfo {
  readonly id: string
  /** Games it can play; absent for a bot that plays them all. */
  readonly games?: readonly string[]
}

const OURS = ['age-of-steam', 'steam', 'spike']

/** Easy, medium and hard. Running tables know the one in the middle by its id. */
export const NOVICE: BotInfo = { id: 'novice', games: OURS }
export const GREEDY: BotInfo = { id: 'greedy', games: OURS }
export const MASTER: BotInfo = { id: 'master', games: OURS }

export const RANDOM: BotInfo = { id: 'random' }

/** Every bot there is, the one to offer first in front. */
export const catalogue: readonly BotInfo[] = [GREEDY, NOVICE, MASTER, RANDOM]

export const botsOffered = (game: string): readonly BotInfo[] => catalogue.filter((bot) => plays(bot, game))

export const plays = (bot: BotInfo, game: string): boolean => bot.games?.includes(game) ?? true
