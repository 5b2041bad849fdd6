import type { Spike } from '#engine/spike/rules.ts'
import type { Tell } from '../../contract/ui.ts'
import { worldOf } from '../world.ts'
import { lineOf } from './journal.ts'

export const told: Tell<Spike> = ({ rules, state, eyes, nameOf }) => {
  const world = worldOf(rules, state, eyes, nameOf)
  return (event) => lineOf(event, world)
}
