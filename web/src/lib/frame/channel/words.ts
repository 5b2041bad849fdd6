import type { WebhookFlavour, WebhookState } from '#worker/protocol.ts'

export const FLAVOURS: Readonly<Record<WebhookFlavour, string>> = {
  json: 'a program: JSON, signed',
  discord: 'Discord',
  slack: 'Slack',
}

/** How it went with the last message, and what is still to come. */
export function deliveryWords({ last, waiting }: WebhookState): string {
  const more = waiting > 1 ? ` ${waiting} messages wait.` : ''
  if (!last) return waiting > 0 ? 'The first message is on its way.' : 'Nothing has been sent yet.'
  const time = new Date(last.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  if (last.ok) return `The last message arrived at ${time}.${more}`
  const why = last.status === null ? 'there was no answer' : `it answered with ${last.status}`
  const then = last.dropped ? 'It was given up after five attempts.' : 'It will be tried again.'
  return `A message did not arrive at ${time}: ${why}. ${then}${more}`
}
