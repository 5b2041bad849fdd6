import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Pick } from '#engine/core/rules.ts'

/** Stands between clients and a server, and cuts connections in the middle of whatever they are saying. */
export class Cutter {
  readonly url: string
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()

  private constructor(server: Server, port: number) {
    this.#server = server
    this.url = `http://127.0.0.1:${port}`
  }

  static to(target: string): Promise<Cutter> {
    const port = Number(new URL(target).port)
    return new Promise((resolve) => {
      const server = createServer((client) => cutter.#join(client, port))
      let cutter: Cutter
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        cutter = new Cutter(server, typeof address === 'object' && address !== null ? address.port : 0)
        resolve(cutter)
      })
    })
  }

  #join(client: Socket, port: number): void {
    const upstream = connect(port, '127.0.0.1')
    const pair = [client, upstream] as const
    this.#pairs.add(pair)
    const end = () => {
      this.#pairs.delete(pair)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of pair) socket.on('close', end).on('error', end)
    client.pipe(upstream)
    upstream.pipe(client)
  }

  get open(): number {
    return this.#pairs.size
  }

  /** One of the connections that are open, if there is any. */
  cut(pick: Pick): boolean {
    const pairs = [...this.#pairs]
    const pair = pairs[pick(Math.max(1, pairs.length))]
    for (const socket of pair ?? []) socket.destroy()
    return pair !== undefined
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
    this.#server.close()
  }
}
