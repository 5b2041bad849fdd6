import type { Pack } from '../../areas.ts'
import { texts as table } from './table.ts'
import { texts as told } from './told.ts'

export const pack: Pack = {
  base: { 'age-of-steam/table': table, 'age-of-steam/told': told },
  files: import.meta.glob([
    './*.ts',
    '!./{index,table,told}.ts',
    // What maps say lies in their folders.
    '../../../games/age-of-steam/maps/*/texts/de/*.ts',
  ]),
}
