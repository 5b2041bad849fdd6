import type { Sentences } from '../../../common/texts/refusals.ts'

export const REFUSALS: Sentences = {
  'AOS-WUS-09': () => 'Until the continent is crossed all your track must hang together.',
}
