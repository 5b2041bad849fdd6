import { boostHindered, startHindered } from '../../../spike/actions/moving.ts'
import { upgradeHindered } from '../../../spike/actions/upgrading.ts'
import type { Game } from '../../../spike/game.ts'
import { worthOf } from '../../../spike/market.ts'
import { isFaceDown } from '../../../spike/piles.ts'
import { type Reach, reachable } from '../../../spike/trains.ts'
import { type Action, GOODS, PARTS, type Player, type State, type Train } from '../../../spike/types.ts'
import { nextUpgrade } from '../../../spike/upgrades.ts'
import { shortfall, type Wanted } from './hand.ts'
import { type Position, withTrack } from './position.ts'
import { type Ground, type Paid, payable, waysTo } from './rails.ts'

/** Something to do, and where it leads. */
export interface Candidate {
  readonly action: Action
  readonly after: Position
}

/** Ways that are so much longer than the shortest are looked at too. */
const LONGER = 2

/** Railways that the hand pays for: to each city the one that leaves the best hand. */
export function buildCandidates(
  state: State,
  player: Player,
  position: Position,
  ground: Ground,
  wanted: Wanted,
): Candidate[] {
  const { hand } = player
  const { mesh } = position
  if (isFaceDown(hand)) return []
  const found: Candidate[] = []
  for (let city = 0; city < mesh.cities; city++) {
    if ((ground.near[city] as number) > Math.min(position.cards, position.pieces)) continue
    const ways = waysTo(ground, city, LONGER).filter(({ segments }) => segments.length <= position.pieces)
    const others = wanted.filter((one) => one.city !== city)
    const [best] = payable(ways, hand)
      .map((paid) => ({ paid, short: shortfall(paid.hand, others) }))
      .sort((a, b) => a.short - b.short || a.paid.way.segments.length - b.paid.way.segments.length)
    if (best) found.push(built(state, player, position, city, best.paid))
  }
  return found
}

function built(state: State, player: Player, position: Position, city: number, paid: Paid): Candidate {
  const { mesh } = position
  const segments = paid.way.segments.map((segment) => mesh.segments[segment] as string)
  const goods = mesh.goods[city] as number
  const money = worthOf(state.market, GOODS[goods] as (typeof GOODS)[number])
  const market = position.market.map((column) =>
    column.includes(goods) ? [goods, ...column.filter((one) => one !== goods)] : column,
  )
  return {
    action: { type: 'build', segments, payment: paid.payment },
    after: {
      ...position,
      ...withTrack(mesh, { ...player, track: [...player.track, ...segments] }),
      cards: position.cards - paid.cards,
      money: position.money + money,
      market,
      left: 'nothing',
    },
  }
}

const moved = (player: Player, position: Position, train: Train, left: Position['left']): Position => ({
  ...position,
  wagon: withTrack(position.mesh, { ...player, train }).wagon,
  left,
  rested: false,
})

/** As far as a movement goes, and every city on the way; stopping short of that is never better. */
const ends = (reaches: readonly Reach[], most: number): readonly Reach[] =>
  reaches.filter(({ steps, train }) => steps.length === most || train.at === 'city')

/** Where the train may go before the action; staying is one of them. */
export function moveCandidates(game: Game, player: Player, position: Position): Candidate[] {
  if (!player.train) return []
  const stay: Candidate = {
    action: { type: 'freeMove', steps: [] },
    after: { ...position, left: 'action', rested: false },
  }
  const reaches = reachable(game, player, player.train, player.speed)
  return [
    ...ends(reaches, player.speed).map(
      ({ steps, train }): Candidate => ({
        action: { type: 'freeMove', steps },
        after: moved(player, position, train, 'action'),
      }),
    ),
    stay,
  ]
}

/** Starts, boosts and upgrades. */
export function trainCandidates(game: Game, player: Player, position: Position): Candidate[] {
  const { train } = player
  const choices: Candidate[] = []
  if (train && !startHindered(game, player, position.rested)) {
    for (const { steps, train: to } of ends(reachable(game, player, train, player.speed), player.speed)) {
      choices.push({ action: { type: 'start', steps }, after: moved(player, position, to, 'nothing') })
    }
  }
  if (train && !boostHindered(player)) {
    for (const { steps, train: to } of reachable(game, player, train, 1)) {
      choices.push({
        action: { type: 'boost', step: steps[0] as string },
        after: moved(player, position, to, 'nothing'),
      })
    }
  }
  for (const part of PARTS) {
    const next = nextUpgrade(player, part)
    if (!next || upgradeHindered(player, part)) continue
    const after = { ...position, [part]: next.level, money: position.money - next.price, left: 'nothing' } as const
    choices.push({ action: { type: 'upgrade', part }, after })
  }
  return choices
}

/** So many cards more, whichever they are. */
export function withDrawn(position: Position, cards: number): Position {
  const { clock } = position
  return {
    ...position,
    cards: position.cards + cards,
    clock: { ...clock, cards: clock.cards - cards },
    left: 'nothing',
  }
}
