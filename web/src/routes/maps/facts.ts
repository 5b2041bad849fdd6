import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import { type Rules, seededChance } from '#engine/core/index.ts'
import type { Hex, Terrain } from '#engine/track/board.ts'
import type { BoardScene } from '#lib/board/scene.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'

export interface Ground {
  readonly terrain: Terrain
  readonly count: number
  /** Of a simple tile on it. */
  readonly price: number
}

/** A map in figures. */
export interface MapFigures {
  readonly cities: number
  readonly terminals: number
  readonly towns: number
  /** Open hexes, those with a printed price apart. */
  readonly grounds: readonly Ground[]
  readonly printed: { readonly count: number; readonly least: number; readonly most: number } | null
  /** By number of players. */
  readonly rounds: readonly { readonly seats: number; readonly rounds: number }[]
  readonly cubes: number
  readonly cotton: number
}

const TERRAINS: readonly Terrain[] = ['plain', 'river', 'swamp', 'mountain']

export function figuresOf({ data }: MapDefinition): MapFigures {
  const { board, steps } = ageOfSteam.game(data.id)
  const places = board.hexes.flatMap(({ place }) => place ?? [])
  const open = board.hexes.filter(({ place }) => place === null)
  const printed = open.flatMap(({ cost }) => cost ?? [])
  const priceOf = (hex: Hex) => steps.terrainPrice(hex, 'simple').reduce((sum, { amount }) => sum + amount, 0)
  const [least, most] = data.players
  const { white, ...bag } = steps.cubes
  return {
    cities: places.filter(({ kind, terminal }) => kind === 'city' && !terminal).length,
    terminals: places.filter(({ terminal }) => terminal).length,
    towns: places.filter(({ kind }) => kind === 'town').length,
    grounds: TERRAINS.flatMap((terrain): Ground[] => {
      const hexes = open.filter((hex) => hex.terrain === terrain && hex.cost === null)
      return hexes[0] ? [{ terrain, count: hexes.length, price: priceOf(hexes[0]) }] : []
    }),
    printed:
      printed.length > 0 ? { count: printed.length, least: Math.min(...printed), most: Math.max(...printed) } : null,
    rounds: Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i, rounds: steps.rounds(least + i) })),
    cubes: Object.values(bag).reduce((sum, count) => sum + count, 0),
    cotton: white,
  }
}

/** The board as a match might begin on it; always the same one. */
export function openingOf({ data }: MapDefinition): BoardScene {
  const rules: Rules = ageOfSteam
  const options = Object.fromEntries(rules.options(data.id).map((field) => [field.id, field.default]))
  const setup = { map: data.id, options, seats: data.players[0] }
  return worldOf(ageOfSteam, rules.setup(setup, seededChance('maps', data.id)) as State, String).scene
}
