import { texts as answers } from '../../both/texts/hu/answers.ts'
import { texts as maps } from '../../both/texts/hu/maps.ts'
import { texts as names } from '../../both/texts/hu/names.ts'
import { texts as standing } from '../../both/texts/hu/standing.ts'
import type { Words } from '../words.ts'
import { texts as tell } from './tell.ts'
import { texts as webhooks } from './webhooks.ts'

export const words: Words = { code: 'hu', answers, maps, names, standing, tell, webhooks }
