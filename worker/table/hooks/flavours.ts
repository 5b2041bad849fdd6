import type { WebhookFlavour } from '../../protocol.ts'
import type { WebhookMessage } from './message.ts'
import { linesOf, titleOf } from './words.ts'

/** A message in the form that a service takes. Names of players are text somebody thought up: they style nothing. */
export const bodyOf: Readonly<Record<WebhookFlavour, (message: WebhookMessage) => unknown>> = {
  json: (message) => message,
  discord: (message) => {
    const [first = '', ...more] = linesOf(message).map(escapedForDiscord)
    const embed = { title: titleOf(message), url: message.data.link, description: more.join('\n') }
    return { content: first, embeds: [embed], allowed_mentions: { parse: [] } }
  },
  slack: (message) => {
    const [first = '', ...more] = linesOf(message)
    const link = `<${message.data.link}|${escapedForSlack(titleOf(message))}>`
    return {
      text: escapedForSlack(first),
      blocks: [
        { type: 'section', text: { type: 'plain_text', text: [first, ...more].join('\n'), emoji: false } },
        { type: 'section', text: { type: 'mrkdwn', text: link } },
      ],
      unfurl_links: false,
      unfurl_media: false,
    }
  },
}

/** Whatever could be markup or an address loses its meaning. */
const escapedForDiscord = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')

const escapedForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
