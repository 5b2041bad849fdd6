import type { Pack } from '../../areas.ts'
import { texts as names } from './names.ts'
import { texts as table } from './table.ts'

export const pack: Pack = {
  base: { 'spike/names': names, 'spike/table': table },
  files: import.meta.glob(['./*.ts', '!./{index,names,table}.ts']),
}
