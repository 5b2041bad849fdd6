import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import { type Rules, seededChance } from '#engine/core/index.ts'
import type { BoardScene } from '../../../board/scene.ts'
import { countedOn, type MapFigures } from '../../rail/maps/figures.ts'
import { worldOf } from '../world.ts'

export function figuresOf(map: string): MapFigures {
  const { board, data, steps } = ageOfSteam.game(map)
  const [least, most] = data.players
  const { white, ...bag } = steps.cubes
  const cubes = Object.values(bag).reduce((sum, count) => sum + count, 0)
  return {
    ...countedOn(board, (hex) => steps.terrainPrice(hex, 'simple').reduce((sum, { amount }) => sum + amount, 0)),
    rounds: Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i, rounds: steps.rounds(least + i) })),
    goods: `${cubes} cubes${white > 0 ? ` and ${white} of cotton` : ''}`,
  }
}

/** The board as a match might begin on it; always the same one. */
export function openingOf(map: string): BoardScene {
  const rules = ageOfSteam as Rules
  const options = Object.fromEntries(rules.options(map).map((field) => [field.id, field.default]))
  const setup = { map, options, seats: ageOfSteam.game(map).data.players[0] }
  return worldOf(ageOfSteam, rules.setup(setup, seededChance('maps', map)) as State, String).scene
}
