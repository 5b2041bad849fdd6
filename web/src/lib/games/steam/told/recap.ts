import type { Steam } from '#engine/steam/rules.ts'
import type { Event } from '#engine/steam/types.ts'
import { figure, signed } from '#worker/both/language/grammar.ts'
import { dollars, say, spoken } from '../../../texts/language.svelte.ts'
import type { RecapWords } from '../../contract/recap/recap.ts'
import { type Deed, deedAlike, railDoings } from '../../rail/told/recap.ts'
import { TALLIES } from '../tallies.ts'
import { worldOf } from '../world.ts'
import { told } from './journal.ts'

const COUNTED = ['Cash', 'Income', 'Points', 'Loco'] as const

function deedOf(event: Event): Deed | null {
  switch (event.type) {
    case 'raised':
      return { what: 'raised', money: event.cash }
    case 'wonPlace':
      return event.position === 1 ? { what: 'first' } : { what: 'little' }
    case 'selected':
      return event.use === 'use' ? { what: 'took', action: say('steam/table').actions[event.tile] } : { what: 'little' }
    case 'urbanized':
      return { what: 'laid', city: event.hex }
    case 'grew':
      return { what: 'laid' }
    case 'gaveUp':
      return { what: 'lost', amount: event.points + event.income }
    default:
      return deedAlike(event)
  }
}

export const recap: RecapWords<Steam> = {
  hint: spoken(() => import('./hint.ts'), 'steam/hint', 'rail/hint'),
  tallies: () => {
    const { figures } = say('steam/table')
    return COUNTED.flatMap((counted) =>
      TALLIES.filter(({ name }) => name === counted).map((tally) => {
        const isMoney = counted === 'Cash'
        const now = isMoney ? dollars : counted === 'Income' ? signed : figure
        return { ...tally, label: figures[counted].label, isMoney, now }
      }),
    )
  },
  doings: ({ rules, state, nameOf }, events) => railDoings(events, worldOf(rules, state, nameOf), deedOf),
  tell: told,
}
