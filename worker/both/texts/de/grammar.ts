import { grammarOf } from '../../language/grammar.ts'

/** The dollar stands first, as in the printed rules; „5 $“, which `Intl` knows, is the dollar of a bank. */
export const texts = grammarOf('de', (amount) => `$${amount}`)
