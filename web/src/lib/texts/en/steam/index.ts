import type { Pack } from '../../areas.ts'
import { texts as table } from './table.ts'
import { texts as told } from './told.ts'

export const pack: Pack = {
  base: { 'steam/table': table, 'steam/told': told },
  files: import.meta.glob([
    './*.ts',
    '!./{index,table,told}.ts',
    // What maps say lies in their folders.
    '../../../games/steam/maps/*/texts/en/*.ts',
  ]),
}
