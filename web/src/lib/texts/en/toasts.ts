/** What a page says of itself at the edge: what did not work, and what became of it. */
export const texts = {
  unread: (why: string) => `The table could not read what this page sent: ${why}`,
  takenBack:
    'The line broke before the table answered. Your move is off the board until it is back; then it is sent again.',
  sentLate: 'Your last move had not reached the table when the page was closed: it has been sent now.',
  tooLate:
    'Your last move had not reached the table when the page was closed, and the match has gone on since: look what you want to do.',
  refused: (rule: string) => `Not possible (${rule}).`,
  notPossible: 'Not possible.',
}
