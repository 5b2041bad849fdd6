import {
  type Action,
  ageOfSteam,
  type Good,
  type Letter,
  type Moves,
  NEW_CITIES,
  type State,
} from '#engine/age-of-steam/index.ts'
import { noChance } from '#engine/core/chance.ts'
import { SIDES } from '#engine/hex/layout.ts'
import { NO_HEX, neighbourOf } from '#engine/track/board.ts'
import type { Placement } from '#engine/track/offers.ts'

/** What somebody would do who wants to see a rule of a map at work, worked out from what the rules offer. */
type Building = Extract<Moves, { ask: 'build' }>
type Build = Extract<Action, { type: 'build' }>

const nameAt = (state: State, hex: number): string => ageOfSteam.game(state.map).board.hexes[hex]?.name ?? ''

export const buildMoves = (state: State, seat: number): Building => ageOfSteam.moves(state, seat) as Building

export function after(state: State, seat: number, action: Action): State {
  const step = ageOfSteam.play(state, seat, action, noChance)
  if (!step.ok) throw new Error(step.refusal.rule)
  return step.state
}

/** All builds that are offered and of which this is true. */
export const buildsOf = ({ sites }: Building, wanted: (placement: Placement, hex: string) => boolean): Build[] =>
  sites.flatMap(({ hex, placements }) =>
    placements
      .filter((placement) => wanted(placement, hex))
      .map(({ tile, rotation }): Build => ({ type: 'build', hex, tile, rotation })),
  )

/** Track that ends in the open. */
export const unfinished = (moves: Building): Build | undefined =>
  buildsOf(moves, ({ kind, completes }) => kind === 'place' && completes.length === 0).find(
    ({ tile }) => tile === 'straight',
  )

/** Two builds that link one of these places with a town on which this cube lies. */
export function linkToTown(state: State, seat: number, places: readonly string[], cube: Good): Build[] | null {
  const { board } = ageOfSteam.game(state.map)
  const ends = places.map((name) => board.hexes.find((hex) => hex.place?.name === name)?.name ?? '')
  const hasCube = (hex: string): boolean => state.cubes[board.byName.get(hex) ?? -1]?.includes(cube) ?? false
  const beside = new Set(ends.flatMap((hex) => neighboursOf(state, hex)))
  for (const first of buildsOf(buildMoves(state, seat), (_, hex) => beside.has(hex))) {
    const linking = buildsOf(buildMoves(after(state, seat, first), seat), ({ tile, completes }) =>
      completes.some(
        ({ from, to }) => tile === 't1' && [from, to].some(hasCube) && [from, to].some((end) => ends.includes(end)),
      ),
    )
    if (linking[0]) return [first, linking[0]]
  }
  return null
}

/** A New City of the colour of a cube beside it, and track under that cube. */
export function cityBesideCube(state: State, seat: number): { readonly city: Action; readonly track: Build } | null {
  const { urbanize } = buildMoves(state, seat)
  for (const hex of urbanize?.hexes ?? []) {
    for (const letter of urbanize?.letters ?? []) {
      const cubes = neighboursOf(state, hex).filter((near) => takes(letter, cubesAt(state, near)))
      if (cubes.length === 0) continue
      const city: Action = { type: 'urbanize', hex, letter }
      const [track] = buildsOf(buildMoves(after(state, seat, city), seat), (_, near) => cubes.includes(near))
      if (track) return { city, track }
    }
  }
  return null
}

const takes = (letter: Letter, cubes: readonly Good[]): boolean =>
  cubes.some((cube) => cube === NEW_CITIES[letter].color)

const cubesAt = ({ map, cubes }: State, hex: string): readonly Good[] =>
  cubes[ageOfSteam.game(map).board.byName.get(hex) ?? -1] ?? []

function neighboursOf(state: State, hex: string): string[] {
  const { board } = ageOfSteam.game(state.map)
  const at = board.byName.get(hex) ?? -1
  return SIDES.map((side) => neighbourOf(board, at, side)).flatMap((near) =>
    near === NO_HEX ? [] : [nameAt(state, near)],
  )
}
