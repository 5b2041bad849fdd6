import { botsOffered } from '#engine/bots/catalogue.ts'
import { newSecret } from '#worker/both/wire.ts'
import { makeTable } from '../device/asking/api.ts'
import { keepHost, keepName, keepSeat } from '../device/keyring.ts'
import { tried } from '../device/storage.ts'
import type { Fresh } from './fresh.ts'

/** Makes the table with the reader on its first seat; it begins at once unless it waits for others. */
export async function makeMatch({ game, map, seats, bots }: Fresh, name: string): Promise<string> {
  const secret = newSecret()
  const [bot] = botsOffered(game)
  const places = [{ name, secret }, ...Array.from({ length: bots }, () => ({ bot: bot?.id ?? '' }))]
  const { id, hostSecret } = await makeTable({ game, map, seats, places, start: bots === seats - 1 })
  keepHost(id, hostSecret)
  keepSeat(id, 0, secret)
  keepName(name)
  return id
}

/** When it is over there is room for another. */
export const forgetBegun = (table: string): void =>
  tried(() => {
    for (const [key, id] of Object.entries(sessionStorage)) if (id === table) sessionStorage.removeItem(key)
  }, undefined)

/** The match that this tab has begun from this snippet, if the browser lets us remember. */
const keyOf = ({ game, map, seats, bots }: Fresh): string => `railhead/fresh/${game}/${map}/${seats}/${bots}`

export const begun = (wanted: Fresh): string | null => tried(() => sessionStorage.getItem(keyOf(wanted)), null)

/** Where it cannot be remembered, a reload begins anew. */
export const rememberBegun = (wanted: Fresh, table: string): void =>
  tried(() => sessionStorage.setItem(keyOf(wanted), table), undefined)
