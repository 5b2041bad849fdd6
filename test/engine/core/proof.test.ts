import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MatchFile, type Rules, sha256Hex } from '#engine/core/index.ts'
import { proofOf } from '#engine/core/seeded/proof.ts'
import { games } from '#engine/games.ts'

const FOLDER = new URL('../../games/', import.meta.url)
const MATCHES = readdirSync(FOLDER).filter((name) => /^[\w-]+\.json$/.test(name))

function read(name: string): { match: MatchFile; rules: Rules } {
  const match = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as MatchFile
  return { match, rules: games.find(({ id }) => id === match.game) as Rules }
}

describe('proving the chance of a match [T-CHANCE-02]', () => {
  it.each(MATCHES)('all of %s follows from its seed', (name) => {
    const { match, rules } = read(name)
    const drawn = match.setup.length + match.log.reduce((sum, { chance }) => sum + (chance?.length ?? 0), 0)
    const commitment = sha256Hex(match.seed as string)
    expect(proofOf(match, rules)).toEqual({ ok: true, outcomes: drawn, inherited: 0, commitment })
  })

  const { match, rules } = read('spike-eastern-us-basic-3.json')
  const first = match.log.findIndex(({ chance }) => chance !== undefined)

  it('another seed is found out at once', () => {
    expect(proofOf({ ...match, seed: 'another' }, rules)).toEqual({ ok: false, why: 'other', index: -1 })
  })

  it('so is one outcome that was bent', () => {
    const entry = match.log[first] as MatchFile['log'][number]
    const log = match.log.with(first, { ...entry, chance: ['wheat', ...(entry.chance ?? []).slice(1)] })
    expect(proofOf({ ...match, log }, rules)).toMatchObject({ ok: false, why: 'other', index: first })
  })

  it('so is what the rules do not allow, and a match that has not told its seed', () => {
    const log = match.log.with(3, { seat: 0, action: { type: 'nonsense' } })
    expect(proofOf({ ...match, log }, rules)).toEqual({ ok: false, why: 'refused', index: 3 })
    expect(proofOf({ ...match, seed: null }, rules)).toEqual({ ok: false, why: 'no-seed', index: -1 })
  })

  it('what a fork took over was drawn for by another match', () => {
    const inherited = match.log.length
    expect(proofOf({ ...match, seed: 'of the fork', inherited }, rules)).toMatchObject({
      ok: true,
      inherited,
      outcomes: 0,
    })
  })
})
