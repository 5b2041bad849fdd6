import type { Seat } from '#engine/core/index.ts'
import type { Spike } from '#engine/spike/rules.ts'
import type { Event, Part } from '#engine/spike/types.ts'
import { figure } from '#worker/both/language/grammar.ts'
import type { Areas } from '../../../texts/areas.ts'
import { dollars, say, spoken } from '../../../texts/language.svelte.ts'
import type { Doings, RecapWords } from '../../contract/recap/recap.ts'
import type { Mark } from '../../contract/told/journal.ts'
import { tallies } from '../tallies.ts'
import { worldOf } from '../world.ts'
import { told } from './journal.ts'

/** A part of a sentence about what somebody did, as the message of it takes it. */
type Clause = Parameters<Areas['spike/recap']['did']>[1][number]

/** All that a seat did. */
class Doer {
  built: { readonly city: string; readonly money: number }[] = []
  delivered: { readonly goods: string; readonly city: string; readonly money: number }[] = []
  parts: Part[] = []
  loaded: { readonly goods: string; readonly city: string }[] = []
  drawn = 0
  begun = ''
  route: number | null = null

  add(event: Event): void {
    if (event.type === 'built') this.built.push(event)
    else if (event.type === 'delivered') this.delivered.push({ ...event, goods: goodsName(event.goods) })
    else if (event.type === 'upgraded') this.parts.push(event.part)
    else if (event.type === 'loaded') this.loaded.push({ ...event, goods: goodsName(event.goods) })
    else if (event.type === 'drew') this.drawn++
    else if (event.type === 'placedTrain') this.begun = event.city
    else if (event.type === 'routeScored') this.route = event.money
  }

  get weight(): number {
    const { built, delivered, parts, loaded, drawn, begun, route } = this
    const earned = sum([...built, ...delivered], ({ money }) => money)
    return (
      earned +
      3 * built.length +
      3 * delivered.length +
      2 * parts.length +
      loaded.length +
      drawn / 4 +
      (begun === '' ? 0 : 2) +
      (route ?? 0)
    )
  }

  /** The weightiest, in the order in which one does them. */
  clauses(city: (id: string) => string): Clause[] {
    const { built, delivered, parts, loaded, drawn, begun, route } = this
    const [load] = delivered
    const all: readonly (readonly [weight: number, clause: Clause | false])[] = [
      [6, begun !== '' && { what: 'began', city: city(begun) }],
      [0, drawn > 0 && { what: 'drew', cards: drawn }],
      [
        8,
        built.length > 0 && {
          what: 'built',
          count: built.length,
          cities: built.slice(0, MOST_NAMED).map((one) => city(one.city)),
          money: sum(built, ({ money }) => money),
        },
      ],
      [4, parts.length > 0 && { what: 'upgraded', parts: [...new Set(parts)] }],
      [1, loaded.length > 0 && { what: 'loaded', goods: [...new Set(loaded.map(({ goods }) => goods))] }],
      [
        9,
        delivered.length > 1 && {
          what: 'loads',
          loads: delivered.length,
          money: sum(delivered, ({ money }) => money),
        },
      ],
      [9, delivered.length === 1 && load ? { what: 'load', ...load, city: city(load.city) } : false],
      [7, route !== null && { what: 'route', money: route }],
    ]
    const there = all.flatMap(([weight, clause]) => (clause ? [{ weight, clause }] : []))
    const least = there.map(({ weight }) => weight).sort((a, b) => b - a)[MOST_CLAUSES - 1] ?? 0
    return there.filter(({ weight }) => weight >= least).map(({ clause }) => clause)
  }
}

const MOST_CLAUSES = 3
/** So many cities are named. */
const MOST_NAMED = 2

const goodsName = (goods: Extract<Event, { readonly type: 'loaded' }>['goods']): string =>
  say('spike/names').goods[goods]

const sum = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((so, one) => so + of(one), 0)

function doingsIn(events: readonly Event[], cityName: (id: string) => string): Doings {
  const doers = new Map<Seat, Doer>()
  for (const event of events) {
    if (!('seat' in event)) continue
    const doer = doers.get(event.seat) ?? new Doer()
    doers.set(event.seat, doer)
    doer.add(event)
  }
  const t = () => say('spike/recap')
  const clauses = (seat: Seat, mark: Mark): Clause[] =>
    doers.get(seat)?.clauses((id) => mark({ hex: id, name: cityName(id) })) ?? []
  const all = (seats: readonly Seat[]): Doer[] => seats.flatMap((seat) => doers.get(seat) ?? [])
  return {
    weights: new Map([...doers].map(([seat, { weight }]) => [seat, weight])),
    did: (seat, name, mark) => t().did(name, clauses(seat, mark)),
    youDid: (seat, mark) => t().youDid(clauses(seat, mark)),
    together: (seats, names) =>
      t().together(
        names,
        sum(all(seats), ({ built }) => built.length),
        sum(all(seats), ({ delivered }) => delivered.length),
      ),
    brought: () => 0,
  }
}

export const recap: RecapWords<Spike> = {
  hint: spoken(() => import('./hint.ts'), 'spike/hint'),
  tallies: () => {
    const { money } = say('spike/table').figures
    return tallies().map((tally) => {
      const isMoney = tally.name === money
      return { ...tally, label: tally.name, isMoney, now: isMoney ? dollars : figure }
    })
  },
  doings: ({ rules, state, eyes, nameOf }, events) => doingsIn(events, worldOf(rules, state, eyes, nameOf).cityName),
  tell: told,
}
