import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { list, plural } = grammar

const moves = (count: number): string => plural(count, { one: 'one move', other: `${count} moves` })

/** What those who play are asked to agree to, and seats that go from hand to hand. */
export const texts = {
  wants: {
    'take-back': (name: string, count: number) => `${name} asks to take back ${moves(count)}.`,
    'stand-in': (name: string, other: string) => `${name} asks to let a bot play until ${other} is back.`,
    offer: (name: string, other: string) => `${name} asks to offer the seat of ${other} to somebody else.`,
    'new-rules': (name: string) => `${name} asks to go on under the rules of today.`,
  },
  drawn: 'Chance has spoken since: what was drawn is known, and comes out the same again.',
  waiting: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  show: 'Show that moment',
  yes: 'Agree',
  no: 'No',
  withdraw: 'Never mind',
  ask: {
    takeBack: (count: number) => `Ask to take back ${moves(count)}`,
    standIn: (name: string) => `Ask to let a bot play for ${name}`,
    offer: (name: string) => `Ask to offer the seat of ${name}`,
  },
  hand: {
    on: 'Hand on this seat',
    help: 'Whoever opens this link may take the seat over. You play on until then.',
    copy: 'Copy the link to this seat',
    stop: 'Keep the seat',
  },
  take: {
    question: (name: string) => `The seat of ${name} is offered to you.`,
    open: (name: string) => `${name} has gone: their seat is free.`,
    over: 'Take it over',
    name: 'Your name',
    later: 'Not now',
    gone: 'This seat is not offered any more.',
    broken: 'This link should offer a seat, but it is not whole. Ask for it once more.',
  },
  host: 'Be host: whoever was has gone',
}
