import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { argumentsOf, count, stop } from './arguments.ts'

const USAGE = `usage: npm run fuzz -- [--minutes N] [--seed S] [--list] [FILE…]
  Runs all property tests (or those of FILEs) again and again, each round with another seed, for N minutes (10).
  A round that fails is told with what runs it again: --minutes 0 --seed S is that one round. --list only names the files.`

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Makes up its own cases: with fast-check, with picks of the run's seed, or in whole matches that follow from it. */
const IS_PROPERTY = /from 'fast-check'|picksFor\(|\/tables\.ts'/

/** The seeds of fast-check are whole numbers of 32 bits with a sign. */
const SEEDS = 2 ** 31

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' }, list: { type: 'boolean' } },
  },
  USAGE,
)
const minutes = count(values.minutes, 'minutes', 0)
const first = values.seed === undefined ? Math.floor(Math.random() * SEEDS) : count(values.seed, 'seed', 0)
if (first >= SEEDS) stop(`--seed must be below ${SEEDS}, not ${values.seed}`)
const files = positionals.length > 0 ? positionals : propertyTests(join(ROOT, 'test'))
if (values.list) {
  console.log(files.join('\n'))
  process.exit(0)
}

const until = Date.now() + minutes * 60_000
const failed: number[] = []
let rounds = 0
do {
  const seed = (first + rounds++) % SEEDS
  const started = Date.now()
  const { ok, said } = round(seed)
  console.log(
    `round ${rounds}, seed ${seed}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  if (!ok) {
    failed.push(seed)
    console.log(`${said}\nagain: npm run fuzz -- --minutes 0 --seed ${seed} ${positionals.join(' ')}\n`)
  }
} while (Date.now() < until)
console.log(
  `${rounds} rounds of ${files.length} files, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
)
process.exit(failed.length > 0 ? 1 : 0)

function round(seed: number): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...files],
    { cwd: ROOT, env: { ...process.env, SEED: String(seed) }, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const said = stdout + stderr
  // The failures stand at the end, under a line of their own.
  return { ok: status === 0, said: said.slice(Math.max(0, said.indexOf('Failed Tests'))) }
}

/** The files of those tests. */
function propertyTests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.test.ts') && IS_PROPERTY.test(readFileSync(file, 'utf8')))
    .map((file) => relative(ROOT, file))
    .sort()
}
