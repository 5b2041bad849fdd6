import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomBot } from '#engine/bots/random.ts'
import { chanceFrom, HIDDEN, recordedChance } from '#engine/core/chance.ts'
import { type Eyes, knownOutcomes, knownPlayed } from '#engine/core/eyes.ts'
import { type Played, undoReach } from '#engine/core/log.ts'
import { replayEntry } from '#engine/core/match.ts'
import type { FullRules, Seat } from '#engine/core/rules.ts'
import { type Action, type Cards, RAIL_TYPES, type RailType, type State, spike } from '#engine/spike/index.ts'
import { isFaceDown } from '#engine/spike/piles.ts'
import { everyEyes, follow, type Told } from '../eyes.ts'
import { anyTableOf, oneOf, type Table, wholeMatch } from '../tables.ts'
import { accepted, begun, directed, drawnFor, MAP, optionsWith, player, refusedBy, setupOf } from './position.ts'

const rules = spike as FullRules
const tables = ['basic', 'advanced'].flatMap((variant) =>
  [2, 3, 4].map((seats): [string, Table] => [
    `${variant}, ${seats} players`,
    { map: MAP, seats, options: optionsWith({ variant }), seed: `secrets/${seats}` },
  ]),
)
const isOver = (state: unknown): boolean => spike.turn(state as State).over

/** The route cards these eyes may not know: held or put back by others. */
function hiddenRoutes(state: State, eyes: Eyes): string[] {
  const others = state.players.filter((_, seat) => seat !== eyes)
  return others.flatMap(({ routes, putBack }) => [...routes, ...putBack]).filter((route) => route !== HIDDEN)
}

/** All that these eyes are shown or told, searched for what they may not know. */
function tellsNoSecret({ eyes, before, known, after, events, truth }: Told): void {
  const state = truth.after as State
  if (isOver(state)) return
  const text = JSON.stringify([before, known, after, events])
  for (const route of hiddenRoutes(state, eyes)) expect([route, text.includes(`"${route}"`)]).toEqual([route, false])
  const seen = after as State
  for (const [seat, { hand, routes, putBack }] of seen.players.entries()) {
    const undealt = state.stage.phase === 'sides'
    if (seat !== eyes && !undealt)
      expect([...Object.keys(hand), ...routes, ...putBack].filter((one) => one !== HIDDEN)).toEqual(['hidden'])
  }
  if (state.stage.phase !== 'sides') expect(Object.keys(seen.deck.cards)).toEqual(['hidden'])
  const { chance } = known
  const action = known.action as Action
  if (action.type === 'draw' && known.seat !== eyes && action.display === undefined) {
    const drew = events.find((event) => (event as { type: string }).type === 'drew')
    expect(drew).toMatchObject({ card: HIDDEN })
    expect(chance).toContain(HIDDEN)
  }
  expect(JSON.stringify(chance ?? [])).not.toContain('only')
}

describe('SPK-INFO-01, SPK-INFO-02 whoever plays the log as it is told sees what there is to see, and nothing else', () => {
  test.each(tables)('%s', (_, table) => {
    const { match } = wholeMatch(rules, table, undefined, randomBot)
    for (const eyes of everyEyes(match)) follow(rules, match, eyes, tellsNoSecret)
  })

  test('in any match at all', () => {
    fc.assert(
      fc.property(anyTableOf(spike), fc.boolean(), (table, wild) => {
        const { match } = wholeMatch(rules, table, undefined, wild ? randomBot : undefined)
        for (const eyes of everyEyes(match)) follow(rules, match, eyes, tellsNoSecret)
      }),
      { numRuns: 6 },
    )
  })

  test('the end opens everything: every pair of eyes sees the same state', () => {
    const { match, state } = wholeMatch<State>(rules, tables[5]?.[1] as Table, undefined, randomBot)
    for (const eyes of everyEyes(match)) {
      let last: unknown
      follow(rules, match, eyes, ({ after }) => {
        last = after
      })
      expect(last).toEqual(state)
    }
    expect((state as State).players.every(({ hand, routes }) => !isFaceDown(hand) && !routes.includes(HIDDEN))).toBe(
      true,
    )
  })
})

