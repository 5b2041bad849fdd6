import { type GameEvent, noChance, type Rules, type Seat } from '#engine/core/index.ts'
import type { Line } from '../games/contract/journal.ts'
import { gameUi } from '../games/registry/registry.ts'
import type { Intent, Session } from '../session/session.svelte.ts'

/** What is about to be done, for whoever is asked whether to do it. */
export interface IntentWords {
  readonly question: string
  readonly what: string
  readonly yes: string
}

export async function wordsFor(session: Session, intent: Intent): Promise<IntentWords> {
  switch (intent.do) {
    case 'act':
      return { question: 'Play this?', what: await told(session, intent.action), yes: 'Play it' }
    case 'undo':
      return { question: 'Take it back?', what: 'The last action is taken back.', yes: 'Take it back' }
    case 'claim':
      return {
        question: 'Sit down here?',
        what: `You play on seat ${intent.seat + 1} as ${intent.name}.`,
        yes: 'Sit down',
      }
    case 'leave':
      return {
        question: 'Stand up?',
        what: `${session.nameOf(intent.seat)} leaves the seat to others.`,
        yes: 'Stand up',
      }
    case 'start':
      return { question: 'Start the match?', what: 'Seats and options are settled then.', yes: 'Start it' }
    case 'rematch':
      return { question: 'Play again?', what: 'The same people get a table for the next match.', yes: 'Play again' }
    case 'bot':
      return intent.bot === null
        ? { question: 'Without the bot?', what: `No bot plays on seat ${intent.seat + 1} any more.`, yes: 'Yes' }
        : { question: 'A bot on this seat?', what: `A bot plays on seat ${intent.seat + 1}.`, yes: 'Let it play' }
    case 'webhook':
      return intent.to === null
        ? { question: 'Tell the channel no more?', what: 'It hears nothing of this table any more.', yes: 'No more' }
        : { question: 'Tell a channel?', what: `${hostOf(intent.to.url)} is told of this table.`, yes: 'Tell it' }
    case 'test-webhook':
      return { question: 'Send a test message?', what: 'The channel gets a message that says so.', yes: 'Send it' }
    case 'configure':
      return { question: 'Change the match?', what: 'The table is set up differently.', yes: 'Change it' }
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** As the journal will tell it; where that depends on chance, by the name of the action. */
async function told(session: Session, action: Readonly<Record<string, unknown>>): Promise<string> {
  const { rules, acting: seat, state } = session
  const plainly = `${seat === null ? '' : `${session.nameOf(seat)}: `}${nameOf(String(action.type))}.`
  if (!rules || seat === null) return plainly
  const played = outcome(rules, state, seat, action)
  const mine = played?.events.find((event) => 'seat' in event && event.seat === seat)
  if (!played || !mine) return plainly
  try {
    const words = { rules, state: played.state, eyes: session.eyes, nameOf: session.nameOf }
    const told = await gameUi(rules.id)?.told()
    return sentence(session, told?.(words)(mine) ?? null) ?? plainly
  } catch {
    // Not even the words could be loaded.
    return plainly
  }
}

function outcome(
  rules: Rules,
  state: unknown,
  seat: Seat,
  action: unknown,
): { state: unknown; events: readonly GameEvent[] } | null {
  try {
    const step = rules.play(state, seat, action, noChance)
    return step.ok ? step : null
  } catch {
    return null
  }
}

const sentence = ({ nameOf }: Session, line: Line | null): string | null =>
  line &&
  `${line.seat === null ? '' : `${nameOf(line.seat)} `}${line.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')}`

/** `endBuild` as `End build`. */
function nameOf(type: string): string {
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
