import type { MatchFile } from '#engine/core/index.ts'
import type { LiveEntry, ServerMessage } from '#worker/protocol.ts'
import type { Player } from './player.ts'
import type { Blame, Tally } from './tally.ts'

type Sent = { readonly type: string; readonly id: string; readonly action?: unknown }

/** What a stranger to all lines is told when the match is over: the truth that everybody is measured by. */
export interface Truth {
  readonly file: MatchFile
  /** The last entry of the log. */
  readonly seq: number
  /** The entries that stand, with their numbers. */
  readonly standing: readonly LiveEntry[]
  /** By seat, and for whoever watches: the fingerprint of what they see. */
  readonly hashOf: (seat: number | null) => string
}

/** What is known of a player when all is over. */
export interface Witness extends Pick<Player, 'heard' | 'knew' | 'notices' | 'sees'> {
  readonly place: Pick<Player['place'], 'seat'>
}

/** Compares what every client was told with each other, with what it was promised, and with the match as it ended. */
export function audit(players: readonly Witness[], truth: Truth, tally: Tally, blame: Blame): void {
  const log = commonLog(players, truth, blame)
  for (const player of players) {
    promisesKept(player, log, truth, tally, blame)
    secretsKept(player, truth, blame)
    refusedRightly(player, blame)
    const { seq, hash } = player.sees
    const { seat } = player.place
    if (seq !== truth.seq || hash !== truth.hashOf(seat)) {
      blame('diverged', `seat ${seat} sees entry ${seq} ${hash}, and it is ${truth.seq} ${truth.hashOf(seat)}`)
    }
    for (const notice of player.notices) {
      if (notice.kind === 'error' && notice.code === 'INTERNAL') blame('errors', notice.message)
    }
  }
  standsAsTold(log, truth, blame)
}

const messagesOf = ({ heard }: Witness): ServerMessage[] =>
  heard.got.flatMap((frame) => (frame.startsWith('{') ? [JSON.parse(frame) as ServerMessage] : []))

const entriesIn = (message: ServerMessage): readonly LiveEntry[] =>
  message.type === 'entry' ? [message.entry] : message.type === 'welcome' ? message.entries : []

/** Every entry that anybody was told of. All must have been told the same, but for what was hidden from them. */
function commonLog(players: readonly Witness[], { seq }: Truth, blame: Blame): ReadonlyMap<number, LiveEntry> {
  const log = new Map<number, LiveEntry>()
  for (const entry of players.flatMap((player) => messagesOf(player).flatMap(entriesIn))) {
    const known = log.get(entry.seq)
    if (!known || known.action === undefined) log.set(entry.seq, entry)
    else if (known.seat !== entry.seat || known.undo !== entry.undo || kindOf(known) !== kindOf(entry)) {
      blame('diverged', `entry ${entry.seq} is told as ${JSON.stringify(known)} and as ${JSON.stringify(entry)}`)
    }
    if (entry.seq > seq) blame('lost', `entry ${entry.seq} was told, and the log ends with ${seq}`)
  }
  return log
}

const kindOf = ({ action }: LiveEntry): unknown => (action as { type?: unknown } | undefined)?.type

