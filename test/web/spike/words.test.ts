import { describe, expect, it } from 'vitest'
import { botById } from '#engine/bots/index.ts'
import { type FullRules, recordingChance, seededChance } from '#engine/core/index.ts'
import { type Event, type State, spike } from '#engine/spike/index.ts'
import { cityLabel, factsOf } from '#lib/games/spike/cityFacts.ts'
import { myTask } from '#lib/games/spike/sentence.ts'
import { tagsOf } from '#lib/games/spike/tags.ts'
import { lineOf } from '#lib/games/spike/told/journal.ts'
import { cardsText, paymentText, routeText, watcherText } from '#lib/games/spike/words.ts'
import { worldOf } from '#lib/games/spike/world.ts'

const nameOf = (seat: number): string => ['Ada', 'Brunel', 'Clara'][seat] ?? ''
const bot = botById('greedy')

/** A whole match of bots, with what each eyes would see told. */
function played(eyes: number | null): { events: Event[]; states: State[] } {
  const events: Event[] = []
  const chance = recordingChance(seededChance('words', 0))
  let state = spike.setup({ map: 'eastern-us', options: { variant: 'advanced' }, seats: 3 }, chance)
  const states = [spike.view(state, eyes)]
  for (let i = 0; !spike.turn(state).over; i++) {
    const [seat] = spike.turn(state).seats as [number]
    const action = bot?.choose(spike as FullRules, spike.view(state, seat), seat, () => 0)
    const step = spike.play(state, seat, action, seededChance('words', i + 1))
    if (!step.ok) throw new Error(step.refusal.rule)
    state = step.state
    events.push(...step.events)
    states.push(spike.view(state, eyes))
  }
  return { events, states }
}

const { events, states } = played(0)
const world = worldOf(spike, states.at(-1) as State, 0, nameOf)

describe('the journal', () => {
  it('has words for everything that happens in a match', () => {
    expect(events.length).toBeGreaterThan(200)
    for (const event of events) {
      const line = lineOf(event, world)
      const text = line?.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('') ?? ''
      expect(text).not.toMatch(/undefined|null|\[object|s\d{3}/)
    }
  })

  it('names no card that was drawn unseen', () => {
    const said = lineOf({ type: 'drew', seat: 1, from: 'deck', card: null }, world)
    const [ada, brunel] = ['Ada', 'Brunel'].map((name, seat) => ({ seat, name }))
    expect(said).toEqual({ seat: 1, pieces: [brunel, ' draws a card from the deck.'] })
    expect(lineOf({ type: 'gave', seat: 0, to: 1, card: null }, world)?.pieces).toEqual([
      ada,
      ' gives a card to Brunel.',
    ])
    expect(lineOf({ type: 'keptRoute', seat: 1, route: null }, world)?.pieces).toEqual([brunel, ' keeps a route card.'])
  })

  it('tells what was paid', () => {
    expect(paymentText({ direct: { yellow: 1 }, jokers: [{ from: 'blue', n: 2, as: 'white' }] })).toBe(
      '1 yellow and 2 blue as 1 white',
    )
    expect(cardsText({ red: 2, black: 1 })).toBe('2 red and 1 black')
  })

  it('says what a route card has paid, and of what it would pay only while it can change', () => {
    const [before, after] = [{ stage: { phase: 'draw' } }, { stage: { phase: 'over' } }] as unknown as [State, State]
    expect(routeText(before, { home: 'norfolk' }, 4)).toBe('As your network is now: $4')
    expect(routeText(before, { home: null }, 0)).toBe('')
    expect(routeText(after, { home: 'norfolk' }, 4)).toBe('Paid $4')
    expect(watcherText(before)).toContain('hidden until the end')
    expect(watcherText(after)).not.toContain('hidden')
  })
})

describe('what is said of cities', () => {
  const midway = worldOf(spike, states[Math.floor(states.length / 2)] as State, 0, nameOf)
  const watching = worldOf(spike, midway.state, null, nameOf)

  it('to whoever plays, their own contracts first', () => {
    const facts = midway.game.board.data.cities.map((city) => factsOf(midway, city))
    expect(facts.flat().some(({ own }) => own)).toBe(true)
    for (const list of facts) expect(list.map(({ own }) => own)).not.toContain(undefined)
    expect(cityLabel(midway, 'norfolk')).toMatch(/^Norfolk: pigs, \$[123] on the market\./)
    expect([...tagsOf(midway).values()].some(({ pays }) => pays !== null)).toBe(true)
  })

  it('to onlookers nothing that is secret', () => {
    expect(tagsOf(watching).size).toBe(0)
    for (const city of watching.game.board.data.cities)
      expect(factsOf(watching, city).some(({ own }) => own)).toBe(false)
  })
})

it('every ask has a sentence', () => {
  const asks = new Set<string>()
  for (const state of states) {
    const { seats } = spike.turn(state)
    if (!seats.includes(0)) continue
    const moves = spike.moves(state, 0)
    asks.add(moves.ask)
    expect(myTask(moves, nameOf)).not.toBe('')
  }
  expect(asks.size).toBeGreaterThan(4)
})
