import { grammarOf } from '../../language/grammar.ts'
import { hungarian } from '../../language/hungarian.ts'

/** A sum is never torn from its sign at the end of a line. */
export const texts = { ...grammarOf('hu', (amount) => `${amount}\u00a0$`), ...hungarian }
