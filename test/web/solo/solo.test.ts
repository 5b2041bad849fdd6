import { describe, expect, it } from 'vitest'
import { type MatchFile, type Rules, replayed, stateHash } from '#engine/core/index.ts'
import { proofOf } from '#engine/core/seeded/proof.ts'
import { games } from '#engine/games.ts'
import type { Wanted } from '#lib/solo/match.ts'
import { picksFor } from '../../random.ts'
import { opened, playOn, SEED, shelfOf } from './solo.ts'

const wanted = (game: string, map: string, seats: number): Wanted => ({ game, map, seats, bot: 'random', name: 'Ada' })
const STEAM = wanted('steam', 'steam-northeast', 3)

const everywhere = games.flatMap(({ id, maps }) => maps.map((map) => wanted(id, map.id, Math.max(map.seats[0], 2))))

describe('a match against bots on this device', () => {
  it.each(everywhere.map((one) => [one.map, one] as const))(
    '%s: is played to its end, seen as the table sees it, and proved by its seed',
    async (map, one) => {
      const alone = one.map === 'barbados' ? { ...one, seats: 1 } : one
      const table = await opened({ wanted: alone })
      playOn(table, picksFor(`solo ${map}`))
      const { page } = table
      expect(page.table?.status).toBe('over')
      expect(table.notices).toEqual([])
      // Whoever got out of step would have asked for everything again.
      const welcomes = table.heard.filter((one) => 'frame' in one && one.frame.startsWith('{"type":"welcome"'))
      expect(welcomes).toHaveLength(1)
      const file = await table.file()
      expect(proofOf(file, table.rules)).toMatchObject({ ok: true, commitment: page.table?.commitment })
      expect(page.table?.seed).toBe(SEED)
      expect(stateHash(last(file, table.rules))).toBe(stateHash(table.view))
    },
  )

  it('what rivals hide in Spike never leaves the host while the match runs', async () => {
    const table = await opened({ wanted: wanted('spike', 'eastern-us', 3) })
    let checked = 0
    playOn(table, picksFor('solo hidden'), () => {
      const full = last(fileNow(table), table.rules)
      const seen = table.rules.view(full, 0)
      if (table.page.mirror && checked < 50) expect(stateHash(table.view)).toBe(stateHash(seen))
      if (table.page.mirror && checked < 50) expect(stateHash(full)).not.toBe(stateHash(seen))
      return ++checked > 50
    })
    expect(checked).toBeGreaterThan(50)
  })

  it('goes on where it was left', async () => {
    const shelf = shelfOf()
    const before = await opened({ wanted: STEAM, shelf })
    playOn(before, picksFor('left'), () => (before.page.mirror?.steps.length ?? 0) >= 40)
    const after = await opened({ shelf })
    expect(stateHash(after.view)).toBe(stateHash(before.view))
    expect(after.page.mirror?.steps.map(({ seq }) => seq)).toEqual(before.page.mirror?.steps.map(({ seq }) => seq))
    playOn(after, picksFor('left, and on'))
    expect(proofOf(await after.file(), after.rules).ok).toBe(true)
  })

  it('a match is begun once, however often its page is opened', async () => {
    const shelf = shelfOf()
    const first = await opened({ wanted: STEAM, shelf })
    playOn(first, picksFor('once'), () => (first.page.mirror?.steps.length ?? 0) >= 5)
    const again = await opened({ wanted: STEAM, shelf })
    expect(again.page.mirror?.steps).toHaveLength(first.page.mirror?.steps.length ?? 0)
  })

  it('takes back my last action with what bots did after it', async () => {
    const table = await opened({ wanted: STEAM })
    const pick = picksFor('undo')
    const mayUndo = () => {
      const { mirror } = table.page
      const at = mirror?.steps.findLastIndex(({ played }) => played.seat === 0) ?? -1
      const since = mirror?.steps.slice(at) ?? []
      return at >= 0 && since.length >= 2 && since.every(({ played }) => !played.chance)
    }
    playOn(table, pick, mayUndo)
    const steps = table.page.mirror?.steps ?? []
    const at = steps.findLastIndex(({ played }) => played.seat === 0)
    table.page.undo(0)
    expect(table.page.mirror?.steps).toHaveLength(at)
    expect(table.notices).toEqual([])
    expect(stateHash(table.view)).toBe(stateHash(steps[at - 1]?.state ?? table.page.mirror?.base))
    // The numbers go on: what was taken back leaves a gap.
    playOn(table, pick, () => (table.page.mirror?.steps.length ?? 0) > at)
    expect(table.page.mirror?.steps[at]?.seq).toBeGreaterThan(steps.at(-1)?.seq ?? 0)
    playOn(table, pick)
    expect(proofOf(await table.file(), table.rules).ok).toBe(true)
  })

  it('takes back to any moment, since there is nobody to ask', async () => {
    const table = await opened({ wanted: STEAM })
    playOn(table, picksFor('back'), () => (table.page.mirror?.steps.length ?? 0) >= 30)
    const tenth = table.page.mirror?.steps[9]
    table.page.command({ do: 'propose', wanted: { do: 'take-back', to: tenth?.seq ?? 0 } })
    expect(table.page.mirror?.steps).toHaveLength(10)
    expect(stateHash(table.view)).toBe(stateHash(tenth?.state))
    table.page.command({ do: 'propose', wanted: { do: 'take-back', to: 9_999 } })
    expect(table.notices.at(-1)).toMatchObject({ kind: 'refused', refusal: { rule: 'TABLE-UNDO' } })
  })

  it('lets bots pause as long as one likes, and a bot play in my place', async () => {
    const table = await opened({ wanted: STEAM })
    table.page.command({ do: 'pace', to: 'once' })
    expect(table.page.table?.pace).toBe('once')
    table.page.command({ do: 'bot', seat: 0, bot: 'random' })
    expect(table.page.table?.seats[0]).toMatchObject({ name: 'Ada', bot: 'random', held: true })
    table.page.act(0, { type: 'pass' } as never)
    expect(table.notices.at(-1)).toMatchObject({ kind: 'refused', refusal: { rule: 'TABLE-BOT-PLAYS' } })
    while (table.botActs()) if ((table.page.mirror?.steps.length ?? 0) > 30) break
    const mine = table.page.mirror?.steps.filter(({ played }) => played.seat === 0) ?? []
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.every(({ played }) => played.by === 'bot')).toBe(true)
    expect(table.pauses.at(-1)).toBe(0)
    table.page.command({ do: 'bot', seat: 0, bot: null })
    expect(table.page.table?.seats[0]?.bot).toBeNull()
  })

  it('a bot that fails, or cheats, does something legal instead', async () => {
    let asked = 0
    const cheating = { choose: () => (++asked % 2 === 0 ? null : { type: 'cheat' }) }
    const table = await opened({ wanted: STEAM, players: cheating })
    playOn(table, picksFor('cheated'))
    expect(asked).toBeGreaterThan(20)
    expect(proofOf(await table.file(), table.rules).ok).toBe(true)
  })

  it('refuses what is not mine, what the rules refuse, and what needs others', async () => {
    const table = await opened({ wanted: STEAM })
    const before = stateHash(table.view)
    table.page.act(1, { type: 'raise', n: 1 } as never)
    table.page.act(0, { type: 'raise', n: 99 } as never)
    table.page.undo(0)
    table.page.command({ do: 'rematch' })
    table.page.command({ do: 'bot', seat: 1, bot: null })
    const rules = table.notices.map((one) => (one as { refusal: { rule: string } }).refusal.rule)
    expect(rules[0]).toBe('TABLE-NOT-YOURS')
    expect(rules[1]).not.toBe(rules[0])
    expect(rules.slice(2)).toEqual(['TABLE-UNDO', 'TABLE-ALONE', 'TABLE-NOT-YOURS'])
    expect(stateHash(table.view)).toBe(before)
  })

  it('says what is wrong where there is no match, or one that these rules would not play', async () => {
    expect((await opened({})).heard).toEqual([{ closed: 'missing' }])
    const shelf = shelfOf()
    const table = await opened({ wanted: STEAM, shelf })
    playOn(table, picksFor('older'), () => (table.page.mirror?.steps.length ?? 0) >= 5)
    const kept = shelf.kept.get('mine')
    if (!kept) throw new Error('nothing was kept')
    shelf.kept.set('mine', {
      ...kept,
      rows: kept.rows.map((row) => ({ ...row, played: { seat: 0, action: { type: 'x' } } })),
    })
    expect((await opened({ shelf })).heard).toEqual([{ closed: 'rules' }])
    table.host.giveUp()
    expect(table.heard.at(-1)).toEqual({ closed: 'elsewhere' })
  })
})

const last = (file: MatchFile, rules: Rules): unknown => replayed(file, rules).steps.at(-1)?.state

function fileNow(table: Awaited<ReturnType<typeof opened>>): MatchFile {
  const kept = table.shelf.kept.get('mine')
  if (!kept) throw new Error('nothing was kept')
  return { ...kept, format: 'railhead-match/1', log: kept.rows.map(({ played }) => played) }
}
