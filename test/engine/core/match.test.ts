import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { greedyBot } from '#engine/bots/index.ts'
import { parseMatch, parseMatchText } from '#engine/core/file/matchFile.ts'
import { type MatchFile, replay } from '#engine/core/match.ts'
import type { Rules } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'
import { wrongInFile } from '#worker/both/faults.ts'
import { texts as faults } from '#worker/both/texts/en/faults.ts'
import { referee } from '../../referee.ts'
import { accepted, building, END, optionsWith, withPlayer } from '../age-of-steam/position.ts'
import { matchFrom } from '../matchFrom.ts'

const { match, result } = referee({
  rules: ageOfSteam,
  map: 'rust-belt',
  options: optionsWith(),
  bots: [greedyBot, greedyBot, greedyBot],
  seed: 'match file',
})

/** A position out of the middle of a match, put together by hand. */
const BEGUN = building({ players: { 0: { money: 30 } } })
const POSITION = matchFrom(ageOfSteam as Rules, { map: 'rust-belt', options: optionsWith(), seats: 4 }, BEGUN)

function replayed(file: MatchFile) {
  const steps = replay(file, ageOfSteam)
  let state: unknown
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) return { state, refused: next.value }
    state = next.value.state
  }
}

const altered = (change: Partial<Record<keyof MatchFile, unknown>>): unknown => ({ ...match, ...change })
const problemOf = (raw: unknown): string => {
  const parsed = parseMatch(raw, games)
  return parsed.ok ? 'ok' : parsed.problem.path
}

