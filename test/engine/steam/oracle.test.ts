import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pick } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { isSide } from '#engine/hex/layout.ts'
import { trackOf } from '#engine/steam/game.ts'
import { type Action, type Stage, type State, steam, TILES } from '#engine/steam/index.ts'
import { NO_HEX, neighbourOf, TOWN } from '#engine/track/board.ts'
import { type Laid, piecesOn } from '../track/plain.ts'
import { endTurn, type Ground, layTile, placeNewCity } from './oracle.ts'
import { at, building, directed, HEX, hexIndex, RICH } from './position.ts'
import { laid } from './routes.ts'
import { anyTable, seatOf, whole } from './tables.ts'

type Building = Extract<Stage, { phase: 'build' }>
const stageOf = (state: State) => state.stage as Building

const groundOf = (state: State): Ground => {
  const { board, kinds } = trackOf(steam.game(state.map), state)
  const parts = piecesOn(TILES, kinds, state.tiles).map((piece) => ({ ...piece, fresh: false, waits: false }))
  return { board, kinds, parts }
}

const told = (ground: Ground): string[] =>
  ground.parts.map(({ hex, ends, owner, waits }) => `${hex} ${[...ends].sort()} ${owner} ${waits}`).sort()

/** The board of the engine in the same words. */
function toldBy(state: State): string[] {
  const { kinds } = trackOf(steam.game(state.map), state)
  const stage = state.stage.phase === 'build' ? stageOf(state) : null
  const waits = new Set(
    (stage?.pending ?? []).map(({ hex, index }) => {
      const placed = state.tiles[hex]
      const segment = placed && TILES.wiring(placed.tile, placed.rotation, kinds[hex] === TOWN).segments[index]
      return `${hex} ${[...(segment ?? [])].map((end) => (end === 6 ? 'town' : end)).sort()}`
    }),
  )
  return piecesOn(TILES, kinds, state.tiles)
    .map(({ hex, ends, owner }) => `${hex} ${[...ends].sort()} ${owner} ${waits.has(`${hex} ${[...ends].sort()}`)}`)
    .sort()
}

/** Anywhere, but mostly where something lies already or close to it: that is where the rules have much to say. */
function proposal(state: State, pick: Pick): Laid {
  const { board } = steam.game(state.map)
  const built = state.tiles.flatMap((placed, hex) => (placed ? [hex] : []))
  const busy = built.length > 0 && pick(4) > 0 ? built : board.places
  const towns = built.filter((hex) => board.kinds[hex] === TOWN)
  if (towns.length > 0 && pick(4) === 0) {
    // A town that is built on has most to tell: exits of several owners, and of nobody.
    const hex = towns[pick(towns.length)] as number
    const types = TILES.types.filter(({ kind, tracks }) => kind === 'town' && tracks.length > 1)
    return { hex, tile: types[pick(types.length)]?.id ?? 'T21', rotation: pick(6) }
  }
  const center = busy[pick(busy.length)] as number
  const side = pick(9)
  const next = isSide(side) ? neighbourOf(board, center, side) : center
  const hex = next === NO_HEX ? center : next
  const types = TILES.types.filter(({ kind }) => pick(8) === 0 || (kind === 'town') === (board.kinds[hex] === TOWN))
  return { hex, tile: types[pick(types.length)]?.id ?? '21', rotation: pick(6) }
}

/** What came up, so that a test that never meets a case says so. */
const met = new Map<string, number>()
const count = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1)

/** Rules that ask about more than how track lies. */
const OTHER_RULES = ['STM-TILE-07']

const TRIES = 60
const PROPOSED = 25

/** A whole building turn at random, by the engine and by the plain reading side by side. */
function playTurn(from: State, seat: number, pick: Pick): void {
  let state = from
  let ground = groundOf(from)
  const { board } = steam.game(from.map)
  for (let tries = 0; tries < TRIES; tries++) {
    if (stageOf(state).due !== null && pick(10) === 0) {
      const all = board.places.filter((hex) => ground.kinds[hex] === TOWN)
      const built = all.filter((hex) => state.tiles[hex] !== null)
      const towns = built.length > 0 && pick(3) > 0 ? built : all
      const hex = towns[pick(towns.length)]
      if (hex === undefined) return
      const action: Action = { type: 'urbanize', hex: board.hexes[hex]?.name ?? '', color: 'grey', group: 0 }
      const step = steam.play(state, seat, action, directed())
      if (!step.ok) continue
      state = step.state
      ground = placeNewCity(ground, seat, hex)
      expect(toldBy(state)).toEqual(told(ground))
      count('New City')
      continue
    }
    if (stageOf(state).built >= 4) break
    let next: { state: State; ground: Ground } | null = null
    for (let i = 0; i < PROPOSED; i++) next = compared(state, ground, seat, proposal(state, pick)) ?? next
    if (!next || pick(3) === 0) break
    ;({ state, ground } = next)
  }
  const end = steam.play(state, seat, { type: 'endBuild' }, directed())
  const ended = endTurn(ground, seat)
  expect(end.ok ? 'ended' : end.refusal.rule).toBe(ended ? 'ended' : 'STM-BUILD-16')
  count(ended ? 'end' : 'hindered end')
  if (end.ok && ended) {
    expect(toldBy(end.state)).toEqual(told(ended))
    if (String(told(ended)) !== String(told(ground))) count('lost')
  }
}

