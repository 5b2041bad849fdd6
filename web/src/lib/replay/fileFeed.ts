import type { Mirror } from '#client/mirror.ts'
import { SILENCE } from '#client/talk.ts'
import type { MatchFile, Played, ReplayStep, Rules } from '#engine/core/index.ts'
import type { Feed } from '../session/feed.ts'

/** A match that comes from a file: everything has happened, nobody is at the other end. */
export function fileFeed(match: MatchFile, rules: Rules, [opening, ...steps]: readonly ReplayStep[]): Feed {
  const mirror: Mirror = {
    rules,
    seq: steps.length - 1,
    base: opening?.state,
    steps: steps.map(({ state, events }, seq) => ({
      seq,
      at: 0,
      played: match.log[seq] as Played,
      state,
      events,
    })),
    whole: true,
  }
  const over = rules.result(steps.at(-1)?.state ?? opening?.state) !== null
  return {
    file: match,
    line: 'open',
    closeCode: 0,
    barred: null,
    table: {
      id: '',
      status: over ? 'over' : 'running',
      game: match.game,
      rules: match.rules,
      map: match.map,
      options: match.options,
      seats: match.seats.map(({ name, bot }) => ({
        name,
        bot: bot ?? null,
        held: bot === undefined,
        present: true,
        away: null,
      })),
      private: false,
      clock: null,
      origin: null,
      commitment: null,
      seed: null,
      watching: 0,
      hostAway: null,
      next: null,
    },
    you: { seats: [], host: false, eyes: null },
    mirror,
    talk: SILENCE,
    outbox: [],
    mayShowAhead: false,
    act: nobodyHears,
    undo: nobodyHears,
    command: nobodyHears,
    greet: nobodyHears,
    see: nobodyHears,
    close: nobodyHears,
  }
}

function nobodyHears(): void {
  // Nothing on a page that shows a file asks for it: nobody sits here.
}
