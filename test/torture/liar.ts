import type { Pick } from '#engine/core/rules.ts'
import { newSecret, PROTOCOL } from '#worker/protocol.ts'
import type { Blame, Tally } from './tally.ts'

const PAUSE_MS = 120

/** Somebody who claims what is not theirs: acts for seats, takes back, starts, hands over, says hello with nonsense. */
export class Liar {
  readonly #url: string
  readonly #pick: Pick
  readonly #tally: Tally
  readonly #blame: Blame
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #ids = 0

  constructor(url: string, pick: Pick, tally: Tally, blame: Blame) {
    this.#url = url
    this.#pick = pick
    this.#tally = tally
    this.#blame = blame
    this.#again()
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#socket?.close()
  }

  #again(): void {
    const wait = () => {
      this.#timer = setTimeout(() => this.#again(), PAUSE_MS)
    }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#lie(this.#socket)
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open()
    wait()
  }

  #open(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.addEventListener('error', () => {})
    socket.addEventListener('message', ({ data }) => {
      const said = String(data)
      if (said.startsWith('{"type":"ack"')) this.#blame('doubled', `a lie was believed: ${said}`)
      if (said.includes('"INTERNAL"')) this.#blame('errors', said)
    })
    const hello = { type: 'hello', protocol: PROTOCOL, secrets: [newSecret()], since: -1 }
    socket.addEventListener('open', () => socket.send(JSON.stringify(hello)))
  }

  #lie(socket: WebSocket): void {
    const pick = this.#pick
    const id = `liar-${this.#ids++}`
    const seat = pick(4)
    const lies: unknown[] = [
      { type: 'act', id: `${seat}-${pick(40)}`, seat, action: { type: 'pass' } },
      { type: 'act', id, seat, action: { type: 'bid', amount: pick(9) } },
      { type: 'undo', id, seat },
      { type: 'command', id, command: { do: 'bot', seat, bot: 'random' } },
      { type: 'command', id, command: { do: 'start' } },
      { type: 'command', id, command: { do: 'leave', seat } },
      { type: 'command', id, command: { do: 'claim', seat, name: 'Mallory', secret: newSecret() } },
      { type: 'hello', protocol: PROTOCOL, secrets: [newSecret()], since: pick(500) },
      { type: 'hello', protocol: PROTOCOL, secrets: ['x'], since: -1 },
      { type: 'act', id, seat: -1, action: {} },
      { type: 'act', id, seat, action: { type: '__proto__', toString: 1 } },
      [],
      'ping pong',
    ]
    this.#tally.lies++
    socket.send(JSON.stringify(lies[pick(lies.length)]))
  }
}
