import { describe, expect, it } from 'vitest'
import { biddersOf, costs } from '#lib/games/common/auction.ts'
import { chaptersOf, type Line } from '#lib/games/common/journal.ts'
import { progressOf, theirTask, winnersOf } from '#lib/games/common/sentence.ts'
import { freshHexes } from '#lib/games/rail/fresh.ts'
import { playersOf, seatsOf } from '#lib/players.ts'

const nameOf = (seat: number): string => ['Ada', 'Brunel', 'Clara'][seat] ?? ''
const turn = { phase: 'build', round: 2, rounds: 7, seats: [0, 1], ask: 'build', over: false }

describe('words every game shares', () => {
  it('say what others do, and who has won', () => {
    expect(theirTask(turn, ['Ada', 'Brunel'], { build: 'are building' })).toBe('Ada and Brunel are building.')
    expect(theirTask(turn, ['Ada'], {})).toBe('Ada is thinking.')
    expect(winnersOf({ winners: [0, 2], standings: [] }, nameOf)).toBe('Ada and Clara share the victory.')
    expect([progressOf(turn, 'Building'), progressOf({ ...turn, over: true }, '')]).toEqual([
      'Round 2/7 · Building',
      'After round 2 of 7',
    ])
  })

  it('count players over all maps', () => {
    const maps = [{ seats: [3, 6] }, { seats: [1, 1] }] as const
    expect([playersOf(seatsOf(maps)), playersOf([1, 1]), playersOf([2, 2])]).toEqual([
      '1–6 players',
      '1 player',
      '2 players',
    ])
  })
})

describe('an auction for the order', () => {
  const auction = { bidders: [2], bids: [4, null, 5], dropped: [1, 0] }

  it('lists who is in, then who is out by place', () => {
    expect(biddersOf(auction)).toEqual([
      { seat: 2, text: '$5', out: false },
      { seat: 0, text: 'out, place 2', out: true },
      { seat: 1, text: 'out, place 3', out: true },
    ])
  })

  it('tells what a bid would cost at each place still to be had', () => {
    const open = { ...auction, bidders: [2, 0], dropped: [1] }
    expect(costs(open, 6)).toEqual([
      { position: 1, due: 6 },
      { position: 2, due: 6 },
    ])
  })
})

describe('the journal', () => {
  const said = (text: string): Line => ({ seat: null, pieces: [text] })
  const events = [{ type: 'a' }, { type: 'round', round: 2 }, { type: 'b' }, { type: 'c' }, { type: 'quiet' }]

  it('has the newest round first, and in it the newest line', () => {
    const chapters = chaptersOf(events, 1, ({ type }) => (type.length === 1 ? said(type) : null))
    expect(chapters).toEqual([
      { round: 2, lines: [said('c'), said('b')] },
      { round: 1, lines: [said('a')] },
    ])
  })
})

describe('news', () => {
  const step = (hex: number) => ({
    seq: 0,
    at: 0,
    played: { seat: 0, action: {} },
    state: null,
    events: [{ type: 'built', hex }, { type: 'else' }],
  })
  const hexOf = (event: { type: string }) => ('hex' in event ? Number(event.hex) : null)

  it('is where something came about', () => {
    expect([...freshHexes([step(3), step(4), step(3)], hexOf)]).toEqual([3, 4])
  })
})
