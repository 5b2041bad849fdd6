import type { Reason } from '#engine/bots/advice/index.ts'
import { HIDDEN, type SomeAction } from '#engine/core/index.ts'
import type { Spike } from '#engine/spike/rules.ts'
import type { Action, Goods, RailType } from '#engine/spike/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Advised, Hinted, HintWords } from '../../contract/hint.ts'
import type { Told } from '../../contract/ui.ts'
import { type World, worldOf } from '../world.ts'

/** A hint says so many reasons. */
const MOST_REASONS = 2

function says({ rules, state, eyes, nameOf }: Told<Spike>, { action, reasons }: Advised): Hinted {
  const world = worldOf(rules, state, eyes, nameOf)
  return {
    does: does(world, action as SomeAction & Action),
    why: reasons.flatMap((reason) => because(world, reason, action) ?? []).slice(0, MOST_REASONS),
    places: [...new Set([...placesIn(action as SomeAction & Action), ...reasons.flatMap(placesOf)])],
    ways: [],
  }
}

export const hint: HintWords<Spike> = {
  says: (at, _, advice) => says(at, advice),
  lost: (dollars) => say('spike/hint').lost(dollars),
}

function placesIn(action: Action): readonly string[] {
  switch (action.type) {
    case 'placeTrain':
      return [action.city]
    case 'build':
      return action.segments
    case 'freeMove':
    case 'start':
      return action.steps
    case 'boost':
      return [action.step]
    default:
      return []
  }
}

function placesOf(reason: Reason): readonly string[] {
  switch (reason.type) {
    case 'contract':
      return reason.from === null ? [reason.to] : [reason.from, reason.to]
    case 'connects':
    case 'bound':
    case 'lacks':
      return [reason.city]
    case 'route':
      return [reason.top]
    default:
      return []
  }
}

function does(world: World, action: Action): string {
  const t = say('spike/hint').does
  const names = say('spike/names')
  const { cityName, game, state } = world
  switch (action.type) {
    case 'chooseSides': {
      const sides = Object.entries(action.sides === HIDDEN ? {} : action.sides)
      return t.sides(sides.map(([card, side]) => t.side(names.goods[game.contracts.get(card)?.goods ?? 'coal'], side)))
    }
    case 'giveCard':
      return t.give(action.card === HIDDEN ? '' : names.rails[action.card].aCard)
    case 'keepRoute':
      return t.route(cityName(game.routes.get(action.route ?? '')?.top ?? ''))
    case 'placeTrain':
      return t.begin(cityName(action.city))
    case 'freeMove':
    case 'start':
      return moving(world, action.steps)
    case 'boost':
      return moving(world, [action.step])
    case 'draw': {
      const shown = action.display === undefined ? undefined : (state.display[action.display] as RailType)
      return shown ? t.take(names.rails[shown].theCard) : t.draw
    }
    case 'build':
      return t.build(cityName(endOf(world, action.segments)))
    case 'upgrade':
      return t.upgrade[action.part]
    case 'load':
    case 'deliver':
    case 'drop':
      return t[action.type](names.goods[action.goods])
    case 'stopDrawing':
    case 'endTurn':
      return t[action.type]
  }
}

function moving({ game, cityName }: World, steps: readonly string[]): string {
  const t = say('spike/hint').does
  const last = steps.at(-1)
  if (last === undefined) return t.stay
  return game.board.points.get(last)?.city ? t.moveTo(cityName(last)) : t.move(steps.length)
}

/** The city that a railway leads to: the one that only its last segment has. */
function endOf({ game }: World, segments: readonly string[]): string {
  const ends = segments.slice(-1).flatMap((id) => {
    const segment = game.board.segments.get(id)
    return segment ? [segment.a, segment.b] : []
  })
  const before = segments.slice(0, -1).flatMap((id) => {
    const segment = game.board.segments.get(id)
    return segment ? [segment.a, segment.b] : []
  })
  const cities = ends.filter((point) => game.board.points.get(point)?.city)
  return cities.find((point) => !before.includes(point)) ?? cities[0] ?? ''
}

function because({ cityName }: World, reason: Reason, action: SomeAction): string | null {
  const t = say('spike/hint')
  const { goods } = say('spike/names')
  switch (reason.type) {
    case 'contract': {
      const name = goods[reason.goods as Goods]
      if (action.type === 'deliver') return t.paid(name, cityName(reason.to), reason.payment)
      return reason.from === null
        ? t.loaded(name, cityName(reason.to), reason.payment)
        : t.contract(name, cityName(reason.from), cityName(reason.to), reason.payment)
    }
    case 'connects':
      return t.connects(cityName(reason.city), reason.money)
    case 'bound':
      return t.bound(cityName(reason.city))
    case 'lacks':
      return t.lacks(cityName(reason.city), reason.cards)
    case 'part':
      return t.part(reason.price)
    case 'term':
      return t.term[reason.term](reason.more)
    case 'route':
      return t.route(cityName(reason.top))
    case 'least':
      return t.least
    case 'over':
      return null
    default:
      return null
  }
}
