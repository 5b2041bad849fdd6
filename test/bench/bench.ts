import { games } from '#engine/games.ts'
import { table as columns } from '../cli/table.ts'
import { launchChromium } from '../e2e/chromium.ts'
import { JUDGED, Judge } from '../e2e/lighthouse.ts'
import { Stack } from '../e2e/stack.ts'
import { Alone } from './alone.ts'
import { byHexes } from './engine/widening.ts'
import { type EngineFigures, engineFigures } from './engine.ts'
import { fleetFigures } from './fleet.ts'
import { byEntries, bySeats } from './growth.ts'
import { lineFigures } from './lines.ts'
import { pageFigures } from './page.ts'
import { homeOnPhone, SLOW, tableOnPhone } from './phone.ts'
import { HEAD, type Row, told } from './rows.ts'
import { spread } from './spread.ts'
import { tableFigures } from './table.ts'
import { thinkingFigures } from './thinking.ts'
import { touchFigures } from './touch.ts'
import { wakingFigures } from './waking.ts'
import { watcherFigures } from './watchers.ts'

const FULL_MATCH = 'age-of-steam-western-us-4'
const FULL_BOARD = 'age-of-steam-germany-4'
/** A line takes two files of the runtime, and a process may have 20,000 here (`ulimit -Hn`). */
const MOST_LINES = 9_000

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  engine,
  lines,
  bots,
  table,
  crowd,
  growth,
  waking,
  fleet,
  client,
}

/** All of it, or the parts that are named. */
const wanted = process.argv.slice(2)
const started = performance.now()
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const rows = await part()
  console.log(`${columns([name, ...HEAD.slice(1)], rows.map(told))}\n`)
}
console.log(`${Math.round((performance.now() - started) / 1000)} s`)

async function engine(): Promise<Row[]> {
  const all: EngineFigures[] = []
  for (const rules of games) for (const map of rules.maps) all.push(await engineFigures(rules, map))
  return all.flatMap(({ game, map, hexes, actions, actionsPerSecond, lists }) => {
    const here = hexes === null ? `${game}, ${map}` : `${game}, ${map} (${hexes} hexes)`
    return [
      { what: `${here}: actions a second`, figure: actionsPerSecond, unit: '', least: 20_000 },
      { what: '  an action, median', figure: actions.median, unit: 'ms' },
      { what: '  p95', figure: actions.p95, unit: 'ms' },
      { what: '  worst', figure: actions.worst, unit: 'ms' },
      ...lists.flatMap(({ list, count, median, p95, worst, first }) => [
        { what: `  a list of ${list} (${count} positions), median`, figure: median, unit: 'ms' },
        { what: '    p95', figure: p95, unit: 'ms', most: 1 },
        { what: '    worst', figure: worst, unit: 'ms', most: 3 },
        { what: '    first in a fresh worker', figure: first, unit: 'ms', most: 10 },
      ]),
    ]
  })
}

async function lines(): Promise<Row[]> {
  return lineFigures().flatMap(({ name, mean, slowest, longest }) => [
    { what: `${name}: a line that one turn suffices for, mean`, figure: mean, unit: 'ms' },
    { what: '  slowest', figure: slowest, unit: 'ms', most: 5 },
    { what: '  slowest of all, over several turns or not to be had', figure: longest, unit: 'ms' },
  ])
}

async function bots(): Promise<Row[]> {
  return games.flatMap((rules) => {
    const { mean, slowest, longest } = thinkingFigures(rules)
    return [
      { what: `${rules.name}: a decision of the hard bot, mean`, figure: mean, unit: 'ms' },
      { what: '  slowest', figure: slowest, unit: 'ms', most: 400 },
      { what: '  longest slice', figure: longest, unit: 'ms', most: 50 },
    ]
  })
}

/** Against the least an object can do. */
async function table(): Promise<Row[]> {
  const { table: times, first, echo, frames } = await tableFigures()
  const [mine, sooner, bare] = [spread(times), spread(first), spread(echo)]
  return [
    { what: 'an action to its confirmation, median', figure: sooner.median, unit: 'ms', baseline: bare.median },
    { what: '  p99', figure: sooner.p99, unit: 'ms', baseline: bare.p99 },
    { what: 'to the last of five clients, median', figure: mine.median, unit: 'ms', baseline: bare.median, most: 1.3 },
    { what: '  p99', figure: mine.p99, unit: 'ms', baseline: bare.p99, most: 1.3 },
    { what: 'an action and client', figure: spread(frames).median, unit: 'bytes', most: 500 },
  ]
}

/** Against a move that five watch. */
async function crowd(): Promise<Row[]> {
  const all = await watcherFigures([5, 1, 50, 500, 1_000, MOST_LINES])
  const few = spread(all[0]?.moves ?? [])
  return all.flatMap(({ watching, moves, seen }) => {
    const { median, p99 } = spread(moves)
    return [
      { what: `${watching} watch: a move, median`, figure: median, unit: 'ms', baseline: few.median, most: 1.5 },
      { what: '  p99', figure: p99, unit: 'ms', baseline: few.p99 },
      { what: '  until all have seen it, median', figure: spread(seen).median, unit: 'ms' },
    ]
  })
}

