import type { FullRules, Pick, Seat, SomeAction } from '#engine/core/index.ts'

/** Who chooses for a bot; null where that failed. */
export interface Players {
  choose(bot: string, rules: FullRules, view: unknown, seat: Seat, pick: Pick): SomeAction | null
}
