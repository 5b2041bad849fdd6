import type * as v from 'valibot'
import { NAME, nameFault } from '#engine/core/index.ts'
import { wrongName } from '../both/faults.ts'
import { texts as faults } from '../both/texts/en/faults.ts'

/** How what is sent is read here: what is wrong with a name is said in words, of all else the library says enough. */
export const IN_WORDS: v.Config<v.BaseIssue<unknown>> = {
  message({ requirement, input, message }) {
    const wrong = requirement === NAME ? nameFault(String(input)) : null
    return wrong ? wrongName(faults, wrong) : message
  },
}
