import type { Pack } from '../../areas.ts'
import { texts as table } from './table.ts'
import { texts as told } from './told.ts'

export const pack: Pack = {
  base: { 'rail/table': table, 'rail/told': told },
  files: import.meta.glob(['./*.ts', '!./{index,table,told}.ts']),
}
