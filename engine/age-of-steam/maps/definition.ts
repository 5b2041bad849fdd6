import type { OptionField } from '../../core/file/options.ts'
import type { MapData } from '../../track/board.ts'
import type { MapSteps } from '../steps.ts'

/** A map: its board as data, and whatever it does differently from the base as overrides of named steps. */
export interface MapDefinition {
  readonly data: MapData
  /** Options that only this map has. */
  readonly options?: readonly OptionField[]
  readonly steps?: Partial<MapSteps>
}
