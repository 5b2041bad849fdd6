import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Every rule of the rules document, by chapter: the last number of each. */
const RULES: Readonly<Record<string, number>> = {
  COMP: 7,
  SETUP: 11,
  TURN: 5,
  MOVE: 9,
  DRAW: 7,
  BUILD: 10,
  MARKET: 3,
  JOKER: 5,
  LOAD: 3,
  DELIV: 4,
  START: 3,
  BOOST: 1,
  UPG: 4,
  ROUND: 6,
  END: 4,
  SCORE: 4,
  ADV: 2,
  INFO: 2,
  STATE: 2,
  T: 35,
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const ENGINE = fileURLToPath(new URL('../../../engine/spike/', import.meta.url))

const ids = Object.entries(RULES).flatMap(([chapter, last]) =>
  Array.from({ length: last }, (_, i) => `SPK-${chapter}-${String(i + 1).padStart(2, '0')}`),
)

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    .join('\n')

/** `SPK-UPG-01 to SPK-UPG-03` names what is in between too. */
function cited(text: string): Set<string> {
  const found = new Set([...text.matchAll(/SPK-[A-Z]+-\d\d/g)].map(([id]) => id))
  for (const [, chapter, from, to] of text.matchAll(/SPK-([A-Z]+)-(\d\d) to SPK-\1-(\d\d)/g)) {
    for (let n = Number(from); n <= Number(to); n++) found.add(`SPK-${chapter}-${String(n).padStart(2, '0')}`)
  }
  return found
}

test('every rule and every test vector is cited by a test, and no other', () => {
  const found = cited(sources(FOLDER))
  expect(ids.filter((id) => !found.has(id))).toEqual([])
  expect([...found].filter((id) => !ids.includes(id))).toEqual([])
})

test('the engine refuses by rules that there are', () => {
  expect([...cited(sources(ENGINE))].filter((id) => !ids.includes(id))).toEqual([])
})
