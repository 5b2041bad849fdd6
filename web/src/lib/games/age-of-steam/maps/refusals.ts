import type { Sentences } from '../../common/texts/refusals.ts'

const found = import.meta.glob<Sentences>('./*/refusals.ts', { eager: true, import: 'REFUSALS' })

/** What rules of maps say no with: `refusals.ts` in a map's folder. */
export const REFUSALS_OF_MAPS: Sentences = Object.assign({}, ...Object.values(found))
