import { describe, expect, it } from 'vitest'
import { type Bot, greedyBot, masterBot, noviceBot } from '#engine/bots/index.ts'
import { settleOptions } from '#engine/core/file/options.ts'
import { stateHash } from '#engine/core/hash.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { gameById } from '#engine/games.ts'
import { referee } from '../../referee.ts'

const GAMES = ['age-of-steam', 'steam'].map((id) => gameById(id) as FullRules)

function played(
  rules: FullRules,
  map: string,
  bots: readonly Bot[],
  wanted: Record<string, string> = {},
  seed = 'bots',
) {
  const settled = settleOptions(rules.options(map), wanted)
  if (!settled.ok) throw new Error('not offered')
  return referee({ rules, map, options: settled.options, bots, seed })
}

/** One after the other, so that every strength plays on every map and at every size of table. */
const mixed = (seats: number, from: number): Bot[] =>
  Array.from({ length: seats }, (_, seat) => [noviceBot, greedyBot, masterBot][(seat + from) % 3] as Bot)

describe.each(GAMES)('$id', (rules) => {
  // Full tables everywhere; matches of few seats are long, and one a game is enough.
  const tables = rules.maps.flatMap(({ id, seats: [least, most] }, i) =>
    [...new Set(i === 0 ? [least, most] : [most])].map((seats) => ({ map: id, seats })),
  )

  it.each(tables)('$map with $seats seats is played to its end without a refusal', ({ map, seats }) => {
    expect(played(rules, map, mixed(seats, seats)).rounds).toBeGreaterThan(0)
  })
})

it('Steam with its standard money, too', () => {
  expect(played(GAMES[1] as FullRules, 'steam-ruhr', mixed(3, 0), { mode: 'standard' }).rounds).toBe(10)
})

it('plays the same match twice', () => {
  const [one, other] = [1, 2].map(() => played(GAMES[0] as FullRules, 'rust-belt', mixed(3, 1)))
  expect(stateHash(one?.state)).toBe(stateHash(other?.state))
})

it.each([
  ['barbados', [masterBot]],
  ['st-lucia', [masterBot, noviceBot]],
])('the hard one is not ruined on %s', (map, bots) => {
  const { result } = played(GAMES[0] as FullRules, map as string, bots as Bot[])
  expect(result.standings.find(({ seat }) => seat === 0)?.eliminated).toBe(false)
})

it.each([
  // A rival took the only cube after an engine had been bought, in round 1.
  ['rust-belt', [masterBot, masterBot, masterBot, masterBot], 'tuneR/21'],
  // The ten best turns were forbidden, since track has to stay together: nothing was built for four rounds.
  ['western-us', [masterBot, greedyBot, masterBot, greedyBot], 'tuneM4/0'],
] as const)('nor where it has been: on %s', (map, bots, seed) => {
  const { result } = played(GAMES[0] as FullRules, map, bots, {}, seed)
  expect(result.standings.filter(({ seat }) => bots[seat] === masterBot).some((one) => one.eliminated)).toBe(false)
})

it('where nothing may stay unfinished, what is begun is finished: hardly a tile is taken back', () => {
  const { match } = played(GAMES[0] as FullRules, 'germany', [masterBot, greedyBot, masterBot, noviceBot])
  const types = match.log.map(({ action }) => (action as { type: string }).type)
  const builds = types.filter((type) => type === 'build').length
  expect(builds).toBeGreaterThan(40)
  expect(types.filter((type) => type === 'takeBack').length).toBeLessThan(builds / 8)
})
