import { dollars } from '../../../../texts/words.ts'
import type { Sentences } from '../../../common/texts/refusals.ts'

export const REFUSALS: Sentences = {
  'AOS-STL-03': ({ price }) => `Going first costs ${dollars(Number(price))}, and you have less.`,
}
