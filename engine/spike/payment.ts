import { type Refusal, refusal } from '../core/refusal.ts'
import { countCards, isFaceDown, mapCards, NO_CARDS, plus } from './piles.ts'
import { type Cards, type Joker, type Payment, type Pile, RAIL_TYPES, type RailType } from './types.ts'

const isRailType = (type: string): type is RailType => (RAIL_TYPES as readonly string[]).includes(type)

/** The cards a payment takes out of the hand. */
export const cardsPaid = ({ direct, jokers }: Payment): Cards =>
  mapCards(NO_CARDS, (_, type) => (direct[type] ?? 0) + sum(jokers, (one) => (one.from === type ? one.n : 0)))

const cardsWorth = ({ direct, jokers }: Payment): Cards =>
  mapCards(NO_CARDS, (_, type) => (direct[type] ?? 0) + sum(jokers, (one) => (one.as === type ? one.n - 1 : 0)))

/** Why a payment is not good for exactly these segments, or null (SPK-BUILD-06, SPK-JOKER-01 to -04). */
export function paymentHindered(hand: Pile, needs: Cards, payment: Payment): Refusal | null {
  const ill = illFormed(payment)
  if (ill) return ill
  const worth = cardsWorth(payment)
  const wrong = RAIL_TYPES.find((type) => worth[type] !== needs[type])
  if (wrong) return refusal('SPK-BUILD-06', { type: wrong, needed: needs[wrong], paid: worth[wrong] })
  const paid = cardsPaid(payment)
  if (isFaceDown(hand)) {
    return countCards(paid) <= hand.hidden
      ? null
      : refusal('SPK-JOKER-04', { paid: countCards(paid), held: hand.hidden })
  }
  const short = RAIL_TYPES.find((type) => paid[type] > hand[type])
  return short ? refusal('SPK-JOKER-04', { type: short, paid: paid[short], held: hand[short] }) : null
}

function illFormed({ direct, jokers }: Payment): Refusal | null {
  for (const [type, count] of Object.entries(direct)) {
    if (!isRailType(type) || count < 0) return refusal('SPK-BUILD-06', { type, paid: count })
  }
  for (const { from, n, as } of jokers) {
    if (!isRailType(from) || !isRailType(as) || from === as) return refusal('SPK-JOKER-02', { from, as })
    if (n < 2) return refusal('SPK-JOKER-01', { n })
  }
  return null
}

/** Whether a hand pays for this at all: what `cheapestPayments` finds out, without the payments. */
export function isPayable(hand: Cards, needs: Cards): boolean {
  if (leastLacking(hand, needs) > 0) return false
  const spare: number[] = []
  const missing: number[] = []
  for (const type of RAIL_TYPES) {
    const left = hand[type] - needs[type]
    if (left > 1) spare.push(left)
    else if (left < 0) missing.push(-left)
  }
  return canStandFor(spare, missing)
}

/**
 * Whether spare cards of some types can stand for missing ones of others. Which set goes where never needs a circle, so
 * some set always either uses a type up or is all that another type misses: those are the only ones to be tried.
 */
function canStandFor(spare: readonly number[], missing: readonly number[]): boolean {
  const worth = sum(spare, (count) => count - 1)
  if (sum(missing, (count) => count) > worth) return false
  if (missing.length < 2) return true
  return spare.some((held, i) =>
    missing.some((count, j) => {
      const taken = Math.min(count, held - 1)
      const others = held - taken - 1 > 1 ? spare.with(i, held - taken - 1) : spare.toSpliced(i, 1)
      return canStandFor(others, count > taken ? missing.with(j, count - taken) : missing.toSpliced(j, 1))
    }),
  )
}

/** More alternatives than anybody wants to look through are not listed. */
const MOST_PAYMENTS = 6

/**
 * The ways to pay that take the fewest cards, and none if the hand is too small. Cards of the right type always go
 * first: a joker in their place only costs more. What is missing then takes as few joker sets as there can be.
 */
