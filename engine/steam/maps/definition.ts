import type { MapData } from '../../track/board.ts'

export interface MapDefinition {
  readonly data: MapData
  /** With three players every city starts with so many cubes fewer than printed (STM-SETUP-02). */
  readonly fewerCubesWithThree: number
}
