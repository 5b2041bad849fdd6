import { describe, expect, it } from 'vitest'
import type { PlayedStep } from '#client/mirror.ts'
import type { Rules, Standing } from '#engine/core/index.ts'
import { type Moment, newsBetween } from '#lib/embed/news.ts'
import type { TableInfo } from '#worker/protocol.ts'

const WHERE = { mode: 'play', link: 'https://play.example.org/t/x' } as const

/** A game of counting: the state is how often somebody has played; at three it is over. */
const rules = {
  turn: (state: number) => ({
    phase: 'count',
    round: state + 1,
    rounds: 3,
    seats: state < 3 ? [state % 2] : [],
    ask: 'count',
    over: state >= 3,
  }),
  result: () => ({
    winners: [1],
    standings: [
      { seat: 1, place: 1, score: 9, figures: { hidden: 1 }, eliminated: false },
      { seat: 0, place: 2, score: 4, figures: {}, eliminated: false },
    ],
  }),
} as unknown as Rules

const table = (more: Partial<TableInfo> = {}) =>
  ({
    id: 'x',
    status: 'running',
    game: 'count',
    map: 'line',
    private: false,
    seats: [{ name: 'Ada' }, { name: 'Brunel' }],
    ...more,
  }) as unknown as TableInfo

const step = (seq: number, state: number): PlayedStep => ({
  seq,
  at: 0,
  played: { seat: (state - 1) % 2, action: { secret: 'ace of spades' } },
  state,
  events: [],
})

const moment = (played: readonly PlayedStep[], more: Partial<TableInfo> = {}): Moment => ({
  table: table(more),
  rules,
  opening: 0,
  played,
})

const kinds = (before: Moment | null, now: Moment) => newsBetween(before, now, WHERE).map(({ type }) => type)

describe('what the page around is told', () => {
  it('first who is there and whose turn it is, not what was played before', () => {
    const news = newsBetween(null, moment([step(0, 1)]), WHERE)
    expect(news).toEqual([
      {
        type: 'ready',
        detail: { table: 'x', link: WHERE.link, game: 'count', map: 'line', mode: 'play', status: 'running' },
      },
      {
        type: 'turn',
        detail: { seq: 0, round: 2, rounds: 3, phase: 'count', ask: 'count', seats: [{ seat: 1, name: 'Brunel' }] },
      },
    ])
  })

  it('then each move, also several at once, and the turn after them', () => {
    const news = newsBetween(moment([]), moment([step(0, 1), step(1, 2)]), WHERE)
    expect(news.map(({ type, detail }) => [type, detail])).toMatchObject([
      ['move', { seq: 0, seat: 0, name: 'Ada', undone: false }],
      ['move', { seq: 1, seat: 1, name: 'Brunel', undone: false }],
      ['turn', { seq: 1, seats: [{ seat: 0, name: 'Ada' }] }],
    ])
  })

  it('a move that is taken back, by its number', () => {
    const news = newsBetween(moment([step(0, 1), step(1, 2)]), moment([step(0, 1)]), WHERE)
    expect(news[0]).toEqual({ type: 'move', detail: { seq: 1, seat: 1, name: 'Brunel', undone: true } })
    expect(news[1]?.type).toBe('turn')
  })

  it('AOS-EXP-04 of a bankrupt no score', () => {
    const over = moment([step(0, 1), step(1, 2), step(2, 3)], { status: 'over' })
    const bankrupt: Standing = { seat: 0, place: 2, figures: { money: -3 }, eliminated: true, score: null }
    const result = () => ({ winners: [1], standings: [bankrupt] })
    const [news] = newsBetween(null, { ...over, rules: { ...(over.rules as Rules), result } }, WHERE).slice(-1)
    expect(news).toMatchObject({
      type: 'end',
      detail: { standings: [{ seat: 0, name: 'Ada', place: 2, score: null }] },
    })
  })

  it('the end with places and points, and no other figure', () => {
    const over = moment([step(0, 1), step(1, 2), step(2, 3)], { status: 'over' })
    const news = newsBetween(moment([step(0, 1), step(1, 2)]), over, WHERE)
    expect(news.at(-1)).toEqual({
      type: 'end',
      detail: {
        seq: 2,
        winners: [{ seat: 1, name: 'Brunel' }],
        standings: [
          { seat: 1, name: 'Brunel', place: 1, score: 9 },
          { seat: 0, name: 'Ada', place: 2, score: 4 },
        ],
      },
    })
  })

  it('nothing when nothing was played', () => {
    expect(kinds(moment([step(0, 1)]), moment([step(0, 1)]))).toEqual([])
  })

  it('the first turn when the match begins', () => {
    const lobby = { ...moment([], { status: 'lobby' }), rules: undefined }
    expect(kinds(null, lobby)).toEqual(['ready'])
    expect(kinds(lobby, moment([]))).toEqual(['turn'])
  })

  it('never an action', () => {
    const all = [...newsBetween(null, moment([]), WHERE), ...newsBetween(moment([]), moment([step(0, 1)]), WHERE)]
    expect(JSON.stringify(all)).not.toContain('spades')
  })

  it('of a private match nothing but that it is there', () => {
    const secluded = { private: true }
    expect(kinds(null, moment([], secluded))).toEqual(['ready'])
    expect(kinds(moment([], secluded), moment([step(0, 1)], secluded))).toEqual([])
  })
})
