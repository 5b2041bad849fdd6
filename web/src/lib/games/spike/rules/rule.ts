import { ruleWriter } from '../../rulesText.ts'

export const rule = ruleWriter('SPK-')
