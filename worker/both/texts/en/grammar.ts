import { grammarOf } from '../../language/grammar.ts'

export const texts = grammarOf('en', (amount) => `$${amount}`)
