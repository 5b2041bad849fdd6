import type { Spike } from '#engine/spike/rules.ts'
import type { Event, State } from '#engine/spike/types.ts'
import type { Tell } from '../../contract/ui.ts'
import { worldOf } from '../world.ts'
import { lineOf } from './journal.ts'

export const told: Tell = ({ rules, state, eyes, nameOf }) => {
  const world = worldOf(rules as Spike, state as State, eyes, nameOf)
  return (event) => lineOf(event as Event, world)
}
