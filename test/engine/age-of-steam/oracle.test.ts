import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editionOf } from '#engine/age-of-steam/edition.ts'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { type Action, ageOfSteam, type Stage, type State, TILES } from '#engine/age-of-steam/index.ts'
import type { FullRules, Pick } from '#engine/core/rules.ts'
import { isSide } from '#engine/hex/layout.ts'
import { NO_HEX, neighbourOf, TOWN } from '#engine/track/board.ts'
import { directed } from '../directed.ts'
import { oneOf } from '../tables.ts'
import { type Laid, piecesOn } from '../track/plain.ts'
import { anyRichTableOf } from '../wealth.ts'
import { type Ground, layTile, loseSections, placeNewCity, told } from './oracle.ts'
import { seatOf, whole } from './tables.ts'

type Building = Extract<Stage, { phase: 'build' }>
const stageOf = (state: State) => state.stage as Building

/** Maps whose rules of building are those of the base. */
const BASE_MAPS = ['rust-belt', 'southern-us', 'barbados', 'st-lucia']
const anyTable = anyRichTableOf({
  ...(ageOfSteam as FullRules),
  maps: ageOfSteam.maps.filter(({ id }) => BASE_MAPS.includes(id)),
})

const groundOf = (state: State): Ground => {
  const { board, kinds } = trackOf(ageOfSteam.game(state.map), state)
  return { board, kinds, parts: piecesOn(TILES, kinds, state.tiles).map((piece) => ({ ...piece, addedBy: null })) }
}

/** The board of the engine in the words of the plain reading. */
const toldBy = (state: State): string[] => {
  const { kinds } = trackOf(ageOfSteam.game(state.map), state)
  return told(piecesOn(TILES, kinds, state.tiles))
}

/** Anywhere, but mostly where something lies already or close to it: that is where the rules have much to say. */
function proposal(state: State, pick: Pick): Laid {
  const { board } = ageOfSteam.game(state.map)
  const built = state.tiles.flatMap((placed, hex) => (placed ? [hex] : []))
  if (pick(4) === 0) {
    // A town has most to tell: exits of several owners and of nobody, and stubs that are lost.
    const towns = board.places.filter((hex) => board.kinds[hex] === TOWN)
    const types = TILES.types.filter(({ kind, tracks }) => kind === 'town' && tracks.length > 1)
    return { hex: oneOf(towns, pick), tile: oneOf(types, pick).id, rotation: pick(6) }
  }
  const busy = built.length > 0 && pick(4) > 0 ? built : board.places
  const center = oneOf(busy, pick)
  const side = pick(9)
  const next = isSide(side) ? neighbourOf(board, center, side) : center
  return { hex: next === NO_HEX ? center : next, tile: oneOf(TILES.types, pick).id, rotation: pick(6) }
}

/** What came up, so that a test that never meets a case says so. */
const met = new Map<string, number>()
const count = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1)

/** FullRules that ask about more than how track lies: whose turn, what it costs, what is left in the box. */
const OTHER_RULES = ['AOS-BUILD-02', 'AOS-BUILD-03', 'AOS-COMP-06', 'AOS-OWN-09', 'AOS-PLACE-01']

interface Played {
  readonly state: State
  readonly ground: Ground
}

function compared({ state, ground }: Played, seat: number, laid: Laid): Played | null {
  const name = ageOfSteam.game(state.map).board.hexes[laid.hex]?.name
  const action = { type: 'build', ...laid, hex: name }
  const step = ageOfSteam.play(state, seat, action, directed())
  if (!step.ok && OTHER_RULES.includes(step.refusal.rule)) return null
  const after = layTile(ground, seat, laid)
  const rule = step.ok ? 'accepted' : step.refusal.rule
  expect([action, rule]).toEqual([action, after ? 'accepted' : step.ok ? 'refused' : rule])
  count(rule)
  if (!step.ok || !after) return null
  expect([action, toldBy(step.state)]).toEqual([action, told(after.parts)])
  const before = new Map(ground.parts.map((part) => [`${part.hex} ${part.ends}`, part.owner]))
  const claimed = after.parts.some(
    ({ hex, ends, owner }) => owner === seat && before.get(`${hex} ${ends}`) === null && hex !== laid.hex,
  )
  if (claimed) count('claimed')
  const [event] = step.events
  if (event?.type === 'built' && event.completes.length > 0) count('link')
  return { state: step.state, ground: after }
}

