import { HIDDEN, type Recorded, type Secret } from '../chance.ts'
import { stateHash } from '../hash.ts'
import { BY, type By, type Played } from '../log.ts'
import { MATCH_FORMAT, type MatchFile, type MatchSeat } from '../match.ts'
import { nameFault } from '../name/name.ts'
import type { Facts } from '../refusal.ts'
import type { CheckedRules, Seat } from '../rules.ts'
import { seededChance } from '../seeded/seeded.ts'
import { type Options, settleOptions } from './options.ts'

/** What can be wrong with a match file, or with a place in it. */
export type FileFault =
  | 'not-json'
  | 'large'
  | 'dealt-anew'
  | 'not-this'
  | 'not-one-of'
  | 'not-the-version'
  | 'not-offered'
  | 'seats'
  | 'no-seed'
  | 'entries'
  | 'inherited'
  | 'not-empty'
  | 'missing'
  | 'no-list'
  | 'no-record'
  | 'no-text'
  | 'no-number'
  | 'other-match'
  | 'players'
  | 'impossible'
  | 'name'
  | 'no-seat'
  | 'hidden'
  | 'long-text'
  | 'no-outcome'
  | 'unknown'

/** What is wrong with a match file, and where: `log[17].seat`; nowhere in particular is the file as a whole. */
export type MatchProblem = Facts & { readonly path: string; readonly fault: FileFault }

export type ParsedMatch<Game = CheckedRules> =
  | { readonly ok: true; readonly match: MatchFile; readonly rules: Game }
  | { readonly ok: false; readonly problem: MatchProblem }

/** Longer logs and bigger texts than any match has are refused before they cost anything. */
const MOST_ENTRIES = 20_000
const LONGEST_NAME = 40

/** Checks everything about a match file that can be checked without playing it. */
export function parseMatch<Game extends CheckedRules>(raw: unknown, games: readonly Game[]): ParsedMatch<Game> {
  try {
    return parsed(raw, games)
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Reads the text of a file; text that is no JSON is a problem like any other. */
export function parseMatchText<Game extends CheckedRules>(text: string, games: readonly Game[]): ParsedMatch<Game> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return { ok: false, problem: { path: '', fault: 'not-json', why: (error as Error).message } }
  }
  return parseMatch(raw, games)
}

class Wrong extends Error {
  readonly problem: MatchProblem
  constructor(path: string, fault: FileFault, facts: Facts = {}) {
    super(`${path}: ${fault}`)
    this.problem = { ...facts, path, fault }
  }
}

function parsed<Game extends CheckedRules>(raw: unknown, games: readonly Game[]): ParsedMatch<Game> {
  const file = record('', raw)
  if (file.format !== MATCH_FORMAT) throw new Wrong('format', 'not-this', { wanted: MATCH_FORMAT })
  const rules = games.find((game) => game.id === file.game)
  if (!rules) throw new Wrong('game', 'not-one-of', { ids: idsOf(games) })
  const map = rules.maps.find((info) => info.id === file.map)
  if (!map) throw new Wrong('map', 'not-one-of', { ids: idsOf(rules.maps) })
  const version = file.rules
  if (version !== rules.version) throw new Wrong('rules', 'not-the-version', { version: rules.version })
  const settled = settleOptions(rules.options(map.id), texts('options', file.options))
  if (!settled.ok) {
    const { option, value = '' } = settled.refusal.params
    throw new Wrong(`options.${option}`, 'not-offered', { value })
  }
  const seats = list('seats', file.seats).map((seat, i) => parsedSeat(`seats[${i}]`, seat))
  const [fewest, most] = map.seats
  if (seats.length < fewest || seats.length > most) throw new Wrong('seats', 'seats', { fewest, most })
  if (file.seed !== null && typeof file.seed !== 'string') throw new Wrong('seed', 'no-seed')
  const setup = outcomes('setup', file.setup, seats.length)
  const log = list('log', file.log)
  if (log.length > MOST_ENTRIES) throw new Wrong('log', 'entries', { most: MOST_ENTRIES })
  const match: MatchFile = {
    format: MATCH_FORMAT,
    game: rules.id,
    rules: version,
    map: map.id,
    options: settled.options,
    seats,
    seed: file.seed,
    setup,
    log: log.map((entry, i) => parsedEntry(`log[${i}]`, entry, seats.length)),
  }
  onlyKeys('', file, [...Object.keys(match), 'inherited', 'start'])
  const more = { ...inherited(file.inherited, log.length), ...start(file.start, match, rules) }
  return { ok: true, match: { ...match, ...more }, rules }
}

function inherited(raw: unknown, entries: number): { inherited?: number } {
  if (raw === undefined) return {}
  if (!Number.isInteger(raw) || (raw as number) < 0 || (raw as number) > entries) {
    throw new Wrong('inherited', 'inherited', { most: entries })
  }
  return { inherited: raw as number }
}

/**
 * A state is the game's own affair: it has to be one that could be, with the parts that one of this match has at its
 * beginning, and of the same map, options and seats.
 */
