import { texts as answers } from '../../both/texts/de/answers.ts'
import { texts as maps } from '../../both/texts/de/maps.ts'
import { texts as names } from '../../both/texts/de/names.ts'
import { texts as standing } from '../../both/texts/de/standing.ts'
import type { Words } from '../words.ts'
import { texts as tell } from './tell.ts'
import { texts as webhooks } from './webhooks.ts'

export const words: Words = { code: 'de', answers, maps, names, standing, tell, webhooks }
