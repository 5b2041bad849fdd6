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
}
