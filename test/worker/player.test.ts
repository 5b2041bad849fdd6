import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { socketUrl } from '#client/asking/api.ts'
import { type Part, takePart } from '#client/player/player.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { botById } from '#engine/bots/index.ts'
import type { FullRules } from '#engine/core/index.ts'
import { newSecret } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { games } from './games.ts'
import { expectAck, lobby, stub } from './match.ts'

/** The WebSocket of a page, as the runtime of these tests has it: there the upgrade is an answer that has to come first. */
class Dialled extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  binaryType = 'blob'
  #socket: WebSocket | null = null

  constructor(url: string) {
    super()
    void this.#dial(new URL(url).pathname.replace('/api', ''))
  }

  async #dial(path: string): Promise<void> {
    const { webSocket } = await api(path, { headers: { Upgrade: 'websocket' } })
    this.#socket = webSocket
    webSocket?.addEventListener('message', ({ data }) => this.#tell('message', { data }))
    webSocket?.addEventListener('close', ({ code }) => this.#tell('close', { code }))
    webSocket?.accept()
    this.#tell('open')
  }

  /** With no more in it than is needed: partysocket makes a copy, and this runtime takes no port that is null for one. */
  #tell(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }

  get readyState(): number {
    return this.#socket?.readyState ?? Dialled.CONNECTING
  }

  send(text: string): void {
    this.#socket?.send(text)
  }

  close(): void {
    this.#socket?.close(1000)
  }
}

const random = botById('random') as Bot

const part = (table: string, more: Partial<Part<FullRules>> = {}): Part<FullRules> => ({
  url: socketUrl({ origin: 'http://railhead.test' }, table),
  name: 'Robin',
  secret: newSecret(),
  games,
  choose: (rules, view, seat) => random.choose(rules, view, seat, () => 0),
  line: { WebSocket: Dialled },
  ...more,
})

const stones = { game: 'stones', map: 'mound', seats: 2, options: { size: '20' } }

test('[P-CLAIM-01, P-ACT-03, P-CLOSE-01] the client module sits down and plays to the end, over dropped lines', async () => {
  const { id, host, hostSecret } = await lobby(stones)
  const first = takePart(part(id))
  await host.next('table', ({ table }) => table.seats[0]?.name === 'Robin')
  const second = takePart(part(id, { name: 'Jay', seat: 1 }))
  await host.next('table', ({ table }) => table.seats[1]?.name === 'Jay')
  await evictDurableObject(stub(id), { webSockets: 'close' })
  const again = await Client.join(id, [hostSecret])
  await expectAck(again.command({ do: 'start' }))
  await again.next('entry', ({ entry }) => entry.seq === 2)
  await evictDurableObject(stub(id), { webSockets: 'close' })
  const results = await Promise.all([first, second])
  for (const result of results) expect(result?.standings.map(({ score }) => score)).toEqual([10, 10])
})

test('[P-ACT-02] one who is refused is asked again, and gives up when it goes on like that', async () => {
  const { id, host } = await lobby(stones)
  const asked: number[] = []
  const hopeless = takePart(
    part(id, {
      choose: (_rules, _view, _seat, refusals) => {
        asked.push(refusals)
        return { type: 'take', n: 99 }
      },
    }),
  )
  const failed = expect(hopeless).rejects.toThrow('STONES-COUNT')
  await expectAck(host.command({ do: 'bot', seat: 1, bot: 'random' }))
  await host.next('table', ({ table }) => table.seats[0]?.name === 'Robin')
  await expectAck(host.command({ do: 'start' }))
  await failed
  expect(asked.slice(0, 3)).toEqual([0, 1, 2])
})

test.each([
  ['a seat that is taken', { seat: 0 }, 'seat 0 is not free'],
  ['a name that is taken', { name: 'Ada' }, 'TABLE-NAME-TAKEN'],
  ['another version of the rules', { games: [] }, 'another version (rules)'],
])('[P-CLAIM-02, P-HELLO-03] it says why it cannot sit down: %s', async (_what, more, why) => {
  const { id, host } = await lobby(stones)
  await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ada', secret: newSecret() }))
  await expect(takePart(part(id, more))).rejects.toThrow(why)
})

test('[P-HELLO-08] it says that there is no such table', async () => {
  await expect(takePart(part('0123456789abcdef'))).rejects.toThrow('closed the line (4404)')
})
