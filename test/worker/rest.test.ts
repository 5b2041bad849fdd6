import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { faultOfRest, type Rest, restsUntil, wakingAfter, wakingBetween } from '#worker/both/clock/rest.ts'
import { DAY, HOUR, MINUTE } from './time.ts'

const at = (text: string) => Date.parse(text)
const NONE: Rest = { zone: 'UTC', night: null, days: [], holiday: null }
const NIGHT: Rest = { ...NONE, zone: 'Europe/Budapest', night: { from: 22 * 60, to: 7 * 60 } }

describe('when a player rests [T-REST-01]', () => {
  test('nobody without a rest ever rests', () => {
    expect(wakingAfter(null, 1000, 500)).toBe(1500)
    expect(wakingBetween(NONE, 1000, 5000)).toBe(4000)
    expect(restsUntil(NONE, 1000)).toBeNull()
  })

  test('a night past midnight counts for nothing', () => {
    // 20:00 in Budapest in winter is 19:00 in UTC.
    const evening = at('2026-11-19T19:00Z')
    expect(wakingAfter(NIGHT, evening, 2 * HOUR - 1)).toBe(at('2026-11-19T21:00Z') - 1)
    // What would end with the beginning of the night ends with its end.
    expect(wakingAfter(NIGHT, evening, 2 * HOUR)).toBe(at('2026-11-20T06:00Z'))
    expect(wakingAfter(NIGHT, evening, 3 * HOUR)).toBe(at('2026-11-20T07:00Z'))
    expect(wakingBetween(NIGHT, evening, at('2026-11-20T07:00Z'))).toBe(3 * HOUR)
  })

  test('who is asleep is late only when awake again', () => {
    const asleep = at('2026-11-19T23:00Z')
    expect(restsUntil(NIGHT, asleep)).toBe(at('2026-11-20T06:00Z'))
    expect(wakingAfter(NIGHT, asleep, 0)).toBe(at('2026-11-20T06:00Z'))
  })

  test('the night in which clocks go back is an hour longer', () => {
    const evening = at('2026-10-24T19:00Z')
    expect(wakingBetween(NIGHT, evening, at('2026-10-25T06:00Z'))).toBe(HOUR)
    expect(at('2026-10-25T06:00Z') - evening - HOUR).toBe(10 * HOUR)
  })

  test.each([
    ['Pacific/Auckland', '2026-11-20T11:00Z', '2026-11-21T11:00Z'],
    ['Europe/Berlin', '2026-11-20T23:00Z', '2026-11-21T23:00Z'],
    ['America/Los_Angeles', '2026-11-21T08:00Z', '2026-11-22T08:00Z'],
  ])('a Saturday off in %s is theirs', (zone, from, to) => {
    const rest = { ...NONE, zone, days: [6] }
    expect(restsUntil(rest, at(from) - 1)).toBeNull()
    expect(restsUntil(rest, at(from))).toBe(at(to))
  })

  test('a holiday counts its last day, and joins the night after it', () => {
    const rest = { ...NIGHT, zone: 'UTC', holiday: { from: '2026-12-24', to: '2026-12-26' } }
    expect(restsUntil(rest, at('2026-12-24T10:00Z'))).toBe(at('2026-12-27T07:00Z'))
  })
})

describe('what is no rest [T-REST-02]', () => {
  test.each([
    ['zone', { ...NONE, zone: 'Atlantis/Capital' }],
    ['night', { ...NONE, night: { from: 0, to: 721 } }],
    ['days', { ...NONE, days: [0, 1, 2, 3] }],
    ['holiday', { ...NONE, holiday: { from: '2026-12-24', to: '2027-01-21' } }],
    ['holiday', { ...NONE, holiday: { from: '2026-12-24', to: '2026-12-23' } }],
  ] as const)('%s', (fault, rest) => {
    expect(faultOfRest(rest)).toBe(fault)
  })

  test('twelve hours, three days, four weeks are the most', () => {
    const rest = { zone: 'Asia/Kathmandu', night: { from: 720, to: 0 }, days: [0, 5, 6], holiday: null }
    expect(faultOfRest({ ...rest, holiday: { from: '2026-12-24', to: '2027-01-20' } })).toBeNull()
  })
})

const minute = fc.integer({ min: 0, max: 1439 })
const anyRest: fc.Arbitrary<Rest> = fc
  .record({
    zone: fc.constantFrom('UTC', 'Europe/Budapest', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'),
    night: fc.option(fc.record({ from: minute, to: minute }), { nil: null }),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 3 }),
    holiday: fc.constantFrom(null, { from: '2026-11-02', to: '2026-11-08' }),
  })
  .filter((rest) => faultOfRest(rest) === null)
const moment = fc.integer({ min: at('2026-10-20T00:00Z') / MINUTE, max: at('2026-11-20T00:00Z') / MINUTE })

describe('whatever somebody chooses [T-REST-01]', () => {
  it('after so much waking time exactly so much of it has gone by, and nobody is asleep then', () => {
    const waking = fc.integer({ min: 0, max: 8 * 24 * 60 })
    fc.assert(
      fc.property(anyRest, moment, waking, (rest, from, minutes) => {
        const start = from * MINUTE
        const end = wakingAfter(rest, start, minutes * MINUTE)
        expect(wakingBetween(rest, start, end)).toBe(minutes * MINUTE)
        expect(restsUntil(rest, end)).toBeNull()
        // In a whole week nobody rests more than all nights and the days off.
        expect(end - start).toBeLessThan(30 * DAY)
      }),
      { numRuns: 200, seed: 20261119 },
    )
  })
})
