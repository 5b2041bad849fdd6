import type { Webhook } from '../../protocol.ts'
import { bodyOf, type Written } from './flavours.ts'
import { type Receipt, sent } from './sending.ts'
import { signed } from './signature.ts'

/** Sends a message to a webhook once, under an id that is the same at every attempt. */
export async function posted(to: Webhook, message: Written, id: string, now: number): Promise<Receipt> {
  const body = JSON.stringify(bodyOf[to.flavour](message))
  const seconds = Math.floor(now / 1000)
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'Railhead-Webhook/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    ...(to.secret && { 'webhook-signature': await signed(to.secret, id, seconds, body) }),
  }
  const receipt = await sent(to.url, headers, body)
  if (receipt.status === null) console.warn('webhook unreachable', id)
  return receipt
}
