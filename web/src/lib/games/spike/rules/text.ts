import { RAIL_TYPES } from '#engine/spike/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import { type RulesText, type RuleTable, ruleWriter } from '../../contract/rules/rulesText.ts'

const rule = ruleWriter('SPK-')

export function rulesText(): RulesText {
  const { lead, sections } = say('spike/rules')
  return {
    lead,
    sections: Object.entries(sections).map(([id, { rules, ...heads }]) => ({
      id,
      ...heads,
      rules: Object.entries(rules).map(([ids, text]) => rule(ids, text)),
      ...(id === 'goal' ? { table: lines() } : {}),
    })),
  }
}

function lines(): RuleTable {
  const { caption, type, line } = say('spike/rules').lines
  const { rails } = say('spike/names')
  return { caption, head: [type, line], rows: RAIL_TYPES.map((one) => [rails[one].name, rails[one].pattern]) }
}