function start(raw: unknown, { map, options, seats, setup }: MatchFile, rules: CheckedRules): { start?: unknown } {
  if (raw === undefined) return {}
  if (setup.length > 0) throw new Wrong('setup', 'not-empty')
  const state = record('start', raw)
  const usual = rules.setup({ map, options, seats: seats.length }, seededChance('any', 'setup')) as Record<
    string,
    unknown
  >
  for (const [part, value] of Object.entries(usual)) {
    if (!Object.hasOwn(state, part)) throw new Wrong(`start.${part}`, 'missing')
    const wanted = kindOf(value)
    if (wanted && state[part] !== null && kindOf(state[part]) !== wanted) throw new Wrong(`start.${part}`, wanted)
  }
  onlyKeys('start', state, Object.keys(usual))
  for (const part of ['game', 'map', 'options']) {
    if (stateHash(state[part]) !== stateHash(usual[part])) throw new Wrong(`start.${part}`, 'other-match')
  }
  const players = list('start.players', state.players).length
  if (players !== seats.length) throw new Wrong('start.players', 'players', { players, seats: seats.length })
  const why = problemWith(state, rules)
  if (why !== null) throw new Wrong('start', 'impossible', { why })
  return { start: state }
}

const KINDS: Readonly<Record<string, FileFault>> = { object: 'no-record', string: 'no-text', number: 'no-number' }

/** What is wrong with anything else; null where anything will do: what is nothing at the beginning may be something later. */
function kindOf(value: unknown): FileFault | null {
  if (value === null) return null
  return Array.isArray(value) ? 'no-list' : (KINDS[typeof value] ?? null)
}

function problemWith(state: unknown, rules: CheckedRules): string | null {
  try {
    return rules.broken(state)[0] ?? null
  } catch (error) {
    return (error as Error).message
  }
}

function parsedSeat(path: string, raw: unknown): MatchSeat {
  const seat = record(path, raw)
  onlyKeys(path, seat, ['name', 'bot'])
  const name = text(`${path}.name`, seat.name)
  // A file may leave it out.
  const wrong = name === '' ? null : nameFault(name)
  if (wrong !== null) throw new Wrong(`${path}.name`, 'name', { kind: wrong.fault, code: wrong.code })
  return seat.bot === undefined ? { name } : { name, bot: text(`${path}.bot`, seat.bot) }
}

function parsedEntry(path: string, raw: unknown, seats: number): Played {
  const entry = record(path, raw)
  onlyKeys(path, entry, ['seat', 'action', 'chance', 'by'])
  const seat = entry.seat
  if (!isSeat(seat, seats)) throw new Wrong(`${path}.seat`, 'no-seat', { most: seats - 1 })
  const action = record(`${path}.action`, entry.action)
  for (const [field, value] of Object.entries(action)) notHidden(`${path}.action.${field}`, value)
  return {
    seat,
    action,
    ...(entry.chance !== undefined && { chance: outcomes(`${path}.chance`, entry.chance, seats) }),
    ...(entry.by !== undefined && { by: agent(`${path}.by`, entry.by) }),
  }
}

function agent(path: string, raw: unknown): By {
  const by = BY.find((one) => one === raw)
  if (!by) throw new Wrong(path, 'not-one-of', { ids: BY.join(', ') })
  return by
}

/** A file of a match that is still running leaves out what its reader may not know: there is nothing to play. */
function notHidden(path: string, value: unknown): void {
  if (value === HIDDEN) throw new Wrong(path, 'hidden')
}

function record(path: string, raw: unknown): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Wrong(path, 'no-record')
  return raw as Record<string, unknown>
}

function list(path: string, raw: unknown): unknown[] {
  if (!Array.isArray(raw)) throw new Wrong(path, 'no-list')
  return raw
}

function text(path: string, raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > LONGEST_NAME) {
    throw new Wrong(path, 'long-text', { most: LONGEST_NAME })
  }
  return raw
}

function texts(path: string, raw: unknown): Options {
  const entries = Object.entries(record(path, raw))
  return Object.fromEntries(entries.map(([key, value]) => [key, text(`${path}.${key}`, value)]))
}

function outcomes(path: string, raw: unknown, seats: number): Recorded[] {
  return list(path, raw).map((outcome, i) => parsedOutcome(`${path}[${i}]`, outcome, seats))
}

function parsedOutcome(path: string, raw: unknown, seats: number): Recorded {
  notHidden(path, raw)
  if (isOutcome(raw)) return raw
  if (isSecret(raw, seats)) return raw
  throw new Wrong(path, 'no-outcome')
}

const isOutcome = (raw: unknown): raw is number | string => typeof raw === 'number' || typeof raw === 'string'

function isSecret(raw: unknown, seats: number): raw is Secret {
  if (typeof raw !== 'object' || raw === null || Object.keys(raw).length !== 2) return false
  const { only, is } = raw as Partial<Secret>
  return isSeat(only, seats) && isOutcome(is)
}

const isSeat = (raw: unknown, seats: number): raw is Seat =>
  Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) < seats

const idsOf = (known: readonly { readonly id: string }[]): string => known.map(({ id }) => id).join(', ')

function onlyKeys(path: string, raw: Record<string, unknown>, keys: readonly string[]): void {
  const extra = Object.keys(raw).find((key) => !keys.includes(key))
  if (extra !== undefined) throw new Wrong(path === '' ? extra : `${path}.${extra}`, 'unknown')
}
