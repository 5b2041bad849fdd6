import { botsOffered, GREEDY } from '#engine/bots/catalogue.ts'
import { remember, remembered } from '../device/storage.ts'

const KEY = 'opponent'

/** The bots that one may play against alone, the easiest first; whoever does just anything is no opponent. */
export const OPPONENTS = ['novice', 'greedy', 'master'] as const

/** Whom this device likes to play against. */
export const likedOpponent = (): string => remembered<string>(KEY, GREEDY.id)

/** The same for a game that not all of them may play. */
export function opponent(game: string): string {
  const offered = botsOffered(game).map(({ id }) => id)
  const liked = likedOpponent()
  return offered.includes(liked) ? liked : (offered[0] ?? '')
}

export const likeOpponent = (bot: string): void => remember(KEY, bot)
