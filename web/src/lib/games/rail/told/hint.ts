import type { Carried, Reason, ReasonOf } from '#engine/bots/advice/index.ts'
import type { SomeAction } from '#engine/core/index.ts'
import { isSide, type Side } from '#engine/hex/layout.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { PointedWay } from '../../../session/session.svelte.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import type { Advised, Hinted } from '../../contract/hint.ts'
import type { RailWorld } from '../world.ts'

/** What a game adds: its own actions and reasons, and what deliveries bring in it; null for what the family says. */
export interface HintsOf {
  does(action: SomeAction): string | null
  reason(reason: Reason): string | null
  /** What goods bring, now and later. */
  readonly brings: 'income' | 'points'
}

/** A hint says so many reasons. */
const MOST_REASONS = 2
/** Cubes of so many kinds are named. */
const MOST_GROUPS = 2
const MOST_CUBES = 4

/** What a good bot would do in a rail game, in words and on the board. */
export function railHint(world: RailWorld, { action, course, reasons }: Advised, own: HintsOf): Hinted {
  const said = reasons
    .flatMap((reason) => {
      const sentence = sentenceFor(world, reason, action, own)
      return sentence === null ? [] : [{ reason, sentence }]
    })
    .slice(0, MOST_REASONS)
  // What is built is named by the places it joins, whatever the reasons are.
  const spokenOf = [...said.map(({ reason }) => reason), ...reasons.filter(({ type }) => type === 'joins')]
  return {
    does: nameOf(world, action, reasons, own),
    why: said.map(({ sentence }) => sentence),
    places: [...new Set([...course.flatMap((one) => hexesOf(world, one)), ...spokenOf.flatMap(placesOf)])],
    ways: isDelivery(action) ? [shown(world, action)] : [],
  }
}

type Delivery = SomeAction & { readonly from: string; readonly cube: string; readonly path: readonly number[] }
const shown = ({ indexOf }: RailWorld, { from, path, cube }: Delivery): PointedWay => ({
  from: indexOf(from),
  path: path.filter(isSide),
  emphasis: 'strong',
  cube,
})
const isDelivery = (action: SomeAction): action is Delivery => action.type === 'deliver'

const hexesOf = (world: RailWorld, action: SomeAction): string[] =>
  isDelivery(action) ? wayOf(world, action) : 'hex' in action ? [String(action.hex)] : []

function placesOf(reason: Reason): readonly string[] {
  switch (reason.type) {
    case 'carries':
      return reason.cubes.slice(0, MOST_CUBES).map(({ from }) => from)
    case 'joins':
    case 'next':
      return reason.places
    case 'city':
    case 'grows':
    case 'feeds':
      return [reason.hex]
    default:
      return []
  }
}

const joinOf = (reasons: readonly Reason[]): ReasonOf<'joins'> | undefined =>
  reasons.find((reason) => reason.type === 'joins')

/** What is done, as one asks for it. */
function nameOf(world: RailWorld, action: SomeAction, reasons: readonly Reason[], own: HintsOf): string {
  const { does } = say('rail/hint')
  const special = own.does(action)
  if (special !== null) return special
  const { placeName } = world
  const given = action as SomeAction & { hex: string; from: string; cube: string; amount: number }
  switch (action.type) {
    case 'bid':
      return does.bid(given.amount)
    case 'build': {
      const places = joinOf(reasons)?.places.map(placeName) ?? []
      return places.length > 1 ? does.join(places) : does.build(placeName(given.hex))
    }
    case 'deliver': {
      const to = wayOf(world, given as unknown as Delivery).at(-1) ?? ''
      return does.deliver(goodName(given.cube), placeName(given.from), placeName(to))
    }
    default: {
      const plain: Readonly<Record<string, string>> = {
        drop: does.drop,
        freePass: does.freePass,
        takeBack: does.takeBack,
        endBuild: does.endBuild,
        pass: does.pass,
      }
      return plain[action.type] ?? action.type
    }
  }
}

/** All places of a way. */
function wayOf({ track, board, indexOf }: RailWorld, { from, path }: Delivery): string[] {
  const places = [from]
  let at = indexOf(from)
  for (const side of path) {
    at = linkFrom(track, at, side as Side)?.to ?? at
    places.push(board.hexes[at]?.name ?? from)
  }
  return places
}

function sentenceFor(world: RailWorld, reason: Reason, action: SomeAction, own: HintsOf): string | null {
  const t = say('rail/hint')
  const { placeName } = world
  switch (reason.type) {
    case 'carries':
      return t.carries(
        grouped(reason.cubes),
        reason.cubes.every(({ ahead }) => ahead > 0),
      )
    case 'waits':
      return t.waits(grouped(reason.cubes))
    case 'gains':
      return t[own.brings](reason.now, reason.later)
    case 'joins': {
      const places = reason.places.map(placeName)
      if (action.type === 'build') return t.plan(reason.tiles, reason.price)
      return places.length > 1 ? t.joins(places, reason.tiles, reason.price) : t.extends(reason.tiles, reason.price)
    }
    case 'next':
      return t.next(reason.places.map(placeName), reason.tiles, reason.price)
    case 'scores':
      return t.scores(reason.points)
    case 'city':
      return reason.cubes > 0
        ? t.city(placeName(reason.hex), goodName(reason.good), reason.cubes)
        : t.newCity(placeName(reason.hex), goodName(reason.good))
    case 'grows':
      return t.grows(placeName(reason.hex), reason.cubes.map(goodName))
    case 'over':
      return t.over(reason.more, nameOf(world, reason.second, [], own))
    case 'nothing':
    case 'done':
    case 'unfinished':
    case 'ruin':
      return t[reason.type]
    case 'enough':
      return t.enough(reason.money, reason.price)
    case 'first':
      return t.first(reason.more, reason.price, reason.instead)
    case 'dear':
      return t.dear(reason.less, reason.price, reason.instead)
    case 'spare':
      return t.spare(reason.money, reason.bills, reason.price)
    case 'usual':
      return t.usual(reason.most)
    case 'delivers':
      return t.delivers(reason.links, reason.gain, reason.given)
    case 'contested':
      return t.contested(world.nameOf(reason.seat))
    default:
      return own.reason(reason)
  }
}

/** Cubes of one kind that go equally far are named together, the most and furthest first. */
function grouped(cubes: readonly Carried[]): { cube: string; count: number; links: number }[] {
  const groups = Map.groupBy(cubes.slice(0, MOST_CUBES), ({ cube, links }) => `${cube}/${links}`)
  return [...groups.values()]
    .map((same) => ({ cube: goodName(same[0]?.cube ?? ''), count: same.length, links: same[0]?.links ?? 0 }))
    .sort((a, b) => b.count * b.links - a.count * a.links)
    .slice(0, MOST_GROUPS)
}
