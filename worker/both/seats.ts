/** What a seat is called, whoever sits on it or nobody. */
export const seatName = (seats: readonly { readonly name: string | null }[] | undefined, seat: number): string =>
  seats?.[seat]?.name ?? `Seat ${seat + 1}`
