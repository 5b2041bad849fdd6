export { factsOf } from '../maps/texts.ts'
export { endOf, roundOf } from './round.ts'
