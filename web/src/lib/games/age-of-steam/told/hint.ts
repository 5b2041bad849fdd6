import { NEW_CITIES } from '#engine/age-of-steam/display.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Action } from '#engine/age-of-steam/types.ts'
import type { Reason } from '#engine/bots/advice/index.ts'
import type { SomeAction } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import type { HintWords } from '../../contract/hint.ts'
import { railHint } from '../../rail/told/hint.ts'
import { type World, worldOf } from '../world.ts'

export const hint: HintWords<AgeOfSteam> = {
  says({ rules, state, nameOf }, seat, advice) {
    const world = worldOf(rules, state, nameOf)
    const fed = advice.reasons.find((reason) => reason.type === 'feeds')
    return railHint(world, advice, {
      brings: 'income',
      does: (action) => does(world, seat, action as SomeAction & Action, fed?.hex),
      reason: (reason) => because(world, reason),
    })
  },
  lost: (points) => say('rail/hint').lost(points),
}

function does(world: World, seat: number, action: Action, fed: string | undefined): string | null {
  const t = say('age-of-steam/hint').does
  const family = say('rail/hint').does
  const { placeName, state } = world
  switch (action.type) {
    case 'issue':
      return t.issue(action.n)
    case 'choose':
      return t.choose(say('age-of-steam/table').actions[action.action])
    case 'urbanize':
      return family.city(placeName(action.hex), goodName(NEW_CITIES[action.letter].color))
    case 'engine':
      return family.engine((state.players[seat]?.engine ?? 0) + 1)
    case 'place':
      return fed === undefined ? t.place(goodName(action.cube)) : t.placeFor(goodName(action.cube), placeName(fed))
    case 'cityLink':
    case 'chooseGains':
    case 'produce':
    case 'decline':
    case 'payFirst':
    case 'declineFirst':
      return t[action.type]
    default:
      return null
  }
}

function because({ placeName }: World, reason: Reason): string | null {
  const t = say('age-of-steam/hint')
  switch (reason.type) {
    case 'shares':
      return t.shares(reason.money, reason.due, reason.points)
    case 'feeds':
      return t.feeds(placeName(reason.hex), goodName(reason.cube))
    case 'free':
      return t.free
    case 'first-city':
      return t.firstCity
    case 'shared':
      return t.shared(reason.gain)
    default:
      return null
  }
}
