import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Tell } from '../../contract/ui.ts'
import { worldOf } from '../world.ts'
import { lineOf } from './journal.ts'

export const told: Tell<AgeOfSteam> = ({ rules, state, nameOf }) => {
  const world = worldOf(rules, state, nameOf)
  return (event) => lineOf(event, world)
}
