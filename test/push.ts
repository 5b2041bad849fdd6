/**
 * A browser's side of Web Push, by the platform's own cryptography: keys to subscribe with, and what a push service gets,
 * checked (RFC 8292) and read (RFC 8291, RFC 8188). In Node and in workerd.
 */

export interface Device {
  /** What the page gives out. */
  readonly p256dh: string
  readonly auth: string
  open(body: Uint8Array<ArrayBuffer>): Promise<string>
}

export async function newDevice(): Promise<Device> {
  const how = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = (await crypto.subtle.generateKey(how, true, ['deriveBits'])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  return {
    p256dh: base64url(point),
    auth: base64url(auth),
    async open(body) {
      const salt = body.slice(0, 16)
      const size = new DataView(body.buffer, body.byteOffset).getUint32(16)
      const length = body[20] as number
      const sender = body.slice(21, 21 + length)
      const sealed = body.slice(21 + length)
      if (sealed.length > size) throw new Error('more than one record')
      const theirs = await crypto.subtle.importKey('raw', sender, how, false, [])
      // Types of Node and of workerd call this field differently.
      const deriving = { name: 'ECDH', public: theirs, $public: theirs }
      const shared = new Uint8Array(await crypto.subtle.deriveBits(deriving, pair.privateKey, 256))
      const secret = await hkdf(auth, shared, joined(bytesOf('WebPush: info\0'), point, sender), 32)
      const key = await hkdf(salt, secret, bytesOf('Content-Encoding: aes128gcm\0'), 16)
      const iv = await hkdf(salt, secret, bytesOf('Content-Encoding: nonce\0'), 12)
      const opening = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opening, sealed))
      const end = padded.findLastIndex((byte) => byte !== 0)
      if (padded[end] !== 2) throw new Error('not the last record')
      return new TextDecoder().decode(padded.slice(0, end))
    },
  }
}

export interface Vouched {
  readonly aud: string
  readonly exp: number
  readonly sub: string
}

/** What the sender says of itself, once its signature has been checked against the key that it should have. */
export async function vouchedBy(publicKey: string, authorization: string): Promise<Vouched> {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error(`another key: ${authorization}`)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const how = { name: 'ECDSA', namedCurve: 'P-256' }
  const verifying = await crypto.subtle.importKey('raw', fromBase64url(publicKey), how, false, ['verify'])
  const signed = bytesOf(`${head}.${claims}`)
  const right = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifying,
    fromBase64url(signature),
    signed,
  )
  if (!right) throw new Error('the signature is wrong')
  return JSON.parse(new TextDecoder().decode(fromBase64url(claims))) as Vouched
}

async function hkdf(salt: Uint8Array<ArrayBuffer>, secret: Uint8Array<ArrayBuffer>, info: Uint8Array, length: number) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array(info) }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8))
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text))

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
