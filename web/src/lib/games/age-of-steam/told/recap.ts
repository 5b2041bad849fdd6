import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Event } from '#engine/age-of-steam/types.ts'
import { figure } from '#worker/both/language/grammar.ts'
import { dollars, say, spoken } from '../../../texts/language.svelte.ts'
import type { RecapWords } from '../../contract/recap/recap.ts'
import { type Deed, deedAlike, railDoings } from '../../rail/told/recap.ts'
import { TALLIES } from '../tallies.ts'
import { worldOf } from '../world.ts'
import { told } from './journal.ts'

const COUNTED = ['Money', 'Income', 'Shares', 'Loco'] as const

function deedOf(event: Event): Deed | null {
  switch (event.type) {
    case 'issued':
      return event.n > 0 ? { what: 'raised', money: event.money } : { what: 'little' }
    case 'wonAuction':
    case 'paidFirst':
      return { what: 'first' }
    case 'chose':
      return { what: 'took', action: say('age-of-steam/table').actions[event.action] }
    case 'urbanized':
      return { what: 'laid', city: event.hex }
    case 'tookLink':
      return { what: 'laid', links: [event] }
    case 'expenses':
      return event.short > 0 ? { what: 'lost', amount: event.short } : null
    case 'produced':
    case 'declined':
    case 'placed':
      return { what: 'little' }
    default:
      return deedAlike(event)
  }
}

export const recap: RecapWords<AgeOfSteam> = {
  hint: spoken(() => import('./hint.ts'), 'age-of-steam/hint', 'rail/hint'),
  tallies: () => {
    const { figures } = say('age-of-steam/table')
    return COUNTED.flatMap((counted) =>
      TALLIES.filter(({ name }) => name === counted).map((tally) => {
        const isMoney = counted === 'Money'
        return { ...tally, label: figures[counted].label, isMoney, now: isMoney ? dollars : figure }
      }),
    )
  },
  doings: ({ rules, state, nameOf }, events) => railDoings(events, worldOf(rules, state, nameOf), deedOf),
  tell: told,
}