/** Against the smallest of each. */
async function growth(): Promise<Row[]> {
  const alone = await Alone.start()
  try {
    const entries = await byEntries(alone.url, [10, 100, 1_000, 5_000])
    const seats = await bySeats(alone.url)
    const rows = (what: string, all: typeof entries, most?: number): Row[] => {
      const baseline = spread(all[0]?.times ?? []).median
      const figure = ({ times }: (typeof all)[number]) => spread(times).median
      return all.map((one) => ({
        what: `${what} ${one.size}: an action, median`,
        figure: figure(one),
        unit: 'ms',
        baseline,
        ...(most !== undefined && { most }),
      }))
    }
    return [...rows('entries', entries, 1.5), ...rows('seats', seats), ...wider()]
  } finally {
    await alone.stop()
  }
}

/** Against a board of 100 hexes: on smaller ones hardly anything can be built. What can be grows as the board does. */
function wider(): Row[] {
  const all = byHexes([50, 100, 200, 400])
  const least = all.find(({ hexes }) => hexes === 100)
  return all.flatMap(({ hexes, builds, deliveries }) => [
    {
      what: `hexes ${hexes}: a list of builds, median`,
      figure: builds.median,
      unit: 'ms',
      baseline: least?.builds.median,
      most: Math.max(1, (1.5 * hexes) / (least?.hexes ?? hexes)),
    },
    { what: '  of deliveries', figure: deliveries.median, unit: 'ms', baseline: least?.deliveries.median },
  ])
}

/** Of tables that were asleep, with their lines open: against an empty object, and against the same table awake. */
async function waking(): Promise<Row[]> {
  const alone = await Alone.start()
  try {
    const all = await wakingFigures(alone.url, [10, 500, 5_000])
    const bare = all.find(({ entries }) => entries === null)?.asleep ?? []
    return all.flatMap(({ entries, asleep, awake }) => [
      {
        what: `asleep, ${entries === null ? 'an empty object' : `${entries} entries`}: until it has answered, median`,
        figure: spread(asleep).median,
        unit: 'ms',
        ...(entries !== null && { most: 15 }),
      },
      ...(entries === null
        ? []
        : [{ what: '  p95', figure: spread(asleep).p95, unit: 'ms', baseline: spread(bare).p95 }]),
      { what: '  awake, median', figure: spread(awake).median, unit: 'ms' },
    ])
  } finally {
    await alone.stop()
  }
}

async function fleet(): Promise<Row[]> {
  const alone = await Alone.start()
  try {
    const { tables, actionsPerSecond, times, aTable, aSocket } = await fleetFigures(alone, 200)
    const { median, p99 } = spread(times)
    return [
      { what: `${tables} tables in one process: actions a second`, figure: actionsPerSecond, unit: '' },
      { what: '  an action, median', figure: median, unit: 'ms' },
      { what: '  p99', figure: p99, unit: 'ms' },
      { what: '  memory a table', figure: aTable / 1000, unit: 'kB' },
      { what: '  memory a socket that watches', figure: aSocket / 1000, unit: 'kB' },
    ]
  } finally {
    await alone.stop()
  }
}

async function client(): Promise<Row[]> {
  const weights: Row[] = []
  for (const { name } of games) {
    const { script, style } = await pageFigures(name)
    weights.push({ what: `${name}: script of a table's page`, figure: script / 1000, unit: 'kB', most: 100 })
    weights.push({ what: '  style', figure: style / 1000, unit: 'kB' })
  }
  const stack = await Stack.start()
  const browser = await launchChromium()
  try {
    const home = [await homeOnPhone(browser, stack.url, null), await homeOnPhone(browser, stack.url, SLOW)] as const
    const board = [
      await tableOnPhone(browser, stack.url, FULL_MATCH, null),
      await tableOnPhone(browser, stack.url, FULL_MATCH, SLOW),
    ] as const
    const touch = await touchFigures(browser, stack.url, FULL_BOARD)
    return [
      ...weights,
      ...(await judged(stack.url)),
      { what: 'fullest board: frames a second while it is panned', figure: touch.frames, unit: '', least: 55 },
      { what: '  longest task after a click', figure: touch.longest, unit: 'ms', most: 50 },
      { what: 'home: heading to be seen, loopback', figure: home[0].visible, unit: 'ms' },
      { what: '  slow phone', figure: home[1].visible, unit: 'ms', most: 2_500 },
      { what: '  blocked on the slow phone', figure: home[1].blocked, unit: 'ms' },
      { what: '  requests', figure: home[0].requests, unit: '' },
      { what: 'table: board to be seen, loopback', figure: board[0].visible, unit: 'ms', most: 400 },
      { what: '  slow phone', figure: board[1].visible, unit: 'ms', most: 2_500 },
      { what: '  blocked on the slow phone', figure: board[1].blocked, unit: 'ms' },
      { what: '  requests', figure: board[0].requests, unit: '' },
    ]
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** How fast Lighthouse finds them on its phone; of two the better, for the other was held up by something else. */
async function judged(site: string): Promise<Row[]> {
  const judge = await Judge.open()
  try {
    const rows: Row[] = []
    for (const [what, address] of JUDGED) {
      const url = await address(site)
      const once = async () => (await judge.judge(url, ['performance'])).scores.performance ?? 0
      rows.push({ what: `Lighthouse of ${what}`, figure: Math.max(await once(), await once()), unit: '', least: 95 })
    }
    return rows
  } finally {
    await judge.close()
  }
}