export function cheapestPayments(hand: Cards, needs: Cards): Payment[] {
  if (!isPayable(hand, needs)) return []
  const direct = mapCards(needs, (need, type) => Math.min(need, hand[type]))
  const missing = RAIL_TYPES.flatMap((as) => (needs[as] > direct[as] ? [{ as, count: needs[as] - direct[as] }] : []))
  const spare = mapCards(hand, (held, type) => held - direct[type])
  const played = Object.fromEntries(Object.entries(direct).filter(([, count]) => count > 0))
  return cheapestJokers(spare, missing).map((jokers) => ({ direct: played, jokers }))
}

function firstOf<T>(most: number, all: Iterable<T>): T[] {
  const first: T[] = []
  for (const one of all) {
    first.push(one)
    if (first.length === most) break
  }
  return first
}

interface Missing {
  readonly as: RailType
  readonly count: number
}

/** Ways to make up what is missing out of spare cards with the fewest sets. */
function cheapestJokers(spare: Cards, missing: readonly Missing[]): Joker[][] {
  const most = sum(missing, ({ count }) => count)
  for (let sets = missing.length; sets <= most; sets++) {
    const found = firstOf(MOST_PAYMENTS, jokersFor(spare, missing, sets))
    if (found.length > 0) return found
  }
  return []
}

/** The ways to make up what is missing with exactly so many sets, all cards of a type for a type in one set. */
function* jokersFor(spare: Cards, missing: readonly Missing[], sets: number): Generator<Joker[]> {
  const [first, ...others] = missing
  if (!first) {
    if (sets === 0) yield []
    return
  }
  for (const part of setsFor(spare, first, RAIL_TYPES, sets - others.length)) {
    const left = mapCards(spare, (count, type) => count - sum(part, (one) => (one.from === type ? one.n : 0)))
    for (const rest of jokersFor(left, others, sets - part.length)) yield [...part, ...rest]
  }
}

/** The ways to make up one type from these types with at most so many sets. */
function* setsFor(spare: Cards, { as, count }: Missing, types: readonly RailType[], most: number): Generator<Joker[]> {
  if (count === 0) yield []
  const [from, ...others] = types
  if (count === 0 || most <= 0 || from === undefined) return
  if (from !== as) {
    for (let worth = Math.min(count, spare[from] - 1); worth >= 1; worth--) {
      for (const rest of setsFor(spare, { as, count: count - worth }, others, most - 1)) {
        yield [{ from, n: worth + 1, as }, ...rest]
      }
    }
  }
  yield* setsFor(spare, { as, count }, others, most)
}

/** Cards more that would make it payable, as few as there can be and of the types that are asked for. */
export function cardsLacking(hand: Cards, needs: Cards, most: number): Cards | null {
  let tried: Cards[] = [NO_CARDS]
  for (let count = 0; count <= most; count++) {
    const enough = tried.find((more) => isPayable(plus(hand, more), needs))
    if (enough) return enough
    tried = tried.flatMap((more) =>
      lackingTypes(hand, needs, more).map((type) => ({ ...more, [type]: more[type] + 1 })),
    )
  }
  return null
}

const lackingTypes = (hand: Cards, needs: Cards, more: Cards): RailType[] =>
  RAIL_TYPES.filter((type) => needs[type] > hand[type] + more[type])

/** How many cards are missing at the least: a quick bound, never more than the truth. */
export function leastLacking(hand: Cards, needs: Cards): number {
  return (
    shortBy(hand.white - needs.white) +
    shortBy(hand.blue - needs.blue) +
    shortBy(hand.red - needs.red) +
    shortBy(hand.green - needs.green) +
    shortBy(hand.yellow - needs.yellow) +
    shortBy(hand.black - needs.black)
  )
}

/** What a type that so many cards are left of (or missing of) adds to what is missing: spare cards stand for one less. */
const shortBy = (left: number): number => (left < 0 ? -left : left > 1 ? 1 - left : 0)

const sum = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((total, item) => total + value(item), 0)
