import { writeFileSync } from 'node:fs'
import { greedyBot } from '#engine/bots/index.ts'
import { settleOptions } from '#engine/core/file/options.ts'
import { type FullRules, seededChance, seededPick } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import type { Did, Kind, Puzzle } from '#engine/puzzles/puzzle.ts'
import { argumentsOf, count } from './arguments.ts'
import { cut } from './puzzles/cutting.ts'

const USAGE = `usage: npm run puzzles -- --seed TEXT --matches N [--each N] [--to FILE]
  Plays matches of Dispatchers and cuts puzzles out of them: positions with one answer that is clearly best, and that is
  not the first one thinks of. --each is how many of a kind and game are kept. Writes --to, else web/src/lib/puzzles/data.json.`

const { values } = argumentsOf(
  {
    options: {
      seed: { type: 'string', default: 'puzzles' },
      matches: { type: 'string', default: '12' },
      each: { type: 'string', default: '6' },
      to: { type: 'string', default: 'web/src/lib/puzzles/data.json' },
    },
  },
  USAGE,
)
const matches = count(values.matches, 'matches', 1)
const each = count(values.each, 'each', 1)

/** Where puzzles come from; the first rounds only, so that a position is quickly played up to and easily looked over. */
const SOURCES = [
  { game: 'age-of-steam', map: 'rust-belt', seats: 3, rounds: 5 },
  { game: 'age-of-steam', map: 'rust-belt', seats: 4, rounds: 5 },
  { game: 'age-of-steam', map: 'southern-us', seats: 4, rounds: 5 },
  { game: 'steam', map: 'steam-northeast', seats: 4, rounds: 5 },
  { game: 'steam', map: 'steam-ruhr', seats: 4, rounds: 5 },
  { game: 'spike', map: 'eastern-us', seats: 3, rounds: 2 },
  { game: 'spike', map: 'eastern-us', seats: 2, rounds: 2 },
] as const

const found: Puzzle[] = []
const kept = (kind: Kind, game: string): number => found.filter((one) => one.kind === kind && one.game === game).length

for (let n = 0; n < matches; n++) for (const source of SOURCES) look(source, `${values.seed}-${n}`)

/** One of each kind in turn, so that two days are never alike. */
const order: Puzzle[] = []
const byKind = Map.groupBy(found, ({ kind, game }) => `${kind}/${game}`)
for (let i = 0; i < each; i++) for (const some of byKind.values()) order.push(...some.slice(i, i + 1))
writeFileSync(values.to, `[\n${order.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
for (const [kind, some] of byKind) console.log(kind, some.length)

/** Plays a match and takes at most one puzzle of each kind out of it. */
function look({ game, map, seats, rounds }: (typeof SOURCES)[number], seed: string): void {
  const rules = gameById(game) as FullRules
  const settled = settleOptions(rules.options(map), {})
  if (!settled.ok) throw new Error(settled.refusal.rule)
  const { options } = settled
  const pick = seededPick(seed)
  let state = rules.setup({ map, options, seats }, seededChance(seed, 'setup'))
  const did: Did[] = []
  const taken = new Set<Kind>()
  for (;;) {
    const turn = rules.turn(state)
    const [seat] = turn.seats
    if (turn.over || turn.round > rounds || seat === undefined) return
    const made = cut(
      rules,
      { game, map, options, seats, seed, did: [...did], seat },
      state,
      (kind) => !taken.has(kind) && kept(kind, game) < each,
    )
    if (made) {
      taken.add(made.kind)
      found.push(made)
      console.error(made.kind, game, map, seed, turn.round, `${made.best} to ${made.second}`)
    }
    const action = greedyBot.choose(rules, rules.view(state, seat), seat, pick)
    const step = rules.play(state, seat, action, seededChance(seed, did.length))
    if (!step.ok) throw new Error(step.refusal.rule)
    state = step.state
    did.push([seat, action])
  }
}
