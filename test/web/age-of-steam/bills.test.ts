import { describe, expect, it } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { OUT, type Standing } from '#engine/core/index.ts'
import { missing, ruinText } from '#lib/games/age-of-steam/bills.ts'
import { adviceText } from '#lib/games/age-of-steam/final/advice.ts'
import { texts } from '#lib/games/age-of-steam/maps/barbados/texts/en/words.ts'
import { myTask } from '#lib/games/age-of-steam/sentence.ts'
import { aboutShares } from '#lib/games/age-of-steam/shares.ts'
import { wordsHere } from '#lib/games/age-of-steam/words.ts'
import { accepted, begin, directed, lastDecision, PASS, withPlayer } from '../../engine/age-of-steam/position.ts'

const at = (state: ReturnType<typeof begin>) => ({ state, game: ageOfSteam.game(state.map) })
const RICH = { 0: { money: 50 }, 2: { money: 50 }, 3: { money: 50 } }

describe('bankruptcy is announced', () => {
  const AMOUNTS = [0, 1, 3, 6]
  const means = AMOUNTS.flatMap((money) =>
    AMOUNTS.flatMap((income) =>
      [2, 4, 9].flatMap((shares) => [1, 5].map((engine) => ({ money, income, shares, engine }))),
    ),
  )

  it('AOS-EXP-03 whenever the rules would bring it, and never else', () => {
    for (const player of means) {
      const state = lastDecision({ players: { ...RICH, 1: player } })
      const { state: after } = accepted(state, 0, PASS, directed({}))
      expect(missing(player) > 0, JSON.stringify(player)).toBe(after.players[1]?.eliminated !== null)
    }
  })

  it('in words that say how much is missing, before a share, a build or a longer locomotive too', () => {
    const state = withPlayer(begin(), 1, { money: 2, income: 1, shares: 4, engine: 1 })
    expect(ruinText(at(state), 1)).toContain('the bills are $5, and $1 of them is missing')
    expect(ruinText(at(state), 1, { money: 5, shares: 1 })).toBeNull()
    expect(ruinText(at(withPlayer(state, 1, { money: 4 })), 1)).toBeNull()
    expect(ruinText(at(withPlayer(state, 1, { money: 4 })), 1, { money: -2 })).toContain('bankrupt')
    expect(ruinText(at(withPlayer(state, 1, { money: 4 })), 1, { money: -2 }, 'bid')).toBe(
      'If you pay $2, you go bankrupt at the end of this round: the bills are $5, and $1 of them is missing even with all income given up.',
    )
  })

  it('no more in a round whose bills have been paid', () => {
    const poor = withPlayer(begin(), 1, { money: 0, income: 0, shares: 9, engine: 1 })
    expect(ruinText(at(poor), 1)).not.toBeNull()
    const growing = { ...poor, stage: { phase: 'growth', seat: 1, cubes: null } } as unknown as typeof poor
    expect(ruinText(at(growing), 1)).toBeNull()
  })

  it('AOS-BAR-08 and on Barbados that the shares cannot be bought back', () => {
    const last = { ...begin(1, {}, {}, 'barbados'), round: ageOfSteam.game('barbados').steps.rounds(1) }
    const state = withPlayer(last, 0, { money: 20, income: 5, shares: 5, engine: 1 })
    expect(ruinText(at(state), 0)).toContain('$25 buys the shares back at its end, and $6 of that is missing')
    expect(ruinText(at({ ...state, round: 1 }), 0)).toBeNull()
  })
})

describe('shares', () => {
  it('say what limits them: the round on Barbados, the end of them elsewhere', () => {
    const few = begin()
    expect(aboutShares(few, 0, 13)).toBe(
      'You hold $10 and 2 shares. Each new one brings $5 now, costs $1 every round and 3 points at the end; there is no other moment to raise money.',
    )
    const many = withPlayer(few, 0, { shares: 14 })
    expect(aboutShares(many, 0, 1)).toMatch(/raise money, and 15 shares are the most one may hold\.$/)
    expect(aboutShares(begin(1, {}, {}, 'barbados'), 0, 1)).toBe(
      'You hold $10 and 2 shares. Each new one brings $5 now, costs $1 every round and $5 more when it is bought back at the end; there is no other moment to raise money, and 1 share is the most in a round.',
    )
  })

  it('are not asked for when there are none', () => {
    expect(myTask({ ask: 'issue', max: 0 }, wordsHere('rust-belt'))).toBe('You can issue no more shares.')
    expect(myTask({ ask: 'issue', max: 1 }, wordsHere('rust-belt'))).toBe('How many shares do you issue?')
  })
})

describe('advice after a match alone', () => {
  const line = (figures: Standing['figures'], out = true): Standing => ({
    seat: 0,
    place: 1,
    figures,
    ...(out ? OUT : { eliminated: false, score: 0 }),
  })

  it.each([
    ['No link was finished', line({ shares: 6, locomotive: 1, track: 0 }), true],
    ['Your 6 shares cost $6 every round', line({ shares: 6, locomotive: 2, track: 5 }), true],
    ['Your locomotive cost $5 every round', line({ shares: 3, locomotive: 5, track: 5 }), true],
    ['Each of your 9 shares brought $5 once', line({ shares: 9, locomotive: 2, track: 5 }), false],
    ['Nothing else counts', line({ shares: 9 }, false), false],
  ])('fits what was done: %s', (begins, standing, fell) => {
    expect(adviceText(standing, fell, texts.alone)).toContain(begins)
  })
})
