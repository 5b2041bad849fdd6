import type { FullRules, Pick, Rules, Seat, SomeAction } from '../core/rules.ts'
import type { BotInfo } from './catalogue.ts'

/** A player made of code. It sees the view of its seat and nothing else. */
export interface Bot extends BotInfo {
  /** Chooses a legal action. `pick` is its only source of randomness. */
  choose(rules: FullRules, view: unknown, seat: Seat, pick: Pick): SomeAction
}

/** How a bot chooses that needs no more of a game than whoever plays it. */
export type Choice = (rules: Rules, view: unknown, seat: Seat, pick: Pick) => SomeAction

/** One bot that plays each game by what was written for it. */
export const playing = (info: BotInfo, players: Readonly<Record<string, Choice>>): Bot => ({
  ...info,
  choose(rules, view, seat, pick) {
    const choose = players[rules.id]
    if (!choose) throw new Error(`${info.id} does not play ${rules.id}`)
    return choose(rules, view, seat, pick)
  },
})
