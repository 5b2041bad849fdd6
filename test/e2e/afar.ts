import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Pick } from '#engine/core/rules.ts'

/** How far away a server is. */
export interface Distance {
  /** Milliseconds there and back, and by how many a piece may be later. */
  readonly roundTrip: number
  readonly jitter: number
  /** One piece in so many is lost, and said again after this many milliseconds: all behind it wait. 0 for none. */
  readonly lostOneIn: number
  readonly saidAgainMs: number
}

/**
 * Stands between a browser and a server as a long way would: everything takes its time, each connection another, so that
 * they overtake each other; within one of them what was said first arrives first.
 */
export class Afar {
  readonly url: string
  readonly #server: Server
  readonly #distance: Distance
  readonly #pick: Pick
  readonly #sockets = new Set<Socket>()

  private constructor(server: Server, port: number, distance: Distance, pick: Pick) {
    this.#server = server
    this.#distance = distance
    this.#pick = pick
    this.url = `http://127.0.0.1:${port}`
  }

  static to(target: string, distance: Distance, pick: Pick): Promise<Afar> {
    const port = Number(new URL(target).port)
    return new Promise((resolve) => {
      const server = createServer((client) => afar.#join(client, port))
      let afar: Afar
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        afar = new Afar(server, typeof address === 'object' && address !== null ? address.port : 0, distance, pick)
        resolve(afar)
      })
    })
  }

  #join(client: Socket, port: number): void {
    const upstream = connect(port, '127.0.0.1')
    const end = () => {
      for (const socket of [client, upstream]) {
        this.#sockets.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('close', end).on('error', end)
    }
    this.#pass(client, upstream)
    this.#pass(upstream, client)
  }

  #pass(from: Socket, to: Socket): void {
    let arrived = Promise.resolve()
    const after = (then: () => void) => {
      const due = new Promise<void>((resolve) => setTimeout(resolve, this.#delay()))
      arrived = Promise.all([arrived, due]).then(then)
    }
    from.on('data', (piece: Buffer) => after(() => void (to.destroyed || to.write(piece))))
    from.on('end', () => after(() => to.end()))
  }

  #delay(): number {
    const { roundTrip, jitter, lostOneIn, saidAgainMs } = this.#distance
    const lost = lostOneIn > 0 && this.#pick(lostOneIn) === 0
    return roundTrip / 2 + this.#pick(jitter + 1) + (lost ? saidAgainMs : 0)
  }

  /** All connections break, as when a phone changes its network. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
