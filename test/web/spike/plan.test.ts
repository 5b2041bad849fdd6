import { describe, expect, it } from 'vitest'
import { seededChance } from '#engine/core/index.ts'
import { type Player, type State, spike } from '#engine/spike/index.ts'
import { NO_CARDS } from '#engine/spike/piles.ts'
import { Plan } from '#lib/games/spike/plan.svelte.ts'
import { worldOf } from '#lib/games/spike/world.ts'

/** Seat 0 to act, at home in Raleigh, with this in its hand. */
function planWith(hand: Partial<typeof NO_CARDS>, change: Partial<Player> = {}): Plan {
  const begun = spike.setup({ map: 'eastern-us', options: { variant: 'basic' }, seats: 2 }, seededChance('plan', 0))
  const players = begun.players.map(
    (player, seat): Player =>
      seat === 0
        ? {
            ...player,
            home: 'raleigh',
            train: { at: 'city', city: 'raleigh' },
            hand: { ...NO_CARDS, ...hand },
            ...change,
          }
        : { ...player, home: 'topeka', train: { at: 'city', city: 'topeka' } },
  )
  const state: State = { ...begun, players, stage: { phase: 'action', seat: 0, rested: true } }
  const world = worldOf(spike, spike.view(state, 0), 0, String)
  return new Plan(
    () => world,
    () => spike.moves(world.state, 0),
    () => 0,
  )
}

describe('a railway', () => {
  it('is picked by the city it leads to', () => {
    const plan = planWith({ yellow: 1, blue: 2 })
    plan.choose('build')
    expect(plan.targets.get('charleston')).toBe('can be connected for 3 cards')
    plan.pick('charleston')
    expect(plan.railway).toMatchObject({ city: 'charleston', segments: ['s303', 's262'] })
    expect(plan.payment).toEqual({ direct: { yellow: 1 }, jokers: [{ from: 'blue', n: 2, as: 'white' }] })
    expect(plan.considered?.segments).toEqual(['s303', 's262'])
  })

  it('is put together segment by segment, as the rules judge it', () => {
    const plan = planWith({ black: 1, yellow: 1 })
    plan.compose()
    expect([...plan.targets.keys()]).toContain('s305')
    plan.pick('s305')
    expect(plan.hindered?.rule).toBe('SPK-BUILD-01')
    expect([...plan.targets.keys()]).toContain('s304')
    plan.pick('s304')
    expect(plan.railway).toMatchObject({ city: 'norfolk' })
    expect(plan.payment?.direct).toEqual({ black: 1, yellow: 1 })
    plan.pick('s305')
    expect(plan.own).toEqual([])
  })

  it('that cannot be paid says what is missing', () => {
    const plan = planWith({ yellow: 1 })
    plan.look('charleston')
    expect(plan.railway?.payments).toEqual([])
    expect(plan.way?.lacking.white).toBe(1)
  })
})

it('a movement is picked by where it ends', () => {
  const plan = planWith({}, { track: ['s305', 's304'], speed: 3 })
  plan.choose('train')
  expect(plan.targets.get('norfolk')).toBe('move here in 3 spaces')
  plan.pick('norfolk')
  expect(plan.trip).toMatchObject({ how: 'start', arrival: { steps: ['s305', 's304', 'norfolk'] } })
  expect(plan.considered?.trip.length).toBe(3)
})
