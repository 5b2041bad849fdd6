import { type MatchFile, type ReplayRefused, type ReplayStep, replay } from '#engine/core/match.ts'
import type { Rules, Standing } from '#engine/core/rules.ts'
import { argumentsOf, count, stop } from './arguments.ts'
import { matchIn } from './file.ts'
import { table } from './table.ts'

const USAGE = 'usage: npm run replay -- FILE [--to N] [--json]'

const { values, positionals } = argumentsOf(
  { allowPositionals: true, options: { to: { type: 'string' }, json: { type: 'boolean', default: false } } },
  USAGE,
)
const [file, ...others] = positionals
if (file === undefined || others.length > 0) stop(USAGE)

const { match, rules } = matchIn(file)
const last = values.to === undefined ? match.log.length : count(values.to, 'to', 0)
if (last > match.log.length) stop(`--to ${last}: the log has ${match.log.length} entries`)

const told = tell(match, rules, last)
if (values.json) console.log(JSON.stringify(told, null, 2))
else print(told)
process.exit(told.refused ? 1 : 0)

interface Told {
  readonly game: string
  readonly map: string
  /** Standings when each round had ended, and those at the end of what was played. */
  readonly rounds: readonly { readonly round: number; readonly standings: readonly Named[] }[]
  readonly played: number
  readonly over: boolean
  readonly standings: readonly Named[]
  readonly refused: ReplayRefused | null
}

type Named = Standing & { readonly name: string }

function tell(match: MatchFile, rules: Rules, last: number): Told {
  const rounds: { round: number; standings: readonly Named[] }[] = []
  let here: ReplayStep | undefined
  let refused: ReplayRefused | null = null
  const steps = replay(match, rules)
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) {
      refused = next.value
      break
    }
    const before = here
    here = next.value
    const ended = before && rules.turn(before.state)
    if (ended && (rules.turn(here.state).round > ended.round || rules.turn(here.state).over)) {
      rounds.push({ round: ended.round, standings: named(match, rules, here.state) })
    }
    if (here.count === last) break
  }
  return {
    game: match.game,
    map: match.map,
    rounds,
    played: here?.count ?? 0,
    over: here !== undefined && rules.turn(here.state).over,
    standings: here ? named(match, rules, here.state) : [],
    refused,
  }
}

function named(match: MatchFile, rules: Rules, state: unknown): Named[] {
  return rules.standings(state).map((line) => ({ ...line, name: match.seats[line.seat]?.name ?? '' }))
}

function print(told: Told): void {
  console.log(`${told.game} on ${told.map}`)
  for (const { round, standings } of told.rounds) console.log(`\nafter round ${round}\n${lines(standings)}`)
  if (!told.over && told.standings.length > 0) console.log(`\nafter entry ${told.played}\n${lines(told.standings)}`)
  if (!told.refused) return
  const { index, refusal } = told.refused
  console.error(
    `\n${index < 0 ? 'setup' : `log[${index}]`} refused by ${refusal.rule} ${JSON.stringify(refusal.params)}`,
  )
}

function lines(standings: readonly Named[]): string {
  const figures = Object.keys(standings[0]?.figures ?? {})
  const rows = standings.map((line) => [
    line.place,
    line.name + (line.eliminated ? ' (out)' : ''),
    ...figures.map((figure) => line.figures[figure] ?? ''),
  ])
  return table(['', 'name', ...figures], rows)
}
