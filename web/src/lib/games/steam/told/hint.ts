import type { Reason } from '#engine/bots/advice/index.ts'
import { UNIT } from '#engine/steam/money.ts'
import type { Steam } from '#engine/steam/rules.ts'
import type { Action } from '#engine/steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import type { HintWords } from '../../contract/hint.ts'
import { railHint } from '../../rail/told/hint.ts'
import { type World, worldOf } from '../world.ts'

export const hint: HintWords<Steam> = {
  says({ rules, state, nameOf }, seat, advice) {
    const world = worldOf(rules, state, nameOf)
    return railHint(world, advice, {
      brings: 'points',
      does: (action) => does(world, seat, action as Action),
      reason: because,
    })
  },
  lost: (points) => say('rail/hint').lost(points),
}

function does({ placeName, state }: World, seat: number, action: Action): string | null {
  const t = say('steam/hint').does
  const family = say('rail/hint').does
  switch (action.type) {
    case 'raise':
      return t.raise(UNIT * action.n)
    case 'select': {
      const name = say('steam/table').actions[action.tile]
      return action.use === 'use' ? t.select(name) : t.passTile(name)
    }
    case 'urbanize':
      return family.city(placeName(action.hex), goodName(action.color))
    case 'grow':
      return t.grow(placeName(action.hex))
    case 'score':
      return t.score[action.to]
    case 'engine':
      return family.engine((state.players[seat]?.engine ?? 0) + 1)
    default:
      return null
  }
}

function because(reason: Reason): string | null {
  const t = say('steam/hint')
  if (reason.type === 'capital') return t.capital(reason.money, reason.income)
  if (reason.type === 'counts') return t.counts[reason.to === 'income' ? 'income' : 'points'](reason.more)
  return null
}
