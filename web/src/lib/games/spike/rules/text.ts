import type { RulesText } from '../../contract/rulesText.ts'
import { BEGINNING } from './beginning.ts'
import { END } from './end.ts'
import { RAILWAYS } from './railways.ts'
import { TRAINS } from './trains.ts'

export const TEXT: RulesText = {
  lead: 'Spike for two to four players, basic and advanced, told in our own words. Where the printed rules are silent or unclear this says how it is played here. Every paragraph has an address, and every refusal at a table leads to one.',
  sections: [...BEGINNING, ...RAILWAYS, ...TRAINS, ...END],
}
