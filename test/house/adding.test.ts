import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BASE_STEPS } from '#engine/age-of-steam/steps.ts'
import { ROOT } from './imports.ts'

/**
 * Adds a made-up map as docs/adding-a-map.md says, in a copy of the repository, and leaves out one part after the other:
 * what is whole passes the tests that any map is held to, and what is missing fails one that names its file.
 */
const MAP = join(ROOT, 'test/made-up/atoll')
const ENGINE = 'engine/age-of-steam/maps'
const CLIENT = 'web/src/lib/games/age-of-steam/maps'

/** Each part of a map: what the guide says to do. */
const PARTS: Readonly<Record<string, (copy: string) => void>> = {
  [`${ENGINE}/atoll`]: (copy) => cpSync(join(MAP, 'engine'), join(copy, ENGINE, 'atoll'), { recursive: true }),
  [`${ENGINE}/index.ts`]: (copy) =>
    listed(join(copy, ENGINE, 'index.ts'), "import { atoll } from './atoll/index.ts'", /(?=\]\n$)/, ', atoll'),
  ...Object.fromEntries(
    ['texts/en/rules.ts', 'texts/en/words.ts', 'signs.ts'].map((file) => [
      `${CLIENT}/atoll/${file}`,
      (copy: string) => cpSync(join(MAP, 'web', file), join(copy, CLIENT, 'atoll', file)),
    ]),
  ),
  'worker/both/texts/en/maps.ts': (copy) =>
    replaced(
      join(copy, 'worker/both/texts/en/maps.ts'),
      /\}\n$/,
      "  atoll: { name: 'Atoll', about: 'A ring of land around a lagoon.' },\n}\n",
    ),
  'README.md': (copy) => replaced(join(copy, 'README.md'), 'Rust Belt, ', 'Rust Belt, Atoll, '),
  'test/web/age-of-steam/atoll.test.ts': (copy) =>
    cpSync(join(MAP, 'atoll.test.ts'), join(copy, 'test/web/age-of-steam/atoll.test.ts')),
}

/** One more import and one more entry in a list. */
function listed(file: string, line: string, at: RegExp, entry: string): void {
  replaced(file, at, entry)
  replaced(file, '', `${line}\n`)
}

function replaced(file: string, found: string | RegExp, by: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(found, by))
}

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

/** The repository with the map, but for some of its parts. */
function copyWithout(...missing: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'railhead-map-'))
  copies.push(copy)
  for (const part of [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'README.md',
    'engine',
    'worker',
    'test',
    'web/src',
  ])
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => dirname(path) !== join(ROOT, 'test/games'),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [part, add] of Object.entries(PARTS)) if (!missing.includes(part)) add(copy)
  return copy
}

/** Runs tests there; what they print if they fail. */
function failures(copy: string, project: string, ...files: readonly string[]): string {
  const { VITEST: _, VITEST_MODE: __, ...env } = process.env
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
  return status === 0 ? '' : stdout + stderr
}

const ANY_MAP = [
  'test/web/age-of-steam/maps.test.ts',
  'test/web/provenance.test.ts',
  'test/web/refusals.test.ts',
  'test/web/games.test.ts',
  'test/web/offered.test.ts',
]

describe('a made-up map', () => {
  it('is played, drawn and told once its parts are there', () => {
    const copy = copyWithout()
    expect(failures(copy, 'web', 'test/web/age-of-steam/atoll.test.ts', ...ANY_MAP)).toBe('')
    expect(
      failures(copy, 'engine', 'test/house/layers.test.ts', 'test/engine/age-of-steam/maps/every-map.test.ts'),
    ).toBe('')
  })

  it.each([
    [`${ENGINE}/index.ts`],
    ['worker/both/texts/en/maps.ts'],
    [`${CLIENT}/atoll/texts/en/rules.ts`],
    [`${CLIENT}/atoll/texts/en/words.ts`],
  ])('fails a test that names %s, if that is what it lacks', (part) => {
    const copy = copyWithout(part)
    const looked = ['test/web/age-of-steam/maps.test.ts', 'test/web/offered.test.ts']
    const printed = failures(copy, 'web', ...looked, '-t', '[Aa]toll|found').split('\n')
    expect(printed.filter((line) => line.includes('FAIL')).join('\n')).toContain(part)
  })

  it('needs no part that docs/adding-a-map.md does not name, and no step of the rules', () => {
    const guide = readFileSync(join(ROOT, 'docs/adding-a-map.md'), 'utf8').replaceAll('<id>', 'atoll')
    const names = [...Object.keys(PARTS).map((part) => part.split('/').at(-1) ?? ''), ...Object.keys(BASE_STEPS)]
    expect(names.filter((name) => !guide.includes(`${name}\``) && !guide.includes(`${name}](`))).toEqual([])
  })
})
