/** What a seat is called, whoever sits on it or nobody. */
export const seatName = (
  { seat: nobodys }: { readonly seat: (seat: number) => string },
  seats: readonly { readonly name: string | null }[] | undefined,
  seat: number,
): string => seats?.[seat]?.name ?? nobodys(seat + 1)
