/** Fewest and most seats. */
type Seats = readonly [fewest: number, most: number]

/** Of several maps together. */
export const seatsOf = (maps: readonly { readonly seats: Seats }[]): Seats => [
  Math.min(...maps.map(({ seats: [fewest] }) => fewest)),
  Math.max(...maps.map(({ seats: [, most] }) => most)),
]
