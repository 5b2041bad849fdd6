import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import type { WebhookMessage } from '#worker/table/hooks/message.ts'
import { stub } from './match.ts'

export interface Got {
  readonly url: string
  readonly headers: Headers
  readonly text: string
  readonly redirect: string | undefined
}

/** Whoever webhooks go to: everything the worker fetches in these tests ends here. */
export const receiver = {
  got: [] as Got[],
  answer: (): Response | Promise<Response> => new Response(null, { status: 204 }),
}

/** For good, since tables go on trying after their test. */
export function receiveHere(): void {
  beforeEach(() => {
    receiver.got = []
    receiver.answer = () => new Response(null, { status: 204 })
  })
  beforeAll(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const text = String(init?.body)
      receiver.got.push({ url: String(url), headers: new Headers(init?.headers), text, redirect: init?.redirect })
      return receiver.answer()
    })
  })
}

/** Once it is so, on a busy machine too. */
export const soon = (is: () => void | Promise<void>): Promise<void> => vi.waitFor(is, { timeout: 5_000 })

/** Lets the hour pass after which the next message goes out. While one is on its way an alarm is set for that: not for 0. */
export async function later(id: string): Promise<void> {
  await runInDurableObject(stub(id), (_, { storage }) => void storage.sql.exec('UPDATE outbox SET due = 1'))
  await runDurableObjectAlarm(stub(id))
}

/** All messages a table has to tell so far, in JSON, once they are told. */
export async function messages(id: string): Promise<WebhookMessage[]> {
  await soon(async () => {
    await later(id)
    expect(await outbox(id)).toEqual([])
  })
  return receiver.got.map(({ text }) => JSON.parse(text) as WebhookMessage)
}

export interface Waiting {
  readonly n: number
  readonly attempts: number
  readonly due: number
}

export const outbox = (id: string): Promise<Waiting[]> =>
  runInDurableObject(stub(id), (_, { storage }) =>
    storage.sql
      .exec<{ n: number; attempts: number; due: number }>('SELECT n, attempts, due FROM outbox ORDER BY n')
      .toArray(),
  )
