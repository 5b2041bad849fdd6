import { ruleWriter } from '../../contract/rulesText.ts'

export const rule = ruleWriter('SPK-')
