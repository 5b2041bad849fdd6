import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bots, botsFor } from '#engine/bots/index.ts'
import { type Options, settleOptions } from '#engine/core/file/options.ts'
import { type MatchFile, replayed } from '#engine/core/match.ts'
import type { Rules } from '#engine/core/rules.ts'
import { gameById, games } from '#engine/games.ts'
import { type Fixture, Foul, type Refereed, referee } from '../referee.ts'
import { argumentsOf, count, stop } from './arguments.ts'
import { matchIn } from './file.ts'
import { table } from './table.ts'

const USAGE = `usage: npm run simulate -- --game ID --map ID --seats N[-M] --bots ID[,ID…] --games N --seed TEXT [--option NAME=VALUE]… [--start FILE] [--record DIR] [--json]
  The map is the game's first unless one is named. Bots take the seats in turn: "random,greedy" puts a random bot on every second seat. --seats 3-6 takes the numbers in turn.
  --start plays on from where a match file ends, or from the position it begins with; the file says game, map, seats and options.
  --record keeps every match file and its standings, as test/games/ has them.`

const { values } = argumentsOf(
  {
    options: {
      game: { type: 'string', default: 'age-of-steam' },
      map: { type: 'string' },
      seats: { type: 'string', default: '4' },
      bots: { type: 'string', default: 'random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true, default: [] },
      start: { type: 'string' },
      record: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  },
  USAGE,
)

const from = values.start === undefined ? null : endOf(values.start)
const game = from?.match.game ?? values.game
const rules = gameById(game) ?? stop(`--game must be one of ${games.map(({ id }) => id).join(', ')}`)
const wantedMap = from?.match.map ?? values.map
const map =
  rules.maps.find((info) => wantedMap === undefined || info.id === wantedMap) ??
  stop(`--map must be one of ${rules.maps.map((info) => info.id).join(', ')}`)
const seatCounts = from ? [from.match.seats.length] : seatRange(values.seats)
const chosenBots = values.bots.split(',').map((id) => {
  const offered = botsFor(rules.id)
  return (
    offered.find((bot) => bot.id === id) ?? stop(`--bots: ${id} is none of ${bots.map((bot) => bot.id).join(', ')}`)
  )
})
const options = from?.match.options ?? settled(rules, values.option)
const total = count(values.games, 'games', 1)

/** What came of all matches together. */
const tally = {
  actions: 0,
  seconds: 0,
  fouls: [] as Foul[],
  rounds: [] as number[],
  scores: [] as number[],
  winning: [] as number[],
  bankrupt: 0,
}

for (let game = 0; game < total; game++) {
  const seats = seatCounts[game % seatCounts.length] as number
  const fixture: Fixture = {
    rules,
    map: map.id,
    options,
    bots: Array.from(
      { length: seats },
      (_, seat) => chosenBots[(seat + game) % chosenBots.length] as Fixture['bots'][number],
    ),
    seed: `${values.seed}/${game}`,
    ...(from && { start: from.state }),
  }
  const started = performance.now()
  try {
    const refereed = referee(fixture)
    add(refereed)
    if (values.record !== undefined) record(values.record, refereed)
  } catch (error) {
    if (!(error instanceof Foul)) throw error
    tally.fouls.push(error)
    keep(error, game)
  }
  tally.seconds += (performance.now() - started) / 1000
}
report()
process.exit(tally.fouls.length > 0 ? 1 : 0)

function add({ match, result, rounds }: Refereed): void {
  tally.actions += match.log.length
  tally.rounds.push(rounds)
  for (const line of result.standings) {
    if (line.eliminated) {
      tally.bankrupt++
      continue
    }
    tally.scores.push(line.score)
    if (result.winners.includes(line.seat)) tally.winning.push(line.score)
  }
}

/** A match to be replayed by tests for as long as this version of the rules is played. */
function record(folder: string, { match, result }: Refereed): void {
  mkdirSync(folder, { recursive: true })
  // Options without a group are the ones a match is named by; house rules are not.
  const chosen = rules.options(match.map).flatMap(({ id, group }) => (group === undefined ? [match.options[id]] : []))
  const name = [match.game, match.map, ...chosen, match.seats.length].join('-')
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(match)}\n`)
  writeFileSync(join(folder, `${name}.result.json`), `${JSON.stringify(result)}\n`)
}

/** The match that broke something is worth more than a line about it. */
function keep(foul: Foul, game: number): void {
  mkdirSync('.data', { recursive: true })
  writeFileSync(`.data/foul-${game}.json`, JSON.stringify(foul.match))
  console.error(`${foul.message}; kept as .data/foul-${game}.json`)
}

function report(): void {
  const summary = {
    games: total,
    actions: tally.actions,
    actionsPerSecond: Math.round(tally.actions / tally.seconds),
    refusals: tally.fouls.filter((foul) => foul.kind === 'refused').length,
    broken: tally.fouls.filter((foul) => foul.kind === 'broken').length,
    rounds: spread(tally.rounds),
    scores: spread(tally.scores),
    winningScores: spread(tally.winning),
    bankrupt: tally.bankrupt,
    fouls: tally.fouls.map((foul) => foul.message),
  }
  if (values.json) {
    console.log(JSON.stringify(summary, null, 2))
    return
  }
  const rows = (['rounds', 'scores', 'winningScores'] as const).map((key) => [key, ...Object.values(summary[key])])
  console.log(table(['', 'least', 'median', 'most'], rows))
  console.log(`${total} matches, ${tally.actions} actions, ${summary.actionsPerSecond} a second with every check`)
  console.log(`${tally.bankrupt} seats bankrupt, ${summary.refusals} refusals, ${summary.broken} invariants broken`)
}

function spread(numbers: readonly number[]): { least: number; median: number; most: number } {
  const sorted = [...numbers].sort((a, b) => a - b)
  return { least: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 }
}

function seatRange(text: string): number[] {
  const [from, to = from] = text.split('-').map((part) => count(part, 'seats', 1))
  const [fewest, most] = map.seats
  if (from === undefined || to === undefined || from < fewest || to > most || from > to) {
    stop(`--seats: ${map.name} is for ${fewest} to ${most}, not ${text}`)
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function settled(rules: Rules, pairs: readonly string[]): Options {
  const wanted = Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.split('=').slice(1).join('=')]))
  const result = settleOptions(rules.options(map.id), wanted)
  if (result.ok) return result.options
  const { option, value } = result.refusal.params
  return stop(`--option ${option}=${value} is not offered on ${map.name}`)
}

/** A match of a file, and how it stands at its end. */
function endOf(path: string): { readonly match: MatchFile; readonly state: unknown } {
  const { match, rules: played } = matchIn(path)
  const { steps, refused } = replayed(match, played)
  if (refused) stop(`--start ${path}: log[${refused.index}] is refused by ${refused.refusal.rule}`)
  const last = steps.at(-1)
  if (!last || played.turn(last.state).over) return stop(`--start ${path}: the match is over`)
  return { match, state: last.state }
}
