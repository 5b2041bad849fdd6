/** Whose link the mover lets earn one more. */
export const bonusText = (world: { nameOf(seat: number): string }, mover: number, seat: number): string =>
  `+1 for ${seat === mover ? 'your own' : `${world.nameOf(seat)}’s`} link`
