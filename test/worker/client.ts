import { exports } from 'cloudflare:workers'
import { afterEach } from 'vitest'
import * as client from '#client/asking/api.ts'
import { type Command, PROTOCOL, type ServerMessage, type TableMade } from '#worker/protocol.ts'
import { checkAnswer, checkFrame } from './conformance.ts'

const ORIGIN = 'http://railhead.test'

/** Asks the API; an answer that is not as the API describes it fails the test, whatever it is about. */
export async function api(path: string, init?: RequestInit): Promise<Response> {
  const url = `${ORIGIN}/api${path}`
  const response = await exports.default.fetch(url, init)
  await checkAnswer(init?.method ?? 'GET', new URL(url).pathname, response)
  return response
}

const SERVICE = { origin: '', fetch: (url: string, init?: RequestInit) => api(url.replace('/api', ''), init) }

export const makeTable = (wanted: object = {}): Promise<TableMade> => client.makeTable(SERVICE, wanted)

/** How long a test waits before it gives up: a machine may be busy with other things, and no test is about time. */
const PATIENCE_MS = 15_000

type Typed<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
export type Welcome = Typed<'welcome'>
export type Answer = Typed<'ack'> | Typed<'refuse'> | Typed<'error'>

const clients = new Set<Client>()

/** Connections that end with the test's file would wake sleeping objects while the runtime is being taken down. */
afterEach(async () => {
  for (const client of clients) client.close()
  await Promise.all([...clients].map((client) => client.closing()))
  const checks = [...clients].flatMap((client) => client.checks)
  clients.clear()
  await Promise.all(checks)
})

/** A player with nothing but a socket: sends, and waits for messages that look as they should. */
export class Client {
  readonly #socket: WebSocket
  /** Everything heard and not yet waited for. */
  readonly heard: ServerMessage[] = []
  readonly texts: string[] = []
  /** Whether what was said and heard is as described: looked at when the test ends. */
  readonly checks: Promise<void>[] = []
  closed: { code: number; reason: string } | null = null
  readonly #waiting = new Set<() => void>()
  #ids = 0
  readonly #name = crypto.randomUUID().slice(0, 8)

  constructor(socket: WebSocket) {
    this.#socket = socket
    clients.add(this)
    socket.accept()
    socket.addEventListener('message', ({ data }) => {
      this.texts.push(String(data))
      if (data !== 'pong') this.#hear(JSON.parse(String(data)) as ServerMessage)
      this.#wake()
    })
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason }
      this.#wake()
    })
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message)
    this.checks.push(checkFrame('ServerMessage', message))
  }

  static async connect(table: string, headers: Record<string, string> = {}): Promise<Client> {
    const response = await api(`/tables/${table}/socket`, { headers: { Upgrade: 'websocket', ...headers } })
    if (!response.webSocket) throw new Error(`no socket: ${response.status}`)
    return new Client(response.webSocket)
  }

  /** Connects and says hello. */
  static async join(table: string, secrets: readonly string[] = [], since = -1): Promise<Client & { first: Welcome }> {
    const client = await Client.connect(table)
    const first = await client.hello(secrets, since)
    return Object.assign(client, { first })
  }

  raw(frame: string | ArrayBuffer): void {
    this.#socket.send(frame)
  }

  send(message: object): void {
    this.raw(JSON.stringify(message))
  }

  async hello(secrets: readonly string[] = [], since = -1): Promise<Welcome> {
    while (this.#take((message) => message.type === 'welcome')) {
      // An older one, unasked for, is not the answer.
    }
    const hello = { type: 'hello', protocol: PROTOCOL, secrets, since }
    this.send(hello)
    const welcome = await this.next('welcome')
    this.checks.push(checkFrame('ClientMessage', hello))
    return welcome
  }

  act(seat: number, action: object, id = this.newId()): Promise<Answer> {
    return this.#ask({ type: 'act', id, seat, action })
  }

  undo(seat: number, id = this.newId()): Promise<Answer> {
    return this.#ask({ type: 'undo', id, seat })
  }

  command(command: Command, id = this.newId()): Promise<Answer> {
    return this.#ask({ type: 'command', id, command })
  }

  newId(): string {
    return `${this.#name}-${this.#ids++}`
  }

  /** The oldest message of this type that was not waited for yet (and fits), or the next one that comes. */
  next<Type extends ServerMessage['type']>(
    type: Type,
    fits = (_: Typed<Type>) => true,
    within = PATIENCE_MS,
  ): Promise<Typed<Type>> {
    const wanted = (message: ServerMessage): message is Typed<Type> =>
      message.type === type && fits(message as Typed<Type>)
    return this.#until(type, () => this.#take(wanted), within)
  }

  closing(): Promise<{ code: number; reason: string }> {
    return this.#until('close', () => this.closed)
  }

  pong(): Promise<string> {
    return this.#until('pong', () => this.texts.find((text) => text === 'pong') ?? null)
  }

  close(): void {
    if (!this.closed) this.#socket.close(1000)
  }

  async #ask(message: { type: string; id: string; [field: string]: unknown }): Promise<Answer> {
    this.send(message)
    const answers = (heard: ServerMessage): heard is Answer => isAnswer(heard) && heard.id === message.id
    const answer = await this.#until(`answer to ${JSON.stringify(message)}`, () => this.#take(answers))
    // What the table understood must be what it says that it understands.
    if (answer.type === 'ack') this.checks.push(checkFrame('ClientMessage', message))
    return answer
  }

  #take<Wanted extends ServerMessage>(wanted: (message: ServerMessage) => message is Wanted): Wanted | null {
    const at = this.heard.findIndex(wanted)
    return at === -1 ? null : (this.heard.splice(at, 1)[0] as Wanted)
  }

  /** Waits for a condition, never for a time; a test that waits in vain says for what. */
  async #until<Value>(what: string, look: () => Value | null, within = PATIENCE_MS): Promise<Value> {
    const deadline = Date.now() + within
    for (;;) {
      const found = look()
      if (found !== null) return found
      if (this.closed || Date.now() > deadline) {
        throw new Error(
          `waited for ${what} in vain; closed: ${JSON.stringify(this.closed)}; ${this.texts.slice(-3).join('\n')}`,
        )
      }
      await this.#something(deadline - Date.now())
    }
  }

  #something(within: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, Math.max(1, within))
      this.#waiting.add(done)
    })
  }

  #wake(): void {
    for (const done of [...this.#waiting]) done()
  }
}

const isAnswer = (message: ServerMessage): message is Answer =>
  message.type === 'ack' || message.type === 'refuse' || message.type === 'error'
