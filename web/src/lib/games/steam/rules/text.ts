import { say } from '../../../texts/language.svelte.ts'
import { type RulesText, sectionOf, sectionsOf } from '../../contract/rules/rulesText.ts'

const PREFIX = 'STM-'

/** The rules of Steam. Every rule that can refuse has its id here. */
export function rulesText(): RulesText {
  const { lead, shared, base, standard } = say('steam/rules')
  return {
    lead,
    sections: [
      ...[shared, base, standard].flatMap((sections) => sectionsOf(PREFIX, sections)),
      sectionOf(PREFIX, 'silent', say('steam/silent')),
    ],
  }
}
