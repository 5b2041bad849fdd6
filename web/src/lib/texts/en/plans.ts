import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** What somebody considers on a ghost board. */
export const texts = {
  /** The way to it. */
  plan: 'Plan',
  about:
    'Try anything on a board of your own, for yourself or a rival, over as many rounds as you like. Nobody sees it.',
  fresh: 'New plan',
  full: 'Twelve plans are kept for a table: delete one first.',
  title: 'Your plans',
  unnamed: (n: number) => `Plan ${n}`,
  name: 'Name of the plan',
  planning: 'Planning',
  empty: 'Nothing yet: choose whose turn, and what they do.',
  close: 'Back to the match',
  open: 'Open',
  remove: 'Delete',
  copy: 'Duplicate',
  copied: (name: string) => `${name}, copy`,
  share: 'Copy link',
  whose: 'For',
  next: 'Then',
  round: 'A round passes',
  roundLine: 'A round passes: income comes in, bills are paid.',
  part: (name: string, topic: string) => `${name}: ${topic}`,
  leaveOut: (what: string) => `Leave out: ${what}`,
  undo: 'One step back',
  broken: 'From here on it does not hold:',
  short: (name: string, amount: string) => `${name} would be ${amount} short.`,
  ends: (scores: string) => `If nothing else happened until the end: ${scores}.`,
  score: (name: string, points: number) => `${name} ${points}`,
  scoreOut: (name: string) => `${name} out`,
  order: 'Leave as an order',
  ordered: 'Left with the table.',
  steps: (n: number) => plural(n, { one: '1 step', other: `${n} steps` }),
  holds: 'holds',
  broke: 'does not hold any more',
  compare: 'Compare',
  asIs: 'As it stands',
  final: 'At the end',
  which: 'Plan',
  figuresOf: (name: string) => `Figures of ${name}`,
  /** One's turn has come. */
  now: (name: string) => `“${name}” for this turn:`,
  playOne: 'Play this',
  playAll: (n: number) => `Play all ${n}`,
  stopped: 'Stopped:',
  fromLink: 'a shared plan',
  unreadable: 'The plan in this link cannot be read.',
}
