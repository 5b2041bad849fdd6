import type { Seat } from '#engine/core/index.ts'
import { newSecret } from '../../protocol.ts'
import type { Live } from '../live.ts'
import type { Store } from '../store.ts'

/** What a link answers: of this seat, to what it is asked after this entry, by the name of the answer. */
export interface Answer {
  readonly seat: Seat
  readonly seq: number
  readonly name: string
}

const KEPT = 'answers'

/**
 * Signs links that give one answer each. A link proves that and nothing else: who has it cannot see the match or act
 * otherwise. It is bound to who held the seat when it was made, so it dies when the seat is handed on.
 */
export class Links {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async tokenOf(live: Live, answer: Answer): Promise<string> {
    const mac = await crypto.subtle.sign('HMAC', await this.#key(), meant(live, answer))
    return `${written(answer)}.${base64url(new Uint8Array(mac))}`
  }

  /** What is meant by a token; null for one that this table has not made. */
  async read(live: Live, token: string): Promise<Answer | null> {
    const [, seat, seq, name, mac] = /^(\d)\.(-1|\d{1,9})\.([a-z-]{1,20})\.([\w-]{43})$/.exec(token) ?? []
    if (seat === undefined || name === undefined || mac === undefined) return null
    const answer = { seat: Number(seat), seq: Number(seq), name }
    return (await crypto.subtle.verify('HMAC', await this.#key(), bytesOf(mac), meant(live, answer))) ? answer : null
  }

  /** Of this table alone, made when it is first needed. */
  #key(): Promise<CryptoKey> {
    let secret = this.#store.kept<string>(KEPT)
    if (secret === null) {
      secret = newSecret() + newSecret()
      this.#store.keep(KEPT, secret)
    }
    const how = { name: 'HMAC', hash: 'SHA-256' }
    return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), how, false, ['sign', 'verify'])
  }
}

const written = ({ seat, seq, name }: Answer): string => `${seat}.${seq}.${name}`

const meant = ({ room }: Live, answer: Answer) =>
  new TextEncoder().encode(`answer ${room.id} ${written(answer)} ${room.seats[answer.seat]?.secret ?? ''}`)

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
