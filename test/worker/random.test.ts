import { expect, test } from 'vitest'
import { newSeed, newTableId, TABLE_ID } from '#worker/random.ts'

test('[T-CHANCE-01] the seed of a match is 256 bits that nobody can guess', () => {
  const seeds = Array.from({ length: 50 }, () => newSeed('', ['age-of-steam', 3]))
  expect(new Set(seeds).size).toBe(50)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
})

test('pinned, it follows from what it is for: so tests see the same deals every time', () => {
  expect(newSeed('1830', ['spike', 3])).toBe(newSeed('1830', ['spike', 3]))
  expect(newSeed('1830', ['spike', 3])).not.toBe(newSeed('1830', ['spike', 4]))
  expect(newSeed('1830', ['spike', 3])).not.toBe(newSeed('1831', ['spike', 3]))
})

test('the id of a table is 80 bits in letters that nobody misreads', () => {
  const ids = Array.from({ length: 50 }, newTableId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(TABLE_ID)
})
