import type { Steam } from '#engine/steam/rules.ts'
import type { Tell } from '../../contract/ui.ts'
import { worldOf } from '../world.ts'
import { lineOf } from './journal.ts'

export const told: Tell<Steam> = ({ rules, state, nameOf }) => {
  const world = worldOf(rules, state, nameOf)
  return (event) => lineOf(event, world)
}
