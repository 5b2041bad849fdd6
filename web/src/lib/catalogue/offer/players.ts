/** Fewest and most seats. */
type Seats = readonly [number, number]

export const playersOf = ([fewest, most]: Seats): string =>
  fewest === most ? (most === 1 ? '1 player' : `${most} players`) : `${fewest}–${most} players`

/** Of several maps together. */
export const seatsOf = (maps: readonly { readonly seats: Seats }[]): Seats => [
  Math.min(...maps.map(({ seats: [fewest] }) => fewest)),
  Math.max(...maps.map(({ seats: [, most] }) => most)),
]
