import { keepHost, keepSeat, keysOf } from '../../device/keyring.ts'

/** At the next table everybody sits one seat further on, so that somebody else begins, with the secrets they have. */
export function takeKeysAlong(from: string, to: string, seats: number): void {
  const { host, seats: secrets } = keysOf(from)
  if (host !== null) keepHost(to, host)
  for (const [seat, secret] of Object.entries(secrets)) keepSeat(to, (Number(seat) + seats - 1) % seats, secret)
}
