import type { WebhookFlavour } from '../../protocol.ts'

/** A message, and how it is put to people. */
export interface Written {
  /** For programs. */
  readonly message: object
  readonly title: string
  /** A line each thing; the first says what has happened. */
  readonly lines: readonly string[]
  readonly link: string
}

/** A message in the form that a service takes. Names of players are text somebody thought up: they style nothing. */
export const bodyOf: Readonly<Record<WebhookFlavour, (written: Written) => unknown>> = {
  json: ({ message }) => message,
  discord: ({ title, lines, link }) => {
    const [first = '', ...more] = lines.map(escapedForDiscord)
    const embed = { title, url: link, description: more.join('\n') }
    return { content: first, embeds: [embed], allowed_mentions: { parse: [] } }
  },
  slack: ({ title, lines: [first = '', ...more], link }) => ({
    text: escapedForSlack(first),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: [first, ...more].join('\n'), emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: `<${link}|${escapedForSlack(title)}>` } },
    ],
    unfurl_links: false,
    unfurl_media: false,
  }),
}

/** Whatever could be markup or an address loses its meaning. */
const escapedForDiscord = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')

const escapedForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
