import type { FullRules, Pick, Rules, Seat, SomeAction } from '../core/rules.ts'
import type { BotInfo } from './catalogue.ts'
import { finished, inOneGo, type Thinking } from './thinking.ts'

/** A player made of code. It sees the view of its seat and nothing else. */
export interface Bot extends BotInfo {
  /** Chooses a legal action. `pick` is its only source of randomness. */
  choose(rules: FullRules, view: unknown, seat: Seat, pick: Pick): SomeAction
  /** The same action, thought about step by step. */
  think(rules: FullRules, view: unknown, seat: Seat, pick: Pick): Thinking<SomeAction>
}

/** How a bot chooses that needs no more of a game than whoever plays it. */
export type Choice = (rules: Rules, view: unknown, seat: Seat, pick: Pick) => Thinking<SomeAction>

/** One bot that plays each game by what was written for it. */
export const playing = (info: BotInfo, players: Readonly<Record<string, Choice>>): Bot => {
  const think: Bot['think'] = (rules, view, seat, pick) => {
    const choice = players[rules.id]
    if (!choice) throw new Error(`${info.id} does not play ${rules.id}`)
    return choice(rules, view, seat, pick)
  }
  return { ...info, think, choose: (...at) => finished(think(...at)) }
}

/** A bot that has its answer at once. */
export const atOnce = (info: BotInfo, choose: Bot['choose']): Bot => ({
  ...info,
  choose,
  think: (...at) => inOneGo(() => choose(...at)),
})
