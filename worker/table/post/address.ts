/** Longer addresses than any service gives out. */
const LONGEST = 500

/** The last parts of names that lead nowhere public: reserved ones, and what networks of houses and machines use. */
const PRIVATE_ENDINGS: ReadonlySet<string> = new Set(
  `localhost localdomain local internal intranet intra private lan home homenet corp domain workgroup arpa
   svc cluster kubernetes docker consul test example invalid onion alt`.split(/\s+/),
)

/** As it has to be written: what the parser of addresses would make of anything else is not what was meant. */
const WRITTEN = /^https?:\/\/[^\s\\\p{C}/]+(?:[/?#][^\s\\\p{C}]*)?$/iu

/** What is wrong with an address as a place to send messages to; null for one that will do. */
export function faultOf(text: string, allowLocal: boolean, longest = LONGEST): string | null {
  if (text.length > longest) return 'too-long'
  if (!URL.canParse(text)) return 'not-an-address'
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) return 'not-https'
  if (!WRITTEN.test(text)) return 'not-an-address'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (allowLocal) return null
  if (url.protocol !== 'https:') return 'not-https'
  if (url.port !== '') return 'port'
  return isPublicName(url.hostname) ? null : 'not-public'
}

/** A name of several parts; the parser has already made one form of every way to write a number as an address. */
function isPublicName(hostname: string): boolean {
  const parts = hostname.replace(/\.$/, '').split('.')
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && parts.every(isPart) && /^(?:[a-z]{2,}|xn--.*)$/.test(last) && !PRIVATE_ENDINGS.has(last)
}

const isPart = (part: string): boolean => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(part)

/** All of an address that may be shown: what comes after it is a secret of whoever gave it out. */
export const hostOf = (url: string): string => new URL(url).host
