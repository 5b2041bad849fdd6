/** Bots at play, as a picture. */
export const texts = {
  caption: (round: number) => `Bots at play in your browser, round ${round}.`,
}
