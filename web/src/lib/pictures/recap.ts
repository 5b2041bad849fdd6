import { type Played, type Rules, replayEntry } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { seatName } from '#worker/both/seats.ts'
import { recap as ofAgeOfSteam } from '../games/age-of-steam/told/recap.ts'
import { type PlayedStretch, type RecapWords, recapOf, recapOfAnyGame } from '../games/contract/recap/recap.ts'
import { sentenceOf } from '../games/contract/told/tellings.ts'
import { recap as ofSpike } from '../games/spike/told/recap.ts'
import { recap as ofSteam } from '../games/steam/told/recap.ts'
import { say } from '../texts/language.svelte.ts'
import type { MissedMatch } from './contract.ts'

const all: Readonly<Record<string, RecapWords>> = {
  'age-of-steam': recapOfAnyGame(ofAgeOfSteam),
  steam: recapOfAnyGame(ofSteam),
  spike: recapOfAnyGame(ofSpike),
}

/** What somebody missed, in the sentences that their page would show; none where nobody here can tell. */
export function recapSentences({ game, seats, eyes, before, entries }: MissedMatch): readonly string[] {
  const rules = gameById(game)
  const words = Object.hasOwn(all, game) ? all[game] : undefined
  if (!rules || !words) return []
  const stretch = playedFrom(rules, before, entries)
  const nameOf = (seat: number) => seatName(say('names'), seats, seat)
  return recapOf(words, stretch, { rules, eyes, nameOf, you: eyes }).map(sentenceOf)
}

/** As a page has it; what cannot be played any more is left out. */
function playedFrom(rules: Rules, before: unknown, entries: readonly Played[]): PlayedStretch {
  const steps: PlayedStretch['steps'][number][] = []
  for (const played of entries) {
    const step = replayEntry(rules, steps.at(-1)?.state ?? before, played)
    if ('refusal' in step) break
    steps.push({ played, state: step.state, events: step.events })
  }
  return { before, steps }
}