describe('the match file', () => {
  test('goes through JSON and replays to the same standings', () => {
    const parsed = parseMatchText(JSON.stringify(match), games)
    expect(parsed.ok && parsed.match).toEqual(match)
    const { state, refused } = replayed(match)
    expect(refused).toBeNull()
    expect(ageOfSteam.result(state as never)).toEqual(result)
  })

  test('a position may be the beginning: it is read, played on from, and replayed', () => {
    const { state } = accepted(BEGUN, 0, END)
    const played = { ...POSITION, log: [{ seat: 0, action: END }] }
    const parsed = parseMatchText(JSON.stringify(played), games)
    expect(parsed).toMatchObject({ ok: true, match: played })
    expect(replayed(played)).toEqual({ state, refused: null })
  })

  test.each<[string, unknown]>([
    ['format', altered({ format: 'railhead-match/9' })],
    ['game', altered({ game: 'chess' })],
    ['map', altered({ map: 'moon' })],
    ['rules', altered({ rules: 99 })],
    ['options.edition', altered({ options: { edition: '1999' } })],
    ['options.colour', altered({ options: { colour: 'red' } })],
    ['seats', altered({ seats: match.seats.slice(0, 2) })],
    ['seats[0].name', altered({ seats: [{ name: 3 }, ...match.seats.slice(1)] })],
    ['seed', altered({ seed: 7 })],
    ['setup', altered({ setup: 'none' })],
    ['log', altered({ log: {} })],
    ['log[3].seat', altered({ log: match.log.with(3, { seat: 9, action: {} }) })],
    ['log[2].action', altered({ log: match.log.with(2, { seat: 0, action: 'pass' }) })],
    ['log[1].undo', altered({ log: match.log.with(1, { seat: 0, action: {}, undo: true } as never) })],
    ['extra', { ...match, extra: 1 }],
    ['inherited', { ...match, inherited: -1 }],
    ['inherited', { ...match, inherited: match.log.length + 1 }],
    ['setup', { ...match, start: POSITION.start }],
    ['start', { ...POSITION, start: 'here' }],
    ['start.game', { ...POSITION, start: { players: [] } }],
    ['start.tiles', { ...POSITION, start: { ...BEGUN, tiles: {} } }],
    ['start.weather', { ...POSITION, start: { ...BEGUN, weather: 'rain' } }],
    ['start.map', { ...POSITION, map: 'germany', options: {} }],
    ['start.options', { ...POSITION, options: { ...POSITION.options, edition: '2002' } }],
    ['start.players', { ...POSITION, seats: [...POSITION.seats, { name: 'Eve' }] }],
    ['start.round', { ...POSITION, start: { ...BEGUN, round: 'x' } }],
    ['start', { ...POSITION, start: withPlayer(BEGUN, 0, { money: -1 }) }],
    ['', []],
  ])('says where it is wrong: %s', (path, raw) => {
    expect(problemOf(raw)).toBe(path)
  })

  test.each<[string, unknown]>([
    ['setup[0]', altered({ setup: [null, ...match.setup.slice(1)] })],
    ['log[3].chance[0]', altered({ log: match.log.with(3, { seat: 0, action: {}, chance: [null] }) })],
    ['log[3].action.card', altered({ log: match.log.with(3, { seat: 0, action: { type: 'give', card: null } }) })],
  ])('the file of a match that is still running says that it hides something: %s', (path, raw) => {
    const parsed = parseMatch(raw, games)
    expect(parsed).toMatchObject({ ok: false, problem: { path, fault: 'hidden' } })
  })

  test.each<[string, unknown]>([
    ['ok', altered({ setup: [{ only: 2, is: 'red' }, ...match.setup.slice(1)] })],
    ['setup[0]', altered({ setup: [{ only: 3, is: 'red' }] })],
    ['setup[0]', altered({ setup: [{ only: 1 }] })],
    ['setup[0]', altered({ setup: [{ only: 1, is: null }] })],
    ['setup[0]', altered({ setup: [{ only: 1, is: 'red', by: 2 }] })],
    ['setup[0]', altered({ setup: [['red']] })],
  ])('an outcome may be the secret of a seat: %s', (path, raw) => {
    expect(problemOf(raw)).toBe(path)
  })

  test('a text that is no JSON is a problem, not a crash', () => {
    expect(parseMatchText('{', games)).toMatchObject({ ok: false, problem: { path: '', fault: 'not-json' } })
  })

  test('anything at all in the place of anything is answered with a problem or a replay', () => {
    const paths = Object.keys(match) as (keyof MatchFile)[]
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 }), (key, value) => {
        const parsed = parseMatch(altered({ [key]: value }), games)
        if (parsed.ok) replayed(parsed.match)
        else expect(wrongInFile(faults, parsed.problem)).toMatch(/\w \w/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('replaying a tampered match', () => {
  test('a refused action stops it with its rule and its place', () => {
    const tampered = {
      ...match,
      log: match.log.with(5, { seat: match.log[5]?.seat ?? 0, action: { type: 'endBuild' } }),
    }
    expect(replayed(tampered).refused).toMatchObject({ index: 5, refusal: { rule: 'AOS-FLOW-01' } })
  })

  test.each<[string, MatchFile, number]>([
    ['a die that shows 9', { ...match, setup: match.setup.with(-1, 9) }, -1],
    ['too little chance in the setup', { ...match, setup: match.setup.slice(0, -1) }, -1],
    ['too much of it', { ...match, setup: [...match.setup, 1] }, -1],
    [
      'chance where none is drawn',
      {
        ...match,
        log: match.log.with(0, { seat: match.log[0]?.seat ?? 0, action: match.log[0]?.action, chance: [1] }),
      },
      0,
    ],
  ])('%s', (_, tampered, index) => {
    expect(replayed(tampered).refused).toMatchObject({ index })
  })

  test('any entry changed at random is refused or replays, and never crashes', () => {
    fc.assert(
      fc.property(fc.nat(match.log.length - 1), fc.jsonValue({ maxDepth: 2 }), (at, value) => {
        const action = {
          ...(match.log[at]?.action as object),
          ...(typeof value === 'object' && value !== null ? value : { n: value }),
        }
        const { state } = replayed({ ...match, log: match.log.with(at, { seat: 0, action }) })
        expect(ageOfSteam.broken(state as never)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
