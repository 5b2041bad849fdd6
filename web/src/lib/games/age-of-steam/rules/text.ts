import { say } from '../../../texts/language.svelte.ts'
import { type RulesText, sectionOf, sectionsOf } from '../../contract/rules/rulesText.ts'
import { sectionsOfMaps } from '../maps/texts.ts'

const PREFIX = 'AOS-'

/** The rules of Age of Steam. Every rule that can refuse has its id here. */
export async function rulesText(): Promise<RulesText> {
  const t = say('age-of-steam/rules')
  const maps = await sectionsOfMaps()
  return {
    lead: t.lead(maps.length),
    sections: [
      ...sectionsOf(PREFIX, t.base),
      sectionOf(PREFIX, 'silent', say('age-of-steam/silent')),
      ...maps,
      ...sectionsOf(PREFIX, t.choices),
    ],
  }
}
