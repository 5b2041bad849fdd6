import { makeTable, readMatch, socketUrl } from '#client/asking/api.ts'
import type { MatchFile, Pick, Rules } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { type LiveEntry, newSecret, PROTOCOL, type ServerMessage } from '#worker/protocol.ts'
import { audit, type Truth } from './audit.ts'
import { Liar } from './liar.ts'
import { Player } from './player.ts'
import type { Blame, Tally } from './tally.ts'

export interface Kind {
  readonly game: string
  readonly map: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
}

export interface Site {
  /** Over which everything goes that is tortured. */
  readonly rough: string
  /** The server itself. */
  readonly direct: string
}

/** One match in bad weather, from its first action until everybody has seen how it ended. */
export class Match {
  readonly kind: Kind
  readonly #site: Site
  readonly #rules: Rules
  readonly #tally: Tally
  readonly #blame: Blame
  readonly #id: string
  readonly #secrets: readonly string[]
  readonly #players: readonly Player[]
  readonly #liar: Liar

  private constructor(
    kind: Kind,
    site: Site,
    id: string,
    secrets: readonly string[],
    pick: Pick,
    tally: Tally,
    blame: Blame,
  ) {
    const rules = gameById(kind.game)
    if (!rules) throw new Error(`no game ${kind.game}`)
    this.kind = kind
    this.#site = site
    this.#rules = rules
    this.#id = id
    this.#secrets = secrets
    this.#tally = tally
    this.#blame = (what, story) => blame(what, `${kind.game} on ${kind.map}, table ${id}: ${story}`)
    const url = socketUrl({ origin: site.rough }, id)
    this.#players = [...secrets.keys(), null].map(
      (seat) => new Player({ url, rules, seat, secret: secrets[seat ?? -1] ?? '', pick, tally }),
    )
    this.#liar = new Liar(url, pick, tally, this.#blame)
  }

  static async begin(kind: Kind, site: Site, pick: Pick, tally: Tally, blame: Blame): Promise<Match> {
    const secrets = Array.from({ length: kind.seats }, newSecret)
    const places = secrets.map((secret, seat) => ({ name: `Player ${seat + 1}`, secret }))
    const { id } = await makeTable(
      { origin: site.direct },
      { ...kind, options: { ...kind.options }, places, start: true },
    )
    tally.matches++
    return new Match(kind, site, id, secrets, pick, tally, blame)
  }

  get isOver(): boolean {
    return this.#players.every((player) => player.isOver)
  }

  /** Where everybody is, for somebody who wonders why it does not end. */
  get whereabouts(): string {
    return this.#players.map(({ lineState, sees }) => `${sees.seq} ${lineState}`).join(', ')
  }

  close(): void {
    for (const player of this.#players) player.close()
    this.#liar.close()
  }

  async check(): Promise<void> {
    const last = await this.#told(null)
    const hashes = await Promise.all(this.#secrets.map(async (secret) => (await this.#told(secret)).hash ?? ''))
    const truth: Truth = {
      file: (await readMatch({ origin: this.#site.direct }, this.#id)) as MatchFile,
      seq: last.seq,
      standing: standingOf(last.entries),
      hashOf: (seat) => (seat === null ? last.hash : hashes[seat]) ?? '',
    }
    audit(this.#players, truth, this.#tally, this.#blame)
    this.#tally.finished++
  }

  /** What somebody who comes by a good line is told. */
  #told(secret: string | null): Promise<Extract<ServerMessage, { type: 'welcome' }>> {
    const socket = new WebSocket(socketUrl({ origin: this.#site.direct }, this.#id))
    const { id, version } = this.#rules
    const secrets = secret === null ? [] : [secret]
    return new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error(`table ${this.#id} cannot be reached`)))
      socket.addEventListener('open', () =>
        socket.send(
          JSON.stringify({ type: 'hello', protocol: PROTOCOL, rules: { [id]: version }, secrets, since: -1 }),
        ),
      )
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage
        if (message.type !== 'welcome') return
        resolve(message)
        socket.close()
      })
    })
  }
}

function standingOf(entries: readonly LiveEntry[]): LiveEntry[] {
  const standing: LiveEntry[] = []
  for (const entry of entries) {
    if (entry.undo) standing.pop()
    else standing.push(entry)
  }
  return standing
}
