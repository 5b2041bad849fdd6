import type { Steam } from '#engine/steam/rules.ts'
import type { Event, State } from '#engine/steam/types.ts'
import type { Tell } from '../../contract/ui.ts'
import { worldOf } from '../world.ts'
import { lineOf } from './journal.ts'

export const told: Tell = ({ rules, state, nameOf }) => {
  const world = worldOf(rules as Steam, state as State, nameOf)
  return (event) => lineOf(event as Event, world)
}
