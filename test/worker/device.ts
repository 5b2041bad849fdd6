import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, vi } from 'vitest'
import { type Device, newDevice, type Vouched, vouchedBy } from '#test/push.ts'
import type { Command, TellTo } from '#worker/protocol.ts'
import { stub } from './match.ts'
import { later, outbox, soon } from './receiver.ts'

/** What a push service was given. */
export interface Pushed {
  readonly path: string
  readonly ttl: number
  readonly topic: string | null
  readonly urgency: string | null
  readonly vouched: Vouched
  readonly said: Note
}

/** What the service worker of the page is given. */
export interface Note {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly table: string
  readonly url: string
  readonly actions: readonly { readonly action: string; readonly title: string; readonly url: string }[]
}

/** A push service, and behind it the devices that subscribed to it: everything the worker fetches ends here. */
export const service = {
  got: [] as Pushed[],
  other: [] as { url: string; text: string; headers: Headers }[],
  answer: (_path: string): Response | Promise<Response> => new Response(null, { status: 201 }),
}

const devices = new Map<string, Device>()
const HOST = 'https://push.example.net'

export function serveHere(): void {
  beforeEach(() => {
    service.got = []
    service.other = []
    service.answer = () => new Response(null, { status: 201 })
  })
  // Again for each: tests that put back what they spied on put this back, too.
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const url = new URL(String(address))
      const device = devices.get(url.pathname)
      const headers = new Headers(init?.headers)
      if (url.origin !== HOST || !device) {
        service.other.push({ url: url.href, text: String(init?.body), headers })
        return service.answer(url.pathname)
      }
      const said = JSON.parse(await device.open(init?.body as Uint8Array<ArrayBuffer>)) as Note
      const vouched = await vouchedBy(env.VAPID_PUBLIC, headers.get('authorization') ?? '')
      const ttl = Number(headers.get('ttl'))
      const [topic, urgency] = [headers.get('topic'), headers.get('urgency')]
      service.got.push({ path: url.pathname, ttl, topic, urgency, vouched, said })
      return service.answer(url.pathname)
    })
  })
}

/** A browser that has subscribed. */
export async function subscribed(): Promise<Extract<TellTo, { channel: 'push' }>> {
  const device = await newDevice()
  const path = `/send/${crypto.randomUUID()}`
  devices.set(path, device)
  return { channel: 'push', endpoint: HOST + path, p256dh: device.p256dh, auth: device.auth }
}

export const tell = (
  seat: number,
  to?: TellTo | null,
  kinds?: Extract<Command, { do: 'tell' }>['kinds'],
  id = 'phone',
): Command => ({ do: 'tell', seat, id, ...(to !== undefined && { to }), ...(kinds && { kinds }) })

/** All that a table has to tell by push so far, once it is told. */
export async function told(id: string): Promise<readonly Pushed[]> {
  await soon(async () => {
    await later(id)
    expect(await outbox(id)).toEqual([])
  })
  return service.got.splice(0)
}

export const waysAt = (id: string): Promise<number> =>
  runInDurableObject(
    stub(id),
    (_, { storage }) => storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM way').one().n,
  )
