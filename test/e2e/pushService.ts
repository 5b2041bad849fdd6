import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KEYS } from '#test/keys.ts'
import { type Device, newDevice, type Vouched, vouchedBy } from '#test/push.ts'

export interface Delivered {
  readonly headers: IncomingHttpHeaders
  readonly vouched: Vouched
  /** As the device reads it. */
  readonly text: string
}

/** A push service on this machine with one device behind it, which reads what it is sent. */
export class PushService {
  readonly delivered: Delivered[] = []
  readonly failures: string[] = []
  readonly device: Device
  /** What the browser would give out. */
  readonly endpoint = 'https://push.example.net/send/one'
  readonly #server: Server

  private constructor(device: Device) {
    this.device = device
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        response.writeHead(request.url === '/send/one' ? 201 : 404).end()
        this.#take(request.headers, Uint8Array.from(Buffer.concat(parts))).catch((error: unknown) =>
          this.failures.push(String(error)),
        )
      })
    })
  }

  static async open(): Promise<PushService> {
    const service = new PushService(await newDevice())
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done))
    return service
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
  }

  async #take(headers: IncomingHttpHeaders, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const vouched = await vouchedBy(KEYS.VAPID_PUBLIC, headers.authorization ?? '')
    this.delivered.push({ headers, vouched, text: await this.device.open(body) })
  }
}
