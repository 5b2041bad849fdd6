import { CATALOGUE, entryOf, mapName } from '../catalogue/catalogue.ts'
import { say } from '../texts/language.svelte.ts'
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
  const t = say('embed').fresh
  const game = get('game') ?? ''
  const entry = entryOf(game)
  if (!entry) return t.noGame(game, idsOf(CATALOGUE))
  const map = entry.maps.find(({ id }) => id === (get('map') ?? entry.maps[0]?.id))
  if (!map) return t.noMap(entry.name, get('map') ?? '', idsOf(entry.maps))
  const [fewest, most] = map.seats
  const seats = Number(get('seats') ?? (get('bots') === null ? fewest : Number(get('bots')) + 1))
  if (seats < fewest || seats > most) return t.otherSeats(mapName(map.id), fewest, most, seats)
  const bots = Number(get('bots') ?? seats - 1)
  if (bots >= seats) return t.tooManyBots(seats, bots)
  return { game, map: map.id, seats, bots }
}

const idsOf = (known: readonly { readonly id: string }[]): string[] => known.map(({ id }) => id)
