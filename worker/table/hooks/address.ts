/** Longer addresses than any service gives out. */
const LONGEST = 500

/** Names that lead nowhere public. */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'lan', 'home', 'corp', 'arpa', 'test', 'invalid', 'onion']

/** What is wrong with an address as a place to send messages to; null for one that will do. */
export function faultOf(text: string, allowLocal: boolean): string | null {
  if (text.length > LONGEST) return 'too-long'
  if (!URL.canParse(text)) return 'not-an-address'
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (allowLocal) return /^https?:$/.test(url.protocol) ? null : 'not-https'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.port !== '') return 'port'
  return isPublicName(url.hostname) ? null : 'not-public'
}

/** The parser has already made one form of every way to write a number as an address. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  if (name.startsWith('[') || /^[\d.]+$/.test(name) || !name.includes('.')) return false
  return !PRIVATE_ENDINGS.includes(name.slice(name.lastIndexOf('.') + 1))
}

/** All of an address that may be shown: what comes after it is a secret of whoever gave it out. */
export const hostOf = (url: string): string => new URL(url).host