describe('coming back after the end', () => {
  test.each(tables)('%s: what was missed is told in full, and leads to the same end', (_, table) => {
    const { match, state } = wholeMatch<State>(rules, table, undefined, randomBot)
    const setup = setupOf(table.seats, table.options)
    for (const eyes of everyEyes(match)) {
      const seen: unknown[] = []
      follow(rules, match, eyes, ({ before }) => {
        seen.push(before)
      })
      for (const from of [0, table.seats, table.seats + 2, 40, match.log.length - 1]) {
        const end = match.log.slice(from).reduce((now, played) => {
          const step = replayEntry(rules, now, knownPlayed(rules, setup, played, 'afterwards'))
          if ('refusal' in step) throw new Error(`${step.refusal.rule} from ${from}`)
          return step.state
        }, seen[from])
        expect(end).toEqual(state)
      }
    }
  })
})

/** What these eyes might take the state for. */
const supposed = (view: State, eyes: Eyes, pick: (n: number) => number): State =>
  spike.supposed?.(view, eyes, pick) as State

describe('what is hidden makes no difference to those it is hidden from', () => {
  test('another deal of what they cannot see is the same view, with the same moves', () => {
    let different = 0
    for (const [, table] of tables) {
      wholeMatch<State>(rules, table, (state, pick) => {
        if (isOver(state) || state.stage.phase === 'sides' || pick(12) > 0) return
        const eyes = oneOf<Eyes>([null, ...state.players.keys()], pick)
        const dealt = supposed(spike.view(state, eyes), eyes, pick)
        expect(spike.broken(dealt)).toEqual([])
        expect(spike.view(dealt, eyes)).toEqual(spike.view(state, eyes))
        if (JSON.stringify(dealt) !== JSON.stringify(state)) different++
        if (eyes !== null) expect(spike.moves(dealt, eyes)).toEqual(spike.moves(state, eyes))
      })
    }
    expect(different).toBeGreaterThan(30)
  })

  test('a deal of one’s own can be played to its end', () => {
    const [, table] = tables[5] as [string, Table]
    wholeMatch<State>(rules, table, (state, pick) => {
      if (isOver(state) || pick(60) > 0) return
      const eyes = oneOf<Eyes>([null, ...state.players.keys()], pick)
      let now = supposed(spike.view(state, eyes), eyes, pick)
      expect(spike.broken(now)).toEqual([])
      const chance = chanceFrom((_, options) => oneOf(options, pick))
      while (!isOver(now)) {
        const seat = spike.turn(now).seats[0] as Seat
        const step = spike.play(now, seat, randomBot.choose(rules, spike.view(now, seat), seat, pick), chance)
        if (!step.ok) throw new Error(step.refusal.rule)
        now = step.state
      }
      expect(spike.broken(now)).toEqual([])
    })
  })

  test('one’s own moves, samples and turn are the same on one’s own view', () => {
    for (const [, table] of tables) {
      wholeMatch<State>(
        rules,
        table,
        (state, pick) => {
          const { seats } = spike.turn(state)
          if (seats.length === 0 || pick(4) > 0) return
          const seat = oneOf(seats, pick)
          const mine = spike.view(state, seat)
          expect(spike.turn(mine)).toEqual(spike.turn(state))
          expect(spike.moves(mine, seat)).toEqual(spike.moves(state, seat))
          const step = spike.play(state, seat, spike.sample(mine, seat, pick), directed())
          expect(step.ok).toBe(true)
        },
        randomBot,
      )
    }
  })

  test('a view of a view is the view', () => {
    const state = begun(3)
    for (const eyes of [null, 0, 1, 2]) {
      const view = spike.view(state, eyes)
      expect(spike.view(view, eyes)).toEqual(view)
      expect(spike.broken(view)).toEqual([])
    }
  })
})

