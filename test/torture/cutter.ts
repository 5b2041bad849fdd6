import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Pick } from '#engine/core/rules.ts'

/**
 * Stands between clients and a server, and cuts connections at every step: one piece in so many is the last of its
 * connection, and comes half or not at all, or whole and unanswered.
 */
export class Cutter {
  readonly url: string
  readonly #server: Server
  readonly #pick: Pick
  readonly #oneIn: number
  readonly #cut: () => void
  readonly #pairs = new Set<readonly [Socket, Socket]>()

  private constructor(server: Server, port: number, oneIn: number, pick: Pick, cut: () => void) {
    this.#server = server
    this.#pick = pick
    this.#oneIn = oneIn
    this.#cut = cut
    this.url = `http://127.0.0.1:${port}`
  }

  /** `cut` is called for each connection that is cut. */
  static to(target: string, oneIn: number, pick: Pick, cut: () => void): Promise<Cutter> {
    const port = Number(new URL(target).port)
    return new Promise((resolve) => {
      const server = createServer((client) => cutter.#join(client, port))
      let cutter: Cutter
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        cutter = new Cutter(
          server,
          typeof address === 'object' && address !== null ? address.port : 0,
          oneIn,
          pick,
          cut,
        )
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
    this.#pass(client, upstream, end)
    this.#pass(upstream, client, end)
  }

  #pass(from: Socket, to: Socket, end: () => void): void {
    from.on('data', (piece: Buffer) => {
      if (this.#pick(this.#oneIn) > 0) {
        to.write(piece)
        return
      }
      const [none, half, whole] = [0, Math.floor(piece.length / 2), piece.length]
      to.write(piece.subarray(0, [none, half, whole][this.#pick(3)]), end)
      this.#cut()
    })
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
    this.#server.close()
  }
}
