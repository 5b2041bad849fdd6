import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { TellTo } from '../../protocol.ts'
import { NO_ANSWER, type Receipt, sent } from '../post/sending.ts'

/** What proves to push services that it is us. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

/** What of the environment this is about; empty where nobody made keys. */
export interface PushVars {
  readonly VAPID_PUBLIC?: string
  readonly VAPID_PRIVATE?: string
  readonly VAPID_SUBJECT?: string
  readonly PUSH_VIA?: string
  readonly WEBHOOK_ALLOW_LOCAL?: string
}

/** Null where push is not offered, since there are no keys for it. */
export function vapidOf({ VAPID_PUBLIC = '', VAPID_PRIVATE = '', VAPID_SUBJECT = '' }: PushVars): Vapid | null {
  const is = /^[\w-]{87}$/.test(VAPID_PUBLIC) && /^[\w-]{43}$/.test(VAPID_PRIVATE) && VAPID_SUBJECT !== ''
  return is ? { publicKey: VAPID_PUBLIC, privateKey: VAPID_PRIVATE, subject: VAPID_SUBJECT } : null
}

/** For tests: where push messages really go, each to the path of its endpoint. Push services take none but from outside. */
const viaOf = ({ PUSH_VIA = '', WEBHOOK_ALLOW_LOCAL }: PushVars): string =>
  WEBHOOK_ALLOW_LOCAL === '1' ? PUSH_VIA : ''

export interface Parcel {
  readonly data: string
  /** A newer message of a topic takes the place of an older one that waits at the push service. */
  readonly topic: string
  /** For so many seconds it is worth anything. */
  readonly ttl: number
}

/** A subscription that is none: nobody can encrypt for it. */
export const BROKEN = 410

/** Sends a message through a push service once, which can read nothing of it. */
export async function pushed(
  { endpoint, p256dh, auth }: Extract<TellTo, { channel: 'push' }>,
  { data, topic, ttl }: Parcel,
  vars: PushVars,
): Promise<Receipt> {
  const vapid = vapidOf(vars)
  if (!vapid) return NO_ANSWER
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const payload = await sealed(data, { topic, ttl, urgency: 'normal' }, subscription, vapid)
  if (!payload) return { ok: false, status: BROKEN, pauseMs: 0 }
  const via = viaOf(vars)
  const { pathname, search } = new URL(endpoint)
  return sent(via === '' ? endpoint : via + pathname + search, payload.headers, new Uint8Array(payload.body))
}

/** Null when the keys of the subscription are no keys. */
async function sealed(
  data: string,
  options: { topic: string; ttl: number; urgency: 'normal' },
  subscription: Parameters<typeof buildPushPayload>[1],
  vapid: Vapid,
): Promise<Awaited<ReturnType<typeof buildPushPayload>> | null> {
  try {
    return await buildPushPayload({ data, options }, subscription, vapid)
  } catch (error) {
    console.warn('push not encrypted', error instanceof Error ? error.name : '')
    return null
  }
}