function compared(state: State, ground: Ground, seat: number, where: Laid): { state: State; ground: Ground } | null {
  const name = steam.game(state.map).board.hexes[where.hex]?.name
  const action = { type: 'build', ...where, hex: name }
  const step = steam.play(state, seat, action, directed())
  if (!step.ok && OTHER_RULES.includes(step.refusal.rule)) return null
  const after = layTile(ground, seat, where, !(state.players[seat]?.hasBuilt ?? false))
  expect([action, step.ok ? 'accepted' : step.refusal.rule]).toEqual([
    action,
    after ? 'accepted' : step.ok ? 'refused' : step.refusal.rule,
  ])
  if (!step.ok || !after) {
    count(step.ok ? 'accepted' : step.refusal.rule)
    return null
  }
  expect([action, toldBy(step.state)]).toEqual([action, told(after)])
  const [event] = step.events.filter(({ type }) => type === 'built')
  if (event?.type === 'built' && event.completes.length > 0) count('link')
  if (stageOf(step.state).pending.length > stageOf(state).pending.length) count('waiting')
  if (stageOf(step.state).pending.length < stageOf(state).pending.length) count('connected')
  const claimed = ground.parts.some(
    ({ hex, ends, owner, waits }) =>
      owner === null &&
      !waits &&
      after.parts.some((one) => one.hex === hex && String(one.ends) === String(ends) && one.owner === seat),
  )
  if (claimed) count('claimed')
  if (ground.parts.some(({ hex }) => hex === where.hex)) count('replaced')
  return { state: step.state, ground: after }
}

/** The state at the beginning of a turn, the builder so rich and gifted that all depends on how track lies. */
function free(state: State, seat: number, pick: Pick): State {
  const out = state.order.filter((other) => other !== seat)[0]
  const strikes = state.order.length > 2 && out !== undefined && pick(2) === 0
  const players = state.players.map((one, i) =>
    i === seat
      ? { ...one, cash: 999, tile: 'engineer' as const }
      : strikes && i === out
        ? { ...one, eliminated: 1 }
        : one,
  )
  const tiles = strikes
    ? state.tiles.map(
        (placed) => placed && { ...placed, owners: placed.owners.map((owner) => (owner === out ? null : owner)) },
      )
    : state.tiles
  const order = strikes ? state.order.filter((other) => other !== out) : state.order
  const bankrupt = strikes ? [...state.bankrupt, out] : state.bankrupt
  const left = [seat, ...order.filter((other) => other !== seat)]
  const stage: Building = { ...stageOf(state), left, due: pick(2) ? 'urbanization' : null }
  // The engineer has to place no New City: the standard game lets him decline.
  return { ...state, players, tiles, order, bankrupt, stage, options: { ...state.options, mode: 'standard' } }
}

describe('track lies as the rules say, word by word, and belongs to whom they say', { timeout: 60_000 }, () => {
  test('STM-BUILD-04 to -23, STM-OWN, STM-URB, STM-ENG-04, -09, -10 in turns of whole matches', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        whole(table, (state, pick) => {
          if (state.stage.phase !== 'build' || state.stage.history.length > 0 || pick(2) > 0) return
          const seat = seatOf(state)
          playTurn(free(state, seat, pick), seat, pick)
        })
      }),
      { numRuns: 60 },
    )
    const rules = ['04', '05', '06', '09', '11', '12', '13', '17', '20', '21'].map((id) => `STM-BUILD-${id}`)
    const cases = ['New City', 'link', 'waiting', 'connected', 'claimed', 'replaced', 'lost', 'end', 'hindered end']
    for (const what of [...rules, ...cases]) expect([what, (met.get(what) ?? 0) > 3]).toEqual([what, true])
  })

  test('STM-URB-06 beside a New City with track that leads back to it, owned or not', () => {
    let turned = 0
    fc.assert(
      fc.property(fc.integer().map(String), fc.boolean(), (seed, owned) => {
        const pick = seededPick(seed)
        const round = `${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)}`.split(' ')
        const town = HEX.Poughkeepsie
        const bare = building({ players: { 0: RICH } })
        const path = laid(
          bare,
          owned ? 0 : null,
          `${town} ${round[1]} ${round[2]} ${town}`.split(' ').slice(0, 3).join(' '),
        )
        const north = laid(path, 0, `${HEX.Albany} ${at(0, 1)} ${town}`)
        const closed = {
          ...north,
          tiles: north.tiles.with(hexIndex(round[2] as string), {
            tile: '23',
            rotation: 0,
            owners: [owned ? 0 : null],
          }),
        }
        const state = free(
          {
            ...closed,
            newCities: [{ hex: hexIndex(town), color: 'grey' }],
            tiles: closed.tiles.with(hexIndex(town), null),
          },
          0,
          pick,
        )
        const loops = steam.game(state.map)
        expect(trackOf(loops, state).kinds[hexIndex(town)]).toBe(2)
        for (const hex of [round[1], round[2]]) {
          for (const { id } of TILES.types) {
            for (let rotation = 0; rotation < 6; rotation++) {
              if (compared(state, groundOf(state), 0, { hex: hexIndex(hex as string), tile: id, rotation })) turned++
            }
          }
        }
        playTurn(state, 0, pick)
      }),
      { numRuns: 20 },
    )
    expect(turned).toBeGreaterThan(100)
  })
})
