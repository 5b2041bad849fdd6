/** How long bots let people look at each of their moves: as long as it takes to read along, a moment, or not at all. */
export const BOT_PACES = ['read', 'quick', 'once'] as const
export type BotPace = (typeof BOT_PACES)[number]

/** As many times as the service pauses otherwise. */
export const PAUSES: Readonly<Record<BotPace, number>> = { read: 3, quick: 1, once: 0 }