/** At the beginning of a turn a New City, now and then on a town that is built on. */
function withNewCity(before: Played, seat: number, pick: Pick): Played {
  const { state, ground } = before
  const { board } = ageOfSteam.game(state.map)
  const towns = board.places.filter((hex) => ground.kinds[hex] === TOWN)
  const built = towns.filter((hex) => state.tiles[hex] !== null)
  const offered = built.length > 0 && pick(3) > 0 ? built : towns
  const letters = ageOfSteam
    .game(state.map)
    .steps.newCities.filter((letter) => !state.newCities.some((city) => city.letter === letter))
  const [hex, letter] = [offered[pick(Math.max(1, offered.length))], letters[0]]
  if (hex === undefined || letter === undefined) return before
  const action: Action = { type: 'urbanize', hex: board.hexes[hex]?.name ?? '', letter }
  const step = ageOfSteam.play(state, seat, action, directed())
  if (!step.ok) throw new Error(`${step.refusal.rule} forbids a New City`)
  const after = placeNewCity(ground, seat, hex)
  expect([action, toldBy(step.state)]).toEqual([action, told(after.parts)])
  count('New City')
  return { state: step.state, ground: after }
}

const TRIES = 40
const TILES_OF_A_TURN = 3

/** One seat's turn, the builder so rich that all depends on how track lies. */
function playTurn(from: Played, seat: number, pick: Pick): Played {
  const special = pick(3) === 0 ? ('urbanization' as const) : ('engineer' as const)
  const players = from.state.players.map((one, i) =>
    i === seat ? { ...one, money: 999, hasBuilt: true, special } : one,
  )
  let played: Played = { ...from, state: { ...from.state, players } }
  if (special === 'urbanization') played = withNewCity(played, seat, pick)
  for (let built = 0; built < TILES_OF_A_TURN && pick(5) > 0; built++) {
    let next: Played | null = null
    for (let i = 0; i < TRIES; i++) next = compared(played, seat, proposal(played.state, pick)) ?? next
    played = next ?? played
  }
  return played
}

/** The rest of a building phase at random, by the engine and by the plain reading side by side. */
function playPhase(from: State, pick: Pick): void {
  let played: Played = { state: from, ground: groundOf(from) }
  const { left } = stageOf(from)
  const lossAtTurn = editionOf(from.options).sectionLoss === 'end-of-turn'
  for (const [i, seat] of left.entries()) {
    played = playTurn(played, seat, pick)
    const end = ageOfSteam.play(played.state, seat, { type: 'endBuild' }, directed())
    if (!end.ok) throw new Error(`${end.refusal.rule} hinders the end of a turn`)
    const isLast = i === left.length - 1
    const losing = lossAtTurn ? [seat] : isLast ? from.order : []
    const ground = loseSections(played.ground, losing)
    expect([seat, toldBy(end.state)]).toEqual([seat, told(ground.parts)])
    const lost = ground.parts.some(({ owner }, part) => owner !== played.ground.parts[part]?.owner)
    if (lost) count(lossAtTurn ? 'lost at the end of a turn' : 'lost at the end of the phase')
    played = { state: end.state, ground }
  }
}

test('AOS-BUILD-06 to -11, AOS-CONN, AOS-REPL, AOS-REDIR, AOS-TOWN, AOS-CITY, AOS-OWN-01 to -08: track lies as the rules say, word by word, and belongs to whom they say', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      whole(table, (state, pick) => {
        if (state.stage.phase !== 'build' || state.stage.left.length < state.order.length || pick(2) > 0) return
        const begun = state.stage.prices.length > 0 || state.stage.urbanized || seatOf(state) !== state.stage.left[0]
        if (!begun) playPhase(state, pick)
      })
    }),
    { numRuns: 120 },
  )
  const rules = ['BUILD-07', 'BUILD-08', 'BUILD-09', 'CONN-01', 'CONN-04', 'REPL-06', 'REDIR-01', 'REDIR-03', 'TOWN-04']
  const cases = ['accepted', 'New City', 'link', 'claimed', 'lost at the end of a turn', 'lost at the end of the phase']
  for (const what of [...rules.map((id) => `AOS-${id}`), ...cases]) {
    expect([what, (met.get(what) ?? 0) > 3]).toEqual([what, true])
  }
})
