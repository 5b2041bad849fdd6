import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Beat, beatAt, beatsOf, LEAD_MS, LONGEST_MS, lengthOf } from '#lib/frame/recap/beats.ts'
import { NAMES, type PlayedMatch, playedMatch } from './matches.ts'

const matches = NAMES.map(playedMatch)
const rust = playedMatch('age-of-steam-rust-belt-2022-4')
const played = ({ rules, opening, steps }: PlayedMatch, from: number, to: number): Beat[] =>
  beatsOf(rules, opening, steps, from, to)

describe('what is played back', () => {
  it.each(matches)('is every step once, in ten seconds at most, whatever is missed: $name', (match) => {
    const moment = fc.nat({ max: match.steps.length })
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const beats = played(match, from, to)
        expect(beats.map((beat) => beat.from)).toEqual([from, ...beats.map((beat) => beat.to)].slice(0, beats.length))
        expect(beats.at(-1)?.to ?? from).toBe(to)
        expect(lengthOf(beats)).toBeLessThanOrEqual(LONGEST_MS + 1)
        for (const { ms } of beats) expect(ms).toBeGreaterThanOrEqual(449)
        for (const beat of beats) {
          const doers = match.steps.slice(beat.from, beat.to).map((step) => step.played.seat)
          expect([...beat.seats].sort()).toEqual([...new Set(doers)].sort())
        }
      }),
      { numRuns: 40 },
    )
  })

  it('goes turn by turn where there is time for that, and bids are one thing', () => {
    const bids = rust.steps.findIndex(({ events }) => events.some(({ type }) => type === 'bid'))
    const builds = rust.steps.findIndex(({ events }) => events.some(({ type }) => type === 'built'))
    const turnOf = (count: number) => rust.rules.turn(rust.steps[count]?.state)
    let end = builds
    while (turnOf(end).phase === turnOf(builds).phase) end++
    const auction = played(rust, bids, bids + 3)
    expect(auction.map(({ from, to }) => to - from)).toEqual([3])
    const building = played(rust, builds, end)
    expect(building.every(({ seats }) => seats.length === 1)).toBe(true)
    expect(building).toHaveLength(4)
  })

  it('is finest where it ends, when there is more than there is time for', () => {
    const beats = played(rust, 0, rust.steps.length)
    const sizes = beats.map(({ from, to }) => to - from)
    const half = Math.floor(sizes.length / 2)
    const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0)
    expect(sum(sizes.slice(0, half))).toBeGreaterThan(sum(sizes.slice(half)))
  })

  it('begins with how it stood, and ends on time on a machine that is slow', () => {
    const beats = played(rust, 40, 60)
    expect(beatAt(beats, 0)).toEqual({ beat: null, left: LEAD_MS })
    expect(beatAt(beats, LEAD_MS).beat).toBe(beats[0])
    expect(beatAt(beats, LEAD_MS + (beats[0]?.ms ?? 0) + 1).beat).toBe(beats[1])
    expect(beatAt(beats, lengthOf(beats) + 5_000)).toEqual({ beat: null, left: 0 })
    expect(beatAt([], 10)).toEqual({ beat: null, left: LEAD_MS - 10 })
  })
})
