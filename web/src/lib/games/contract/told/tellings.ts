import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent } from '#engine/core/index.ts'
import type { Tell, Told } from '../ui.ts'
import type { Line } from './journal.ts'

/** What a step is told with: by whose rules and eyes, and what the seats are called. */
export type Listener = Omit<Told, 'state'>

/** Settling up comes to everybody alike and is told at the end of the round, all in one. */
const SETTLING: readonly string[] = ['income', 'expenses', 'reduced', 'gaveUp', 'settled', 'grew', 'rolled', 'newOrder']
/** Nobody may miss these, whoever moved. */
const LOUD: readonly string[] = ['eliminated', 'leftMatch', 'ended']

export const isLoud = ({ type }: GameEvent): boolean => LOUD.includes(type)

/** What somebody did, in the sentences of the journal, and whatever came of it that nobody may miss. */
export function linesOf({ events, played, state }: PlayedStep, tell: Tell, listener: Listener): Line[] {
  const said = tell({ ...listener, state })
  const isTold = (event: GameEvent) =>
    isLoud(event) || (!SETTLING.includes(event.type) && (!('seat' in event) || event.seat === played.seat))
  return events.filter(isTold).flatMap((event) => said(event) ?? [])
}

/** A line as one says it. */
export const sentenceOf = ({ pieces }: Line): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')

/** The latest of these steps that there is something to tell of, looking back a little. */
export function latestTold(steps: readonly PlayedStep[], tell: Tell, listener: Listener): Line[] {
  for (const step of steps.slice(-LOOKED_BACK).reverse()) {
    const lines = linesOf(step, tell, listener)
    if (lines.length > 0) return lines
  }
  return []
}

const LOOKED_BACK = 8
