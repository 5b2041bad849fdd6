import { writeFileSync } from 'node:fs'
import { greedyBot } from '#engine/bots/index.ts'
import { type Options, settleOptions } from '#engine/core/file/options.ts'
import { type FullRules, type SomeAction, seededChance, seededPick } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { type Did, KINDS, type Kind, type Puzzle } from '#engine/puzzles/puzzle.ts'
import { argumentsOf, count } from './arguments.ts'
import { cut } from './puzzles/cutting.ts'

const USAGE = `usage: npm run puzzles -- --seed TEXT --matches N [--each N] [--kinds KIND,...] [--to FILE]
  Plays matches of Dispatchers and cuts puzzles out of them: positions with one answer that is clearly best, and that is
  not the first one thinks of. --each is how many of a kind and game are kept,
  --kinds which are looked for (all). Writes --to, else web/src/lib/puzzles/data.json.`

const { values } = argumentsOf(
  {
    options: {
      seed: { type: 'string', default: 'puzzles' },
      matches: { type: 'string', default: '12' },
      each: { type: 'string', default: '6' },
      kinds: { type: 'string', default: KINDS.join(',') },
      to: { type: 'string', default: 'web/src/lib/puzzles/data.json' },
    },
  },
  USAGE,
)
const matches = count(values.matches, 'matches', 1)
const each = count(values.each, 'each', 1)
const kinds = values.kinds.split(',')

interface Source {
  readonly game: string
  readonly map: string
  readonly seats: number
  readonly rounds: number
  readonly options?: Options
}

/** Where puzzles come from; the first rounds only, so that a position is quickly played up to and easily looked over. */
const SOURCES: readonly Source[] = [
  { game: 'age-of-steam', map: 'rust-belt', seats: 3, rounds: 5 },
  { game: 'age-of-steam', map: 'rust-belt', seats: 4, rounds: 5 },
  { game: 'age-of-steam', map: 'southern-us', seats: 4, rounds: 5 },
  { game: 'steam', map: 'steam-northeast', seats: 4, rounds: 5 },
  { game: 'steam', map: 'steam-ruhr', seats: 4, rounds: 5 },
  { game: 'steam', map: 'steam-northeast', seats: 3, rounds: 5, options: { mode: 'standard' } },
  { game: 'steam', map: 'steam-ruhr', seats: 4, rounds: 5, options: { mode: 'standard' } },
  { game: 'spike', map: 'eastern-us', seats: 3, rounds: 3 },
  { game: 'spike', map: 'eastern-us', seats: 2, rounds: 3 },
]

/** What is asked of a game. */
const ASKED: Readonly<Record<string, readonly Kind[]>> = {
  'age-of-steam': ['delivery', 'tiles', 'bid'],
  steam: ['delivery', 'tiles', 'bid'],
  spike: ['turn', 'railway'],
}

const found: Puzzle[] = []
const kept = (kind: Kind, game: string): number => found.filter((one) => one.kind === kind && one.game === game).length

for (let n = 0; n < matches; n++) {
  for (const source of SOURCES) if (isWanting(source.game)) look(source, `${values.seed}-${n}`)
  write()
}

function byKind(): Map<string, Puzzle[]> {
  return Map.groupBy(found, ({ kind, game }) => `${kind}/${game}`)
}

/** One of each kind in turn, so that two days are never alike; after each match, as it may take long. */
function write(): void {
  const order: Puzzle[] = []
  for (let i = 0; i < each; i++) for (const some of byKind().values()) order.push(...some.slice(i, i + 1))
  writeFileSync(values.to, `[\n${order.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
}

function isWanting(game: string): boolean {
  return (ASKED[game] ?? []).some((kind) => kinds.includes(kind) && kept(kind, game) < each)
}

for (const [kind, some] of byKind()) console.log(kind, some.length)

/** Half of them have this answer: whoever solves them should not know before. */
function isUsual(game: string, { type }: SomeAction): boolean {
  const alike = found.filter((one) => one.kind === 'bid' && one.game === game && one.solution[0]?.type === type)
  return alike.length >= Math.ceil(each / 2)
}

/** Plays a match and takes at most one puzzle of each kind out of it. */
function look({ game, map, seats, rounds, options: wanted = {} }: Source, seed: string): void {
  const rules = gameById(game) as FullRules
  const settled = settleOptions(rules.options(map), wanted)
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
      (kind, answer) =>
        kinds.includes(kind) && !taken.has(kind) && kept(kind, game) < each && !(answer && isUsual(game, answer)),
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
