import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { MatchFile } from '#engine/core/match.ts'
import type { Rules } from '#engine/core/rules.ts'
import { building, optionsWith } from './age-of-steam/position.ts'
import { matchFrom } from './matchFrom.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RECORDED = join(ROOT, 'test/games/age-of-steam-rust-belt-2022-3.json')
const folder = mkdtempSync(join(tmpdir(), 'railhead-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(command: 'replay' | 'simulate' | 'fuzz', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, `test/cli/${command}.ts`), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

const match = JSON.parse(readFileSync(RECORDED, 'utf8')) as MatchFile

function saved(name: string, file: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  return path
}

describe('npm run replay', () => {
  test('prints the standings after every round', () => {
    const { code, out } = run('replay', RECORDED)
    expect(code).toBe(0)
    expect(out.match(/after round \d+/g)).toHaveLength(10)
    expect(out).toMatch(/name +money +income +shares +locomotive +track +score/)
  })

  test('--to stops early, --json tells it to programs', () => {
    const { code, out } = run('replay', RECORDED, '--to', '40', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      game: 'age-of-steam',
      map: 'rust-belt',
      played: 40,
      over: false,
      refused: null,
    })
  })

  test('a refused action stops it with rule, index and exit code 1', () => {
    const broken = { ...match, log: match.log.with(7, { seat: match.log[7]?.seat ?? 0, action: { type: 'endBuild' } }) }
    const { code, err } = run('replay', saved('broken.json', broken))
    expect(code).toBe(1)
    expect(err).toContain('log[7] refused by AOS-FLOW-01')
  })

  test.each<[string, string[], number, string]>([
    ['no file', [], 2, 'usage'],
    ['a file that is not there', ['nowhere.json'], 2, 'nowhere.json'],
    ['a number that is none', [RECORDED, '--to', 'soon'], 2, '--to'],
    ['more than there is', [RECORDED, '--to', '99999'], 2, 'entries'],
    ['an option that does not exist', [RECORDED, '--fast'], 2, '--fast'],
  ])('%s: exit code 2 and one clear line', (_, args, code, message) => {
    const result = run('replay', ...args)
    expect(result.code).toBe(code)
    expect(result.err).toContain(message)
  })

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'not JSON'],
    ['another format', { ...match, format: 'pgn' }, 'format'],
    ['a hole in it', { ...match, log: 'long' }, 'log must be a list'],
  ])('%s is named with its place', (name, file, message) => {
    const { code, err } = run('replay', saved(`${name}.json`, file))
    expect(code).toBe(1)
    expect(err).toContain(message)
  })
})

describe('npm run simulate', () => {
  test('plays bots against each other and says how it went', () => {
    const { code, out } = run(
      'simulate',
      '--seats',
      '3-4',
      '--bots',
      'random,greedy',
      '--games',
      '4',
      '--seed',
      'x',
      '--json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 4, broken: 0 })
  })

  test('--start plays on from a position, and what it records begins there', () => {
    const start = building({ players: { 0: { money: 30 } }, change: { round: 7 } })
    const position = matchFrom(ageOfSteam as Rules, { map: 'rust-belt', options: optionsWith(), seats: 4 }, start)
    const from = saved('position.json', position)
    expect(run('replay', from).code).toBe(0)
    const { code, out } = run('simulate', '--start', from, '--games', '2', '--json', '--record', folder)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 2, broken: 0, refusals: 0 })
    const recorded = JSON.parse(readFileSync(join(folder, 'age-of-steam-rust-belt-2022-4.json'), 'utf8')) as MatchFile
    expect(recorded.start).toEqual(JSON.parse(JSON.stringify(start)))
    expect(run('replay', join(folder, 'age-of-steam-rust-belt-2022-4.json')).code).toBe(0)
  })

  test.each<[string, unknown, string]>([
    ['a match that is over', match, 'the match is over'],
    ['a state of another map', { ...match, setup: [], log: [], start: building({ map: 'germany' }) }, 'start.'],
  ])('--start with %s is refused', (name, file, message) => {
    const { code, err } = run('simulate', '--start', saved(`${name}.json`, file))
    expect(code).toBeGreaterThan(0)
    expect(err).toContain(message)
  })

  test('the same seed plays the same matches', () => {
    const actions = () => JSON.parse(run('simulate', '--games', '2', '--seed', 'same', '--json').out).actions
    expect(actions()).toBe(actions())
  })

  test('what it records can be replayed', () => {
    run('simulate', '--seats', '3', '--games', '1', '--bots', 'greedy', '--record', folder)
    expect(run('replay', join(folder, 'age-of-steam-rust-belt-2022-3.json')).code).toBe(0)
  })

  test.each([
    ['--game', 'chess'],
    ['--map', 'moon'],
    ['--seats', '9'],
    ['--bots', 'genius'],
    ['--games', '0'],
    ['--option', 'edition=1999'],
  ])('%s %s is refused with exit code 2', (option, value) => {
    const { code, err } = run('simulate', option, value)
    expect(code).toBe(2)
    expect(err).toContain(option)
  })
})

describe('npm run fuzz', () => {
  test('plays a round with the seed it is given, and says what it did', () => {
    const { code, out } = run('fuzz', '--minutes', '0', '--seed', '7', 'test/engine/core/chance.test.ts')
    expect(out).toMatch(/^round 1, seed 7: passed in \d+ s\n1 rounds of 1 files, 0 failed$/m)
    expect(code).toBe(0)
  })

  test('finds every file that makes up its own cases, by itself', () => {
    const { code, out } = run('fuzz', '--list')
    const files = out.trim().split('\n')
    expect(code).toBe(0)
    expect(files.length).toBeGreaterThan(20)
    for (const file of [
      'test/engine/matches.test.ts',
      'test/engine/steam/oracle.test.ts',
      'test/engine/spike/connections.test.ts',
    ])
      expect(files).toContain(file)
  })

  test('a round that fails is told with what runs it again', () => {
    const { code, out } = run('fuzz', '--minutes', '0', '--seed', '7', 'test/engine/nowhere.test.ts')
    expect(out).toContain('again: npm run fuzz -- --minutes 0 --seed 7 test/engine/nowhere.test.ts')
    expect(code).toBe(1)
  })

  test.each([
    ['--minutes', 'soon'],
    ['--seed', String(2 ** 31)],
  ])('%s %s is refused with exit code 2', (option, value) => {
    expect(run('fuzz', option, value).code).toBe(2)
  })
})
