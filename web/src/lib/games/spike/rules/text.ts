import { type RulesText, ruleWriter } from '../../rulesText.ts'

const rule = ruleWriter('SPK-')

export const TEXT: RulesText = { lead: '', sections: [{ id: 'x', title: 'x', lead: '', rules: [rule('END-01', 'x')] }] }
