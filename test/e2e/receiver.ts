import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Somebody's service that webhooks are sent to. */
export class Receiver {
  readonly received: Received[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        this.received.push({ headers: request.headers, body })
        response.writeHead(204).end()
      })
    })
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver()
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done))
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
  }

  close(): void {
    this.#server.close()
  }
}
