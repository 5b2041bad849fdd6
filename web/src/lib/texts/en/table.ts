/** What is around the board of every table, and what it may have to say at any moment. */
export const texts = {
  walking: 'Walking over to the table…',
  turnSign: {
    yourTurn: '● Your turn · Railhead',
    said: 'it is your turn.',
    saidTo: (name: string) => `${name}, it is your turn.`,
  },
  line: {
    connecting: 'Connecting…',
    lost: 'Line is down. Reconnecting…',
    full: 'The table is full just now. Trying again…',
  },
  playMyself: 'Play again myself',
  undo: '↶ Undo',
  menu: 'Menu',
  talk: (fresh: number) => (fresh === 0 ? 'Table talk' : `Table talk, ${fresh} unseen`),
  parts: {
    players: 'Players at a glance',
    board: 'Board',
    ask: 'What to do',
    all: 'Parts of the table',
    turn: 'Turn',
    /** While what led to it is played back. */
    skip: 'Skip to my turn',
  },
  toasts: {
    unread: (why: string) => `The table could not read what this page sent: ${why}`,
    takenBack:
      'The line broke before the table answered. Your move is off the board until it is back; then it is sent again.',
    sentLate: 'Your last move had not reached the table when the page was closed: it has been sent now.',
    tooLate:
      'Your last move had not reached the table when the page was closed, and the match has gone on since: look what you want to do.',
    refused: (rule: string) => `Not possible (${rule}).`,
    notPossible: 'Not possible.',
  },
}
