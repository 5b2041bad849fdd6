/** The page that a message leads to: one question, one button. */
export const texts = {
  title: 'Your answer',
  tab: 'Your answer · Railhead',
  looking: 'Looking how the match stands…',
  asked: (name: string) => `${name}, it is your turn.`,
  where: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  only: 'The button gives this answer, once. For anything else go to the table.',
  giving: 'Sending…',
  given: (answer: string) => `Done: ${answer}. Everybody at the table sees it.`,
  not: 'This answer cannot be given.',
  toTable: 'To the table',
}
