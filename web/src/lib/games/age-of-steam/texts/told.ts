import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Event, State } from '#engine/age-of-steam/types.ts'
import type { Tell } from '../../contract/ui.ts'
import { worldOf } from '../world.ts'
import { lineOf } from './journal.ts'

export const told: Tell = ({ rules, state, nameOf }) => {
  const world = worldOf(rules as AgeOfSteam, state as State, nameOf)
  return (event) => lineOf(event as Event, world)
}
