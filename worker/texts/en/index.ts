import { texts as answers } from '../../both/texts/en/answers.ts'
import { texts as maps } from '../../both/texts/en/maps.ts'
import { texts as names } from '../../both/texts/en/names.ts'
import { texts as standing } from '../../both/texts/en/standing.ts'
import { texts as tell } from './tell.ts'
import { texts as webhooks } from './webhooks.ts'

/** What the Worker says to people. */
export const words = { code: 'en', answers, maps, names, standing, tell, webhooks }
