import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { makeTable } from '#client/asking/api.ts'
import type { MatchFile } from '#engine/core/index.ts'
import { commandsIn } from './commands.ts'
import { setUp } from './here.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SCRIPTS = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts
const FOLDER = mkdtempSync(join(tmpdir(), 'railhead-docs-'))

const here = setUp()

// A match that has only begun.
const begun = JSON.parse(readFileSync(join(ROOT, 'test/games/spike-eastern-us-basic-3.json'), 'utf8')) as MatchFile
writeFileSync(join(FOLDER, 'start.json'), JSON.stringify({ ...begun, log: begun.log.slice(0, 20) }))
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

/** These run before, around or as the tests. */
const DONE_ELSEWHERE: Readonly<Record<string, string>> = {
  'npm ci': 'the first half of both commands of the README',
  'npm test': 'this is part of it',
  'npm start': 'what test/e2e/stack.ts starts',
  'npm run check': 'before the tests',
  'npm run build': 'before the tests',
  'npm run build:pictures': 'before the tests',
  'npm run dev': 'test/e2e/dev.test.ts',
  'npm run start:pages': 'test/e2e/pages.test.ts',
  'npm run bench': 'takes minutes, and a quiet machine',
  'npm run bench -- engine crowd': 'the same',
  'npm run fuzz': 'the tests with other seeds: takes as long as it is told',
  'npm run torture': 'test/e2e/torture.test.ts',
  'npm run format': 'changes files',
  'npm run icons': 'changes files',
}

/** What needs an account or would change something out there: wrangler says what it would do, or at least that it starts. */
const NOT_FOR_GOOD: readonly (readonly [RegExp, string])[] = [
  [/^npm run deploy$/, `npm run wrangler -- deploy --dry-run --outdir ${FOLDER}/worker`],
  [/^(\w+=\S+ )?npm run deploy:pages$/, 'npm run wrangler -- pages deploy --help'],
  [/^npm run wrangler -- ([\w ]+?)( --.*| railhead.*)?$/, 'npm run wrangler -- $1 --help'],
]

/** What stands for something else in the docs, and how long it may take here. */
const FILLED_IN: readonly (readonly [RegExp, string])[] = [
  // Bids are played on by whole matches.
  [
    /^npm run puzzles .*/,
    `npm run puzzles -- --seed docs --matches 1 --each 1 --kinds delivery,tiles,turn,railway --to ${FOLDER}/puzzles.json`,
  ],
  [/^npm run keys$/, `npm run keys -- --file ${FOLDER}/.dev.vars`],
  [/--games 1000?\b/, '--games 2'],
  [/--game GAME/, '--game steam'],
  [/--map <id>/, '--map rust-belt'],
  [/--record test\/games/, `--record ${FOLDER}`],
  [/--start FILE/, `--start ${FOLDER}/start.json --games 2`],
  [/-- FILE/, '-- test/games/spike-eastern-us-basic-3.json'],
  [/^npm run replay$/, 'npm run replay -- test/games/spike-eastern-us-basic-3.json'],
  // They are run as they are, before.
  [/vitest -- run --project (engine|web)/, 'vitest -- list --filesOnly --project $1'],
]

/** What the examples of the API get, where it is not simply what they ask for: this table is still in its lobby. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/"seats": 99/, '400'],
  [/\/(match|rematch)$/, '409'],
  [/tables -d/, '201'],
]

const commands = commandsIn(ROOT)
const typed = [...new Map(commands.map((command) => [command.text, command])).values()]

/** As in a shell of somebody whose Node is the machine's: nothing of ours is on its path. */
function shell(command: string): Promise<{ code: number; said: string }> {
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  const env = { PATH: path.join(':'), HOME: process.env.HOME ?? FOLDER, WRANGLER_SEND_METRICS: 'false', CI: 'true' }
  return new Promise((resolve) =>
    execFile('bash', ['-c', command], { cwd: ROOT, env, timeout: 100_000 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: out + err }),
    ),
  )
}

describe('commands in README and docs', () => {
  it('are found', () => {
    expect(typed.length).toBeGreaterThan(20)
    for (const text of ['npm ci', 'npm test', 'npm run wrangler -- login'])
      expect(typed.map((one) => one.text)).toContain(text)
  })

  it('start with a script of ours: only those bring the Node that the tools need', () => {
    const others = typed.filter(({ text }) => !/^((\w+=\S+ )?npm (run |ci$|start$|test$)|curl )/.test(text))
    expect(others).toEqual([])
    for (const { text } of typed) {
      const [, script] = /npm run (\S+)/.exec(text) ?? []
      if (script !== undefined) expect([text, SCRIPTS[script]]).toEqual([text, expect.any(String)])
    }
  })

  const npm = typed.filter(
    ({ text }) => !text.startsWith('curl') && DONE_ELSEWHERE[text.replace(/ -- --minutes \d+$/, '')] === undefined,
  )
  it.each(npm.map(({ text, where }) => [text, where] as const))('%s (%s) does what it should', async (text) => {
    if (text.startsWith('npm run bot')) {
      const link = (await makeTable({ origin: here.stack.url }, { seats: 1, map: 'barbados' })).link
      const { code, said } = await shell(`${text.replace(/LINK|http\S+/, link)} --seat 7`)
      expect([code, said]).toEqual([1, expect.stringContaining('seat 7 is not free')])
      return
    }
    const [wanted, instead] = NOT_FOR_GOOD.find(([pattern]) => pattern.test(text)) ?? []
    const filled = FILLED_IN.reduce((so, [pattern, by]) => so.replace(pattern, by), text)
    const { code, said } = await shell(wanted && instead ? text.replace(wanted, instead) : filled)
    expect([code, code === 0 ? '' : said]).toEqual([0, ''])
  })

  it('for curl, in docs/api.md, get the answers that it shows', async () => {
    const { id } = await makeTable({ origin: here.stack.url }, { game: 'age-of-steam', map: 'rust-belt', seats: 3 })
    await shell(`curl -s ${here.stack.url}/api/tables/${id}`)
    const curls = commands.filter(({ text }) => text.startsWith('curl'))
    expect(curls.length).toBeGreaterThan(5)
    for (const { text } of curls) {
      const filled = text
        .replace('$ORIGIN', here.stack.url)
        .replace('7k2m…', id)
        .replace('at=12&', '')
        .replace(/-o /, `-o ${FOLDER}/`)
      const { code, said } = await shell(`${filled} -w '\\n%{http_code}'`)
      const status = said.trim().split('\n').at(-1)
      const [, expected = '200'] = ANSWERS.find(([pattern]) => pattern.test(text)) ?? []
      expect([text, code, status]).toEqual([text, 0, expected])
    }
  })
})
