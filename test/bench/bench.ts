import { games } from '#engine/games.ts'
import { table as columns } from '../cli/table.ts'
import { engineFigures } from './engine.ts'
import { lineFigures } from './lines.ts'
import { pageFigures } from './page.ts'
import { tableFigures } from './table.ts'
import { thinkingFigures } from './thinking.ts'
import { watcherFigures } from './watchers.ts'

/** What is measured, what it came to, and what it may be at most (or must be at least). */
type Row = readonly [what: string, figure: string, budget: string, verdict: string]

const engines = games.map((rules) => ({ name: rules.name, ...engineFigures(rules) }))
const thoughts = games.map((rules) => ({ name: rules.name, ...thinkingFigures(rules) }))
const drawn = lineFigures()
const table = await tableFigures()
const crowds = await watcherFigures([5, 50, 500, 2_000])
const pages: { readonly name: string; readonly script: number; readonly style: number }[] = []
for (const { name } of games) pages.push({ name, ...(await pageFigures(name)) })

const [mine, bare] = [spread(table.table), spread(table.echo)]
const frames = spread(table.frames)
const few = spread(crowds[0]?.moves ?? [])
const rows: Row[] = [
  ...engines.flatMap(({ name, actionsPerSecond, slowest }) => [
    atLeast(`${name}: actions a second, every check included`, actionsPerSecond, 20_000, ''),
    ...slowestOf(slowest).map(([ask, figure]) => atMost(`${name}: slowest list of moves (${ask})`, figure, 20, ' ms')),
  ]),
  ...thoughts.flatMap(({ name, mean, slowest, longest }): Row[] => [
    [`${name}: a decision of the hard bot, mean`, ms(mean), '', ''],
    atMost(`${name}: its slowest decision`, slowest, 400, ' ms'),
    atMost(`${name}: its longest slice`, longest, 50, ' ms'),
  ]),
  ...drawn.flatMap(({ name, mean, slowest, longest }): Row[] => [
    [`${name}: a line that one turn suffices for, mean`, ms(mean), '', ''],
    atMost(`${name}: the slowest of them`, slowest, 5, ' ms'),
    [`${name}: the slowest of all, over several turns or not to be had`, ms(longest), '', ''],
  ]),
  ['table: an action to the last of five, median / p95', `${ms(mine.median)} / ${ms(mine.late)}`, '', ''],
  ['empty object: a row to the last of five, median / p95', `${ms(bare.median)} / ${ms(bare.late)}`, '', ''],
  atMost('table against empty object, medians', mine.median / bare.median, 1.5, ' ×'),
  atMost('bytes an action and client, median', frames.median, 500, ''),
  ...crowds.flatMap(({ watching, moves, seen }): Row[] => {
    const [move, last] = [spread(moves), spread(seen)]
    return [
      [`${watching} watch: a move, median / p95`, `${ms(move.median)} / ${ms(move.late)}`, '', ''],
      [`${watching} watch: until the last of them has seen it, median`, ms(last.median), '', ''],
      ...(watching === 5
        ? []
        : [atMost(`${watching} watch: a move against one that 5 watch, medians`, move.median / few.median, 1.5, ' ×')]),
    ]
  }),
  ...pages.flatMap(({ name, script, style }): Row[] => [
    atMost(`${name}: script of the table page, gzip`, script / 1000, 122.5, ' kB'),
    [`${name}: style of the table page, gzip`, `${round(style / 1000)} kB`, '', ''],
  ]),
]
console.log(columns(['', 'figure', 'budget', ''], rows))
console.log(`\n${describePositions()}; ${table.actions} actions at the table, largest frame ${frames.most} bytes`)

function atLeast(what: string, figure: number, least: number, unit: string): Row {
  return [what, round(figure) + unit, `at least ${least}${unit}`, figure >= least ? 'kept' : 'MISSED']
}

function atMost(what: string, figure: number, most: number, unit: string): Row {
  return [what, round(figure) + unit, `at most ${most}${unit}`, figure <= most ? 'kept' : 'MISSED']
}

/** The two questions that take longest to answer. */
function slowestOf(slowest: Readonly<Record<string, number>>): [ask: string, figure: number][] {
  return Object.entries(slowest)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
}

function describePositions(): string {
  const counts = engines.map(({ name, positions }) => {
    const count = Object.values(positions).reduce((sum, here) => sum + here, 0)
    return `${count} of ${name}`
  })
  return `moves listed in ${counts.join(', ')} positions, sparse and crowded`
}

function round(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toLocaleString('en') : figure.toFixed(2)
}

function ms(figure: number): string {
  return `${figure.toFixed(2)} ms`
}

function spread(figures: readonly number[]): { median: number; late: number; most: number } {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), late: at(0.95), most: at(1) }
}
