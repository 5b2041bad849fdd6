import { HIDDEN, type Recorded, type Secret } from '../chance.ts'
import { stateHash } from '../hash.ts'
import type { Played } from '../log.ts'
import { MATCH_FORMAT, type MatchFile, type MatchSeat } from '../match.ts'
import { nameFault } from '../name.ts'
import type { Rules, Seat } from '../rules.ts'
import { seededChance } from '../seeded/seeded.ts'
import { type Options, settleOptions } from './options.ts'

/** What is wrong with a match file, and where: `log[17].seat`. */
export interface MatchProblem {
  readonly path: string
  readonly message: string
}

export type ParsedMatch =
  | { readonly ok: true; readonly match: MatchFile; readonly rules: Rules }
  | { readonly ok: false; readonly problem: MatchProblem }

/** Longer logs and bigger texts than any match has are refused before they cost anything. */
const MOST_ENTRIES = 20_000
const LONGEST_NAME = 40

/** Checks everything about a match file that can be checked without playing it. */
export function parseMatch(raw: unknown, games: readonly Rules[]): ParsedMatch {
  try {
    return parsed(raw, games)
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: { path: error.path, message: error.message } }
    throw error
  }
}

/** Reads the text of a file; text that is no JSON is a problem like any other. */
export function parseMatchText(text: string, games: readonly Rules[]): ParsedMatch {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return { ok: false, problem: { path: '', message: `not JSON: ${(error as Error).message}` } }
  }
  return parseMatch(raw, games)
}

class Wrong extends Error {
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

function parsed(raw: unknown, games: readonly Rules[]): ParsedMatch {
  const file = record('', raw)
  if (file.format !== MATCH_FORMAT) throw new Wrong('format', `must be "${MATCH_FORMAT}"`)
  const rules = games.find((game) => game.id === file.game)
  if (!rules) throw new Wrong('game', `must be one of ${games.map((game) => game.id).join(', ')}`)
  const map = rules.maps.find((info) => info.id === file.map)
  if (!map) throw new Wrong('map', `must be one of ${rules.maps.map((info) => info.id).join(', ')}`)
  const version = file.rules
  if (version !== rules.version) throw new Wrong('rules', `must be ${rules.version}, the version this engine plays`)
  const settled = settleOptions(rules.options(map.id), texts('options', file.options))
  if (!settled.ok) {
    const { option, value } = settled.refusal.params
    throw new Wrong(`options.${option}`, `${JSON.stringify(value)} is not offered for this map`)
  }
  const seats = list('seats', file.seats).map((seat, i) => parsedSeat(`seats[${i}]`, seat))
  const [fewest, most] = map.seats
  if (seats.length < fewest || seats.length > most)
    throw new Wrong('seats', `this map is for ${fewest} to ${most} seats`)
  if (file.seed !== null && typeof file.seed !== 'string') throw new Wrong('seed', 'must be a text or null')
  const setup = outcomes('setup', file.setup, seats.length)
  const log = list('log', file.log)
  if (log.length > MOST_ENTRIES) throw new Wrong('log', `has more than ${MOST_ENTRIES} entries`)
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
    throw new Wrong('inherited', `must be a number of entries, 0 to ${entries}`)
  }
  return { inherited: raw as number }
}

/**
 * A state is the game's own affair: it has to be one that could be, with the parts that one of this match has at its
 * beginning, and of the same map, options and seats.
 */
function start(raw: unknown, { map, options, seats, setup }: MatchFile, rules: Rules): { start?: unknown } {
  if (raw === undefined) return {}
  if (setup.length > 0) throw new Wrong('setup', 'must be empty where a match begins from a state')
  const state = record('start', raw)
  const usual = rules.setup({ map, options, seats: seats.length }, seededChance('any', 'setup')) as Record<
    string,
    unknown
  >
  for (const [part, value] of Object.entries(usual)) {
    if (!Object.hasOwn(state, part)) throw new Wrong(`start.${part}`, 'is missing')
    const wanted = kindOf(value)
    if (wanted && state[part] !== null && kindOf(state[part]) !== wanted)
      throw new Wrong(`start.${part}`, `must be ${wanted}`)
  }
  onlyKeys('start', state, Object.keys(usual))
  for (const part of ['game', 'map', 'options']) {
    if (stateHash(state[part]) !== stateHash(usual[part])) throw new Wrong(`start.${part}`, 'is not that of the match')
  }
  const players = list('start.players', state.players).length
  if (players !== seats.length) throw new Wrong('start.players', `has ${players} players for ${seats.length} seats`)
  const problem = problemWith(state, rules)
  if (problem !== null) throw new Wrong('start', `is no state of this game: ${problem}`)
  return { start: state }
}

/** Null where anything will do: what is nothing at the beginning may be something later. */
function kindOf(value: unknown): string | null {
  if (value === null) return null
  if (Array.isArray(value)) return 'a list'
  return { object: 'an object', string: 'a text', number: 'a number' }[typeof value as string] ?? null
}

function problemWith(state: unknown, rules: Rules): string | null {
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
  const fault = name === '' ? null : nameFault(name)
  if (fault !== null) throw new Wrong(`${path}.name`, fault)
  return seat.bot === undefined ? { name } : { name, bot: text(`${path}.bot`, seat.bot) }
}

function parsedEntry(path: string, raw: unknown, seats: number): Played {
  const entry = record(path, raw)
  onlyKeys(path, entry, ['seat', 'action', 'chance'])
  const seat = entry.seat
  if (!isSeat(seat, seats)) throw new Wrong(`${path}.seat`, `must be a seat, 0 to ${seats - 1}`)
  const action = record(`${path}.action`, entry.action)
  for (const [field, value] of Object.entries(action)) notHidden(`${path}.action.${field}`, value)
  const played = { seat, action }
  return entry.chance === undefined ? played : { ...played, chance: outcomes(`${path}.chance`, entry.chance, seats) }
}

/** A file of a match that is still running leaves out what its reader may not know: there is nothing to play. */
function notHidden(path: string, value: unknown): void {
  if (value === HIDDEN) throw new Wrong(path, 'is hidden while the match runs: a file can be replayed when it is over')
}

function record(path: string, raw: unknown): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Wrong(path, 'must be an object')
  return raw as Record<string, unknown>
}

function list(path: string, raw: unknown): unknown[] {
  if (!Array.isArray(raw)) throw new Wrong(path, 'must be a list')
  return raw
}

function text(path: string, raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > LONGEST_NAME) {
    throw new Wrong(path, `must be a text of at most ${LONGEST_NAME} characters`)
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
  throw new Wrong(path, 'must be a number, a text, or { only: a seat, is: a number or a text }')
}

const isOutcome = (raw: unknown): raw is number | string => typeof raw === 'number' || typeof raw === 'string'

function isSecret(raw: unknown, seats: number): raw is Secret {
  if (typeof raw !== 'object' || raw === null || Object.keys(raw).length !== 2) return false
  const { only, is } = raw as Partial<Secret>
  return isSeat(only, seats) && isOutcome(is)
}

const isSeat = (raw: unknown, seats: number): raw is Seat =>
  Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) < seats

function onlyKeys(path: string, raw: Record<string, unknown>, keys: readonly string[]): void {
  const extra = Object.keys(raw).find((key) => !keys.includes(key))
  if (extra !== undefined) throw new Wrong(path === '' ? extra : `${path}.${extra}`, 'is not part of the format')
}
