import { CATALOGUE, entryOf } from '../catalogue/catalogue.ts'
import { listed } from '../texts/words.ts'
import type { AttributeName, Get } from './attributes.ts'

/** A match that is offered and not made yet. */
export interface Fresh {
  readonly game: string
  readonly map: string
  readonly seats: number
  /** Of the seats, how many bots take; one is the reader's, the rest wait for others. */
  readonly bots: number
}

/** What says which one is wanted. */
export const FRESH_ATTRIBUTES = ['game', 'map', 'seats', 'bots'] as const satisfies readonly AttributeName[]

/** What the attributes come to on a map of ours, or why they come to nothing. */
export function freshMatch(get: Get): Fresh | string {
  const game = get('game') ?? ''
  const entry = entryOf(game)
  if (!entry) return `There is no game “${game}” here, but ${listed(CATALOGUE.map(({ id }) => id))}.`
  const map = entry.maps.find(({ id }) => id === (get('map') ?? entry.maps[0]?.id))
  if (!map) return `${entry.name} has no map “${get('map')}”, but ${listed(entry.maps.map(({ id }) => id))}.`
  const [fewest, most] = map.seats
  const seats = Number(get('seats') ?? (get('bots') === null ? fewest : Number(get('bots')) + 1))
  if (seats < fewest || seats > most) {
    const range = fewest === most ? `${fewest}` : `${fewest} to ${most}`
    return `${map.name} has ${range} seats, and here it would be ${seats}: one for the reader, and bots="${range === `${fewest}` ? fewest - 1 : `${fewest - 1}" to "${most - 1}`}".`
  }
  const bots = Number(get('bots') ?? seats - 1)
  if (bots >= seats) return `Of ${seats} seats ${bots} bots would leave none for the reader.`
  return { game, map: map.id, seats, bots }
}
