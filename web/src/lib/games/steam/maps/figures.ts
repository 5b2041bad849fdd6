import { type Rules, seededChance } from '#engine/core/index.ts'
import { roundsFor } from '#engine/steam/flow.ts'
import { steam } from '#engine/steam/index.ts'
import type { State } from '#engine/steam/types.ts'
import type { Terrain } from '#engine/track/board.ts'
import type { BoardScene } from '../../../board/scene.ts'
import { countedOn, type MapFigures } from '../../rail/maps/figures.ts'
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

/** The board as a match might begin on it; always the same one. */
export function openingOf(map: string): BoardScene {
  const rules = steam as Rules
  const options = Object.fromEntries(rules.options(map).map((field) => [field.id, field.default]))
  return worldOf(steam, rules.setup({ map, options, seats: 4 }, seededChance('maps', map)) as State, String).scene
}