describe('who may know what of an entry (chapter 16)', () => {
  const known = (state: State, action: Action, eyes: Eyes, options = {}) => {
    const seat = spike.turn(state).seats[0] as Seat
    const { drawn } = drawnFor(state, action)
    return knownPlayed(rules, setupOf(state.players.length, options), { seat, action, chance: drawn }, eyes)
  }
  const giving = begun(3)
  const [card] = RAIL_TYPES.filter((type) => (player(giving).hand as Cards)[type] > 0)
  const gift: Action = { type: 'giveCard', card: card as RailType }

  test.each<[Eyes, boolean]>([
    [0, true],
    [2, true],
    [1, false],
    [null, false],
  ])('the gift: eyes %j know it: %j', (eyes, knows) => {
    expect(known(giving, gift, eyes).action).toEqual(knows ? gift : { type: 'giveCard', card: HIDDEN })
  })

  test('route cards are dealt to one pair of eyes each', () => {
    const { chance } = known(giving, gift, 1)
    expect(chance?.slice(0, 4).every((one) => typeof one === 'string')).toBe(true)
    expect(chance?.slice(4).map((one) => one !== HIDDEN)).toEqual([false, true, false])
  })

  test('hands of the setup: each knows its own five', () => {
    const setup = recordedSetup(3)
    const owners = setup.flatMap((one) => (typeof one === 'object' && one !== HIDDEN ? [one.only] : []))
    for (const seat of [0, 1, 2]) {
      expect(owners.filter((owner) => owner === seat)).toHaveLength(5)
      expect(knownOutcomes(setup, seat).filter((one) => one === HIDDEN)).toHaveLength(10)
    }
    expect(knownOutcomes(setup, null).filter((one) => one === HIDDEN)).toHaveLength(15)
    expect(knownOutcomes(setup, 'afterwards')).not.toContain(HIDDEN)
  })

  test('afterwards everybody knows everything', () => {
    const { drawn } = drawnFor(giving, gift)
    const told = knownPlayed(rules, setupOf(3), { seat: 0, action: gift, chance: drawn }, 'afterwards')
    expect(told.action).toEqual(gift)
    expect(told.chance).not.toContain(HIDDEN)
  })

  test('SPK-ADV-01, SPK-ADV-02 sides until all have chosen, and the route that is kept', () => {
    const state = begun(2, { variant: 'advanced' })
    const sides = Object.fromEntries(player(state).contracts.map((one) => [one.card, 'A' as const]))
    const action: Action = { type: 'chooseSides', sides }
    const told = (eyes: Eyes) => spike.knownAction(setupOf(2), 0, action, eyes)
    expect([told(0), told(1), told(null)]).toEqual([
      action,
      { type: 'chooseSides', sides: HIDDEN },
      { type: 'chooseSides', sides: HIDDEN },
    ])
    const chosen = accepted(state, action).state
    expect(JSON.stringify(spike.view(chosen, 1))).not.toContain('"A"')
    expect(spike.view(chosen, 1).stage).toEqual({ phase: 'sides', chosen: { 0: HIDDEN } })
    expect(spike.knownAction(setupOf(2), 0, { type: 'keepRoute', route: 'route-topeka' }, 1)).toEqual({
      type: 'keepRoute',
      route: HIDDEN,
    })
  })
})

describe('hidden fields come from nobody who acts', () => {
  test('SPK-INFO-01 an action with something hidden is refused, except in a replay', () => {
    const state = begun(3)
    expect(refusedBy(state, { type: 'giveCard', card: null })).toBe('SPK-INFO-01')
    expect(refusedBy(spike.view(state, 1), { type: 'giveCard', card: null })).toBe('SPK-INFO-01')
    const advanced = begun(3, { variant: 'advanced' })
    expect(refusedBy(advanced, { type: 'chooseSides', sides: null })).toBe('SPK-INFO-01')
    expect(spike.play(advanced, 0, { type: 'chooseSides', sides: null }, recordedChance([])).ok).toBe(true)
  })
})

describe('undo', () => {
  const played = (seat: number, state: State, action: Action) => {
    const { drawn, state: after } = drawnFor(state, action)
    return { after, entry: { seat, action, ...(drawn.length > 0 && { chance: drawn }) } }
  }

  const mayUndo = (entry: Played, seat: number): boolean => undoReach([entry], seat, { rules, isBot: () => false }) > 0

  test('a choice may be taken back while nobody acted on it; once something was drawn or opened it may not', () => {
    const state = begun(2, { variant: 'advanced' })
    const choice = (seat: number): Action => ({
      type: 'chooseSides',
      sides: Object.fromEntries(player(state, seat).contracts.map((one) => [one.card, 'A' as const])),
    })
    const first = played(0, state, choice(0))
    expect(mayUndo(first.entry, 0)).toBe(true)
    expect(mayUndo(first.entry, 1)).toBe(false)
    const last = played(1, first.after, choice(1))
    expect(mayUndo(last.entry, 1)).toBe(false)
    const given = played(0, last.after, {
      type: 'giveCard',
      card: RAIL_TYPES.find((type) => (player(last.after).hand as Cards)[type] > 0) as RailType,
    })
    // The display was opened and routes were dealt upon it; but a card that was shown stands without that.
    expect(mayUndo(given.entry, 0)).toBe(false)
    expect(mayUndo({ seat: 0, action: given.entry.action }, 0), 'SPK-SETUP-07').toBe(false)
    const kept = played(0, given.after, { type: 'keepRoute', route: player(given.after).routes[0] as string })
    expect(mayUndo(kept.entry, 0)).toBe(true)
  })
})

function recordedSetup(seats: number) {
  return wholeMatch(rules, { map: MAP, seats, options: optionsWith(), seed: 'setup' }, undefined, randomBot).match.setup
}
