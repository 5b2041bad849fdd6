import type { Sentences } from '../../../common/texts/refusals.ts'

export const REFUSALS: Sentences = {
  'AOS-GER-07': ({ hex }) =>
    hex === undefined
      ? 'There is no build of this turn to take back.'
      : `No track may stay unfinished, and the one at ${hex} is. Finish it, or take it back.`,
  'AOS-GER-09': () => 'Somebody has this link already.',
}
