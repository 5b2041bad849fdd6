/** What there is to know about a bot without its code: for lobbies and lists. */
export interface BotInfo {
  readonly id: string
  readonly name: string
  /** One sentence for the lobby. */
  readonly about: string
  /** Games it can play; absent for a bot that plays them all. */
  readonly games?: readonly string[]
}

export const GREEDY: BotInfo = {
  id: 'greedy',
  name: 'Dispatcher',
  about: 'Builds short links, delivers what pays best and wastes nothing.',
  games: ['age-of-steam', 'steam', 'spike'],
}

export const RANDOM: BotInfo = { id: 'random', name: 'Wanderer', about: 'Does something legal, whatever it is.' }

/**
 * What bots on seats are called, so that three of one kind are told apart at a glance: short, as players' names should
 * be, and things of the railway rather than people. Beside each stands that it is a bot.
 */
export const BOT_NAMES = [
  'Axle',
  'Buffer',
  'Piston',
  'Ember',
  'Gauge',
  'Rivet',
  'Sleeper',
  'Tinder',
  'Whistle',
  'Coupler',
] as const

/** The name of a bot on this seat: the seat's own, or the next that is free. */
export function botName(seat: number, isTaken: (name: string) => boolean): string {
  for (let round = 1; ; round++) {
    for (let i = 0; i < BOT_NAMES.length; i++) {
      const name = BOT_NAMES[(seat + i) % BOT_NAMES.length] as string
      const numbered = round === 1 ? name : `${name} ${round}`
      if (!isTaken(numbered)) return numbered
    }
  }
}

/** Every bot there is, the one to offer first in front. */
export const catalogue: readonly BotInfo[] = [GREEDY, RANDOM]

export const botInfo = (id: string): BotInfo | undefined => catalogue.find((bot) => bot.id === id)

export const botsOffered = (game: string): readonly BotInfo[] => catalogue.filter((bot) => plays(bot, game))

export const plays = (bot: BotInfo, game: string): boolean => bot.games?.includes(game) ?? true
