import type { WebhookState } from '#worker/protocol.ts'
import type { Areas } from '../../texts/areas.ts'
import { speech } from '../../texts/language.svelte.ts'

/** How it went with the last message, and what is still to come. */
export function deliveryWords(
  t: Areas['menu']['channel'],
  { last, waiting }: Pick<WebhookState, 'last' | 'waiting'>,
): string {
  if (!last) return waiting > 0 ? t.first : t.nothing
  const time = new Date(last.at).toLocaleTimeString(speech.code, { hour: '2-digit', minute: '2-digit' })
  const failed = () => [
    last.status === null ? t.noAnswer(time) : t.refused(time, last.status),
    last.dropped ? t.dropped : t.again,
  ]
  return [...(last.ok ? [t.arrived(time)] : failed()), ...(waiting > 1 ? [t.waiting(waiting)] : [])].join(' ')
}
