import { ageOfSteam as rules } from '#engine/age-of-steam/played.ts'
import type { Event, State } from '#engine/age-of-steam/types.ts'
import { playingWith } from '#engine/bots/age-of-steam/greedy.ts'
import { EASY } from '#engine/bots/rail/strength.ts'
import { finished } from '#engine/bots/thinking.ts'
import { seededChance } from '#engine/core/index.ts'

export interface DemoStep {
  readonly state: State
  readonly events: readonly Event[]
}

/** Whoever comes only to look need not wait for good moves. */
const choose = playingWith(EASY)

const SEATS = 4
const MAP = 'rust-belt'

/** So many moves have been made when one comes to see it. */
const FAR_IN = 150

/** What is worth looking at of a match that is under way already: money and auctions pass in between. */
export function* demoSteps(seed: string): Generator<DemoStep, never> {
  const match = demoMatch(seed)
  for (let move = 0; ; move++) {
    const step = match.next().value
    if (move >= FAR_IN && step.events.some(({ type }) => WORTH_SEEING.has(type))) yield step
  }
}

const WORTH_SEEING: ReadonlySet<Event['type']> = new Set<Event['type']>(['built', 'delivered', 'urbanized'])

/** A match that bots play against each other, move by move; when one ends another begins. */
export function* demoMatch(seed: string): Generator<DemoStep, never> {
  for (let match = 0; ; match++) {
    const options = Object.fromEntries(rules.options(MAP).map((field) => [field.id, field.default]))
    let state = rules.setup({ map: MAP, options, seats: SEATS }, seededChance(seed, `${match}`))
    for (let move = 0; state.stage.phase !== 'over'; move++) {
      const chance = seededChance(seed, `${match}/${move}`)
      const seat = rules.turn(state).seats[0] ?? 0
      const action = finished(choose(rules, state, seat, (n) => chance.die('bot', n) - 1))
      const step = rules.play(state, seat, action, chance)
      if (!step.ok) throw new Error(`the bot was refused: ${step.refusal.rule}`)
      state = step.state
      yield { state, events: step.events }
    }
  }
}
