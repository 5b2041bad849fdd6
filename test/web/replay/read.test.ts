import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileFeed } from '#lib/replay/fileFeed.ts'
import { readMatch } from '#lib/replay/read.ts'
import { Session } from '#lib/session/session.svelte.ts'
import { wrongInFile } from '#worker/both/faults.ts'
import { texts as faults } from '#worker/both/texts/en/faults.ts'
import ageOfSteam from '../../games/age-of-steam-rust-belt-2022-3.json'
import spike from '../../games/spike-eastern-us-basic-3.json'
import steam from '../../games/steam-steam-northeast-base-3.json'

const files = [ageOfSteam, steam, spike]

async function opened(file: object) {
  const read = await readMatch(JSON.stringify(file))
  if (!read.ok) throw new Error(wrongInFile(faults, read.problem))
  return read
}

async function problemOf(file: unknown): Promise<string> {
  const read = await readMatch(typeof file === 'string' ? file : JSON.stringify(file))
  return read.ok ? 'ok' : wrongInFile(faults, read.problem)
}

describe('reading a match file', () => {
  it.each(files.map((file) => [file.game, file] as const))('%s: it is played again to its end', async (_, file) => {
    const { match, rules, steps, refused } = await opened(file)
    expect(refused).toBeNull()
    expect(steps).toHaveLength(match.log.length + 1)
    expect(rules.result(steps.at(-1)?.state)).not.toBeNull()
  })

  it.each([
    ['no text', '', /^is not JSON/],
    ['half a file', JSON.stringify(steam).slice(0, 5000), /^is not JSON/],
    ['a number', '7', /^must be an object/],
    ['another format', { ...steam, format: 'ttr/3' }, /^format must be "railhead-match\/1"/],
    ['another game', { ...steam, game: 'chess' }, /^game must be one of age-of-steam, steam, spike$/],
    ['a map of another game', { ...steam, map: 'rust-belt' }, /^map must be one of steam-northeast, steam-ruhr$/],
    ['a version of the rules we do not have', { ...steam, rules: 2 }, /^rules must be 1/],
    [
      'a seat that is none',
      { ...steam, log: steam.log.with(9, { seat: 4, action: {} } as never) },
      /^log\[9\]\.seat must be a seat, 0 to 2$/,
    ],
    ['too large', `"${'x'.repeat(4_000_001)}"`, /^is larger than any match: 4 MB at most$/],
  ])('%s is refused with what is wrong and where', async (_, file, words) => {
    expect(await problemOf(file)).toMatch(words)
  })

  it('an entry the rules refuse stops it there, and what comes before can be looked at', async () => {
    const [entry] = steam.log.slice(20) as [(typeof steam.log)[number]]
    const log = steam.log.with(20, { ...entry, seat: (entry.seat + 1) % 3 })
    const { steps, refused } = await opened({ ...steam, log })
    expect(refused).toMatchObject({ index: 20, refusal: { rule: 'TURN-SEAT' } })
    expect(steps).toHaveLength(21)
  })

  it('however a file is mangled, it is refused, stopped or played, and never breaks anything', async () => {
    const scrap = fc.oneof(fc.constant(null), fc.integer(), fc.string(), fc.constant([]), fc.constant({}), fc.boolean())
    const mangled = fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      scrap,
      async (file, way, value) => {
        const copy = structuredClone(file) as unknown
        let at = copy as Record<string, unknown>
        for (const [i, turn] of way.entries()) {
          const keys = Object.keys(at)
          const key = keys[turn % Math.max(1, keys.length)] ?? 'x'
          const next = at[key]
          if (i === way.length - 1 || typeof next !== 'object' || next === null) {
            at[key] = value
            break
          }
          at = next as Record<string, unknown>
        }
        const read = await readMatch(JSON.stringify(copy))
        if (!read.ok) expect(wrongInFile(faults, read.problem)).toMatch(/\w \w/)
        else if (read.refused) expect(read.refused.refusal.rule).toMatch(/^[A-Z]+-/)
      },
    )
    await fc.assert(mangled, { numRuns: 60 })
  })
})

describe('a session with a file', () => {
  it('shows the match as it was, and lets nobody act', async () => {
    const { match, rules, steps } = await opened(steam)
    const session = new Session('', () => fileFeed(match, rules, steps))
    for (const count of [0, 1, 40, match.log.length]) {
      session.look(count)
      expect(session.state).toBe(steps[count]?.state)
      expect(session.steps).toHaveLength(count)
      expect(session.turn).toEqual(rules.turn(steps[count]?.state))
      expect(session.news).toEqual(session.steps.slice(-1))
      expect(session.seqShown).toBe(count - 1)
      expect([session.acting, session.undoable, session.moves]).toEqual([null, null, null])
    }
    session.look(9_999)
    expect(session.shown).toBe(match.log.length)
    session.look(-5)
    expect(session.shown).toBe(0)
    session.lookAt(12)
    expect(session.shown).toBe(13)
    session.lookAt(-1)
    expect(session.shown).toBe(0)
    session.look(null)
    expect(session.state).toEqual(steps.at(-1)?.state)
  })

  it('whoever looks back while it is their turn is asked nothing, and still hears that it is', async () => {
    const cut = { ...steam, seats: steam.seats.map((_, n) => ({ name: `P${n}` })), log: steam.log.slice(0, 40) }
    const { match, rules, steps } = await opened(cut)
    const [seat] = rules.turn(steps.at(-1)?.state).seats as [number]
    const you = { seats: [seat], host: false, eyes: seat }
    const session = new Session('', () => ({ ...fileFeed(match, rules, steps), you }))
    expect([session.acting, session.called]).toEqual([seat, seat])
    session.look(3)
    expect([session.acting, session.called]).toEqual([null, seat])
  })
})
