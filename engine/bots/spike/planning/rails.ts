import { cardsPaid, cheapestPayments, leastLacking } from '../../../spike/payment.ts'
import { countCards, mapCards, NO_CARDS, withCards } from '../../../spike/piles.ts'
import { type Cards, type Payment, RAIL_TYPES } from '../../../spike/types.ts'
import { type Exit, type Mesh, TOO_FAR } from './mesh.ts'

/** One way to a new city, and the cards of each type it asks for. */
export interface RailWay {
  /** From the network outwards. */
  readonly segments: readonly number[]
  readonly needs: Cards
}

/** Points looked at for one city, and different ways kept: more are not worth the time. */
const MOST_LOOKS = 500
const MOST_WAYS = 60

/** What ways are searched on: segments nobody has built, and a network to come from. */
export interface Ground {
  readonly mesh: Mesh
  readonly built: Uint8Array
  readonly network: ReadonlySet<number>
  /** By point: segments to the network, with nothing but junctions between. */
  readonly near: Uint8Array
}

export function groundOf(mesh: Mesh, built: Uint8Array, network: ReadonlySet<number>): Ground {
  const near = new Uint8Array(mesh.points.length).fill(TOO_FAR)
  const reached = [...network]
  for (const point of reached) near[point] = 0
  for (const point of reached) {
    // A city that is not connected ends a railway.
    if (point < mesh.cities && near[point] !== 0) continue
    for (const { segment, to } of mesh.exits[point] as readonly Exit[]) {
      if (built[segment] === 1 || near[to] !== TOO_FAR) continue
      near[to] = (near[point] as number) + 1
      reached.push(to)
    }
  }
  return { mesh, built, network, near }
}

/** Ways from the network to a new city, up to so many segments `longer` than the shortest, the shortest first. */
export function waysTo(ground: Ground, city: number, longer: number): RailWay[] {
  const { mesh, built, network, near } = ground
  const shortest = near[city] as number
  if (shortest === TOO_FAR || shortest === 0) return []
  const found = new Map<number, RailWay>()
  const passed = new Set([city])
  const segments: number[] = []
  const counts = RAIL_TYPES.map(() => 0)
  let looks = 0
  const look = (point: number, left: number): void => {
    for (const { segment, to } of mesh.exits[point] as readonly Exit[]) {
      if (built[segment] === 1 || passed.has(to) || looks > MOST_LOOKS || found.size >= MOST_WAYS) continue
      const distance = near[to] as number
      const arrived = network.has(to)
      if (!arrived && (to < mesh.cities || distance + 1 > left)) continue
      looks++
      const type = mesh.types[segment] as number
      segments.push(segment)
      counts[type] = (counts[type] as number) + 1
      if (arrived) {
        const key = counts.reduce((sum, count) => sum * 12 + count, 0)
        if (!found.has(key)) found.set(key, { segments: segments.toReversed(), needs: needsOf(counts) })
      } else {
        passed.add(to)
        look(to, left - 1)
        passed.delete(to)
      }
      segments.pop()
      counts[type] = (counts[type] as number) - 1
    }
  }
  // The shortest are looked for on their own first: so they are found however many longer ones there are.
  for (let more = 0; more <= longer; more++) look(city, shortest + more)
  return [...found.values()]
}

const needsOf = (counts: readonly number[]): Cards =>
  mapCards(NO_CARDS, (_, type) => counts[RAIL_TYPES.indexOf(type)] as number)

/** A way that can be paid for. */
export interface Paid {
  readonly way: RailWay
  readonly payment: Payment
  readonly cards: number
  readonly hand: Cards
}

/** Ways to one city that are priced: those that need the fewest jokers. */
const MOST_PRICED = 12

/** The ways that a hand pays with the fewest cards. */
export function payable(ways: readonly RailWay[], hand: Cards): Paid[] {
  const likely = ways
    .filter(({ needs }) => leastLacking(hand, needs) <= 0)
    .map((way) => ({ way, cost: way.segments.length + jokersFor(hand, way.needs) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_PRICED)
  const paid = likely.flatMap(({ way }): Paid[] => {
    return cheapestPayments(hand, way.needs).map((payment) => {
      const spent = cardsPaid(payment)
      return { way, payment, cards: countCards(spent), hand: withCards(hand, spent, -1) as Cards }
    })
  })
  const fewest = Math.min(...paid.map(({ cards }) => cards))
  return paid.filter(({ cards }) => cards <= fewest)
}

/** Types that the hand has too few of: each takes a joker set at least, which costs a card more. */
const jokersFor = (hand: Cards, needs: Cards): number => RAIL_TYPES.filter((type) => needs[type] > hand[type]).length
