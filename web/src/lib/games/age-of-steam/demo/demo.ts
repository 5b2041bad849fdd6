import { ageOfSteam as rules } from '#engine/age-of-steam/played.ts'
import type { Event, State } from '#engine/age-of-steam/types.ts'
import { playAgeOfSteam } from '#engine/bots/age-of-steam/greedy.ts'
import { seededChance } from '#engine/core/index.ts'

export interface DemoStep {
  readonly state: State
  readonly events: readonly Event[]
}

const SEATS = 4
const MAP = 'rust-belt'

/** A match that bots play against each other, here in the browser, move by move; when one ends another begins. */
export function* demoMatch(seed: string): Generator<DemoStep, never> {
  for (let match = 0; ; match++) {
    const options = Object.fromEntries(rules.options(MAP).map((field) => [field.id, field.default]))
    let state = rules.setup({ map: MAP, options, seats: SEATS }, seededChance(seed, `${match}`))
    for (let move = 0; state.stage.phase !== 'over'; move++) {
      const chance = seededChance(seed, `${match}/${move}`)
      const seat = rules.turn(state).seats[0] ?? 0
      const action = playAgeOfSteam(rules, state, seat, (n) => chance.die('bot', n) - 1)
      const step = rules.play(state, seat, action, chance)
      if (!step.ok) throw new Error(`the bot was refused: ${step.refusal.rule}`)
      state = step.state
      yield { state, events: step.events }
    }
  }
}
