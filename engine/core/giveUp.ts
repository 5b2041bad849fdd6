import { shapedAction } from './shape.ts'

/**
 * What every game takes from a seat that is asked, whatever it is asked: the seat has no part in the match any more and
 * ranks behind all that have (GIVE-01). Rules list it among no moves and no bot plays it, so it is no action of a game:
 * a table does it for somebody whose time is over.
 */
export const GIVE_UP = { type: 'giveUp' } as const

export const isGivingUp = (raw: unknown): boolean => shapedAction<typeof GIVE_UP>({ giveUp: {} }, raw).ok