/** What a seat sent and the table confirmed is in the log, where it was said to be, and once. */
function promisesKept(
  player: Witness,
  log: ReadonlyMap<number, LiveEntry>,
  { seq: last, standing }: Truth,
  tally: Tally,
  blame: Blame,
): void {
  const { seat } = player.place
  if (seat === null) return
  const sent = new Map(player.heard.sent.flatMap(said).map((message) => [message.id, message]))
  const stands = new Map(standing.map((entry) => [entry.seq, entry]))
  const confirmed = new Map<string, number>()
  for (const message of messagesOf(player)) {
    if (message.type !== 'ack' || message.seq === undefined) continue
    const before = confirmed.get(message.id)
    if (before === undefined) confirmed.set(message.id, message.seq)
    else if (before !== message.seq) blame('doubled', `${message.id} is entry ${before} and entry ${message.seq}`)
  }
  for (const [id, seq] of confirmed) {
    const entry = log.get(seq) ?? stands.get(seq)
    const wanted = sent.get(id)
    const same = wanted?.type === 'undo' ? entry?.undo === true : isAsTold(entry?.action, wanted?.action)
    if (seq > last)
      blame('lost', `${JSON.stringify(wanted)} was confirmed as entry ${seq}, and the log ends with ${last}`)
    // An entry that was taken back before anybody else heard of it is known to nobody any more.
    if (entry && (entry.seat !== seat || !same)) {
      blame('lost', `${JSON.stringify(wanted)} was confirmed as entry ${seq}, which is ${JSON.stringify(entry)}`)
    }
    if (wanted?.type === 'undo') tally.undone++
    else tally.confirmed++
  }
  const mine = [...log.values()].filter((entry) => entry.seat === seat).length
  if (mine > sent.size) blame('doubled', `seat ${seat} sent ${sent.size} and has ${mine} entries`)
}

function said(frame: string): Sent[] {
  const message = JSON.parse(frame) as Sent
  return message.type === 'act' || message.type === 'undo' ? [message] : []
}

/** Whether this is what was sent, as far as whoever was told of it may know: what is hidden from them is null. */
function isAsTold(told: unknown, sent: unknown): boolean {
  if (told === null || told === sent) return true
  if (typeof told !== 'object' || typeof sent !== 'object' || sent === null) return false
  const [one, other] = [Object.entries(told), Object.entries(sent)]
  return one.length === other.length && one.every(([name, value]) => isAsTold(value, new Map(other).get(name)))
}

/** Whoever acts on the match as it stands does something legal. Another undo, or a frame that came late, may have changed it. */
function refusedRightly(player: Witness, blame: Blame): void {
  let told = -1
  for (const message of messagesOf(player)) {
    if (message.type === 'welcome') told = message.seq
    if (message.type === 'entry') told = Math.max(told, message.entry.seq)
    if (message.type !== 'refuse' || message.refusal.rule === 'TABLE-UNDO') continue
    const knew = player.knew.get(message.id) ?? -1
    if (told <= knew) blame('refused', `seat ${player.place.seat} knew entry ${knew}: ${JSON.stringify(message)}`)
  }
}

/** The match file has what stands in the log, and everybody who heard of an entry that stands heard of this one. */
function standsAsTold(log: ReadonlyMap<number, LiveEntry>, { file, standing }: Truth, blame: Blame): void {
  if (standing.length !== file.log.length) {
    blame('lost', `${standing.length} entries stand, and the file has ${file.log.length}`)
    return
  }
  for (const [i, { seq }] of standing.entries()) {
    const told = log.get(seq)
    const kept = file.log[i]
    if (told && (told.seat !== kept?.seat || !isAsTold(told.action, kept?.action))) {
      blame('diverged', `entry ${seq} was told as ${JSON.stringify(told)} and is kept as ${JSON.stringify(kept)}`)
    }
  }
}

/** Nothing that only one seat may see was told to another while the match ran. The entry that ends it is open. */
function secretsKept(player: Witness, { file, standing, seq: last }: Truth, blame: Blame): void {
  const eyes = player.place.seat
  const place = new Map(standing.map((entry, i) => [entry.seq, i]))
  for (const message of messagesOf(player)) {
    if (message.type === 'welcome' && message.table.status === 'over') continue
    for (const entry of entriesIn(message)) {
      const index = place.get(entry.seq)
      if (index === undefined || entry.seq >= last) continue
      for (const [i, outcome] of (file.log[index]?.chance ?? []).entries()) {
        const secret = typeof outcome === 'object' && outcome !== null && outcome.only !== eyes
        if (secret && entry.chance?.[i] !== null) blame('secrets', `seat ${eyes} saw ${JSON.stringify(outcome)}`)
      }
    }
  }
}
