import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { BoardScene } from '../../../board/scene.ts'
import { countedOn, type MapFigures } from '../../rail/maps/figures.ts'
import { openingOn } from '../../rail/maps/opening.ts'
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

export const openingOf = (map: string): BoardScene => worldOf(ageOfSteam, openingOn(ageOfSteam, map), String).scene
