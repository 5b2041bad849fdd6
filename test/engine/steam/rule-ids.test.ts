import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The rules of Steam by section, with the last number of each. */
const SECTIONS = {
  GEN: 6,
  COMP: 4,
  TILE: 9,
  SETUP: 11,
  MONEY: 7,
  RND: 3,
  ACT: 10,
  BUILD: 23,
  COST: 4,
  OWN: 9,
  URB: 7,
  MOVE: 16,
  INC: 5,
  ORD: 2,
  END: 6,
  EXP: 18,
  ENG: 10,
} as const

const RULES = Object.entries(SECTIONS).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, i) => `STM-${section}-${String(i + 1).padStart(2, '0')}`),
)

/** The worked examples and what follows from them. */
const VECTORS = `
01 02 02a 03 04 05 06 07 08 09a 09b 09c 09d 09e
10 11 12 13 14 15 16 17 18 19 19a 19b 19c 19d 19e 19f 19g 19h 19i
20 21 22 23 24 25 25a 25b 25c 26 27 28
30 31 32 33 34 35 36 37
40 40a 40b 40c 41 42 43 43a 44 45 46 47 48 49 49a 49b 49c 49d`
  .trim()
  .split(/\s+/)
  .map((id) => `TV-${id}`)

const MAPS = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 20 21 22 30 31 32 33'.split(' ').map((id) => `MAP-${id}`)

/** What no test can show, and why. */
const UNTESTED: Readonly<Record<string, string>> = {
  'STM-ENG-01': 'what a state has to hold: every other test needs it',
  'STM-ENG-02': 'how owners are kept: what comes of it is STM-OWN and STM-BUILD-12',
  'MAP-31': 'how terrain is drawn',
}

/** All ids that tests cite, `STM-INC-04, -05` and `STM-BUILD-04 to -23` written out. */
function cited(text: string): Set<string> {
  const found = new Set<string>()
  const ids = /((?:STM-[A-Z]+|TV|MAP)-)(\d+[a-z]?)((?:(?:,|,? to|,? and)? -\d+)*)/g
  for (const [, prefix = '', first = '', rest = ''] of text.matchAll(ids)) {
    found.add(prefix + first)
    let last = Number.parseInt(first, 10)
    for (const [, word, next = ''] of rest.matchAll(/(,|to|and)? ?-(\d+)/g)) {
      for (let n = word === 'to' ? last : Number(next); n <= Number(next); n++) {
        found.add(prefix + String(n).padStart(next.length, '0'))
      }
      last = Number(next)
    }
  }
  return found
}

const folder = (path: string): string[] => {
  const url = new URL(path, import.meta.url)
  const names = readdirSync(fileURLToPath(url)).filter(
    (name) => name.endsWith('.test.ts') && name !== 'rule-ids.test.ts',
  )
  return names.map((name) => readFileSync(fileURLToPath(new URL(name, url)), 'utf8'))
}

test('every rule, every worked example and every fact of the maps is cited by a test', () => {
  const found = cited([...folder('./'), ...folder('../'), ...folder('../track/')].join('\n'))
  const missing = [...RULES, ...VECTORS, ...MAPS].filter((id) => !found.has(id) && !(id in UNTESTED))
  expect(missing).toEqual([])
  for (const id of Object.keys(UNTESTED)) expect([id, found.has(id)]).toEqual([id, false])
})

test('tests cite rules that there are', () => {
  const known = new Set([...RULES, ...VECTORS, ...MAPS])
  const own = cited(folder('./').join('\n'))
  expect([...own].filter((id) => !known.has(id))).toEqual([])
})
