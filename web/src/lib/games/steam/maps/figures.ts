import { roundsFor } from '#engine/steam/flow.ts'
import { steam } from '#engine/steam/index.ts'
import type { Terrain } from '#engine/track/board.ts'
import type { BoardScene } from '../../../board/scene.ts'
import { countedOn, type MapFigures } from '../../rail/maps/figures.ts'
import { openingOn } from '../../rail/maps/opening.ts'
import { worldOf } from '../world.ts'

const STRAIGHT: Readonly<Record<Terrain, number>> = { plain: 2, river: 3, mountain: 4, swamp: 2 }

export function figuresOf(id: string): MapFigures {
  const { board, map } = steam.game(id)
  const [least, most] = map.data.players
  return {
    ...countedOn(board, ({ terrain }) => STRAIGHT[terrain]),
    rounds: Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i, rounds: roundsFor(least + i) })),
    goods: '96 cubes; those in the twelve supply spaces come later, group by group',
  }
}

export const openingOf = (map: string): BoardScene => worldOf(steam, openingOn(steam, map), String).scene
