import type { WebhookFlavour } from '#worker/protocol.ts'

/** 192 random bits to sign messages with, in the form of the Standard Webhooks scheme. */
export const newSigningSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))}`

/** In whose form an address wants its messages, as far as one can tell by looking at it. */
export function flavourOf(address: string): WebhookFlavour {
  if (!URL.canParse(address)) return 'json'
  const { hostname, pathname } = new URL(address)
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/')) return 'discord'
  return /(^|\.)hooks\.slack(-gov)?\.com$/.test(hostname) ? 'slack' : 'json'
}
