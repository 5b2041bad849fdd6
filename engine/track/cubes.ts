import type { HexIndex } from './board.ts'

/** What lies where: no hex is listed that holds nothing, so that equal boards are equal. */
export type Cubes<Good> = Readonly<Record<HexIndex, readonly Good[]>>

export function withCubes<Good>(cubes: Cubes<Good>, hex: HexIndex, more: readonly Good[]): Cubes<Good> {
  return more.length === 0 ? cubes : { ...cubes, [hex]: [...(cubes[hex] ?? []), ...more] }
}

/** Without one cube of this kind. */
export function withoutCube<Good>(cubes: Cubes<Good>, hex: HexIndex, cube: Good): Cubes<Good> {
  const here = [...(cubes[hex] ?? [])]
  here.splice(here.indexOf(cube), 1)
  if (here.length > 0) return { ...cubes, [hex]: here }
  const { [hex]: _, ...elsewhere } = cubes
  return elsewhere
}
