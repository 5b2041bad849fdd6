import { type GameEvent, noChance, type Rules, type Seat } from '#engine/core/index.ts'
import { sentenceOf } from '../games/contract/told/tellings.ts'
import { gameUi } from '../games/registry/registry.ts'
import type { Intent, Session } from '../session/session.svelte.ts'
import { say, speech } from '../texts/language.svelte.ts'

/** What is about to be done, for whoever is asked whether to do it. */
export interface IntentWords {
  readonly question: string
  readonly what: string
  readonly yes: string
}

export async function wordsFor(session: Session, intent: Intent): Promise<IntentWords> {
  await speech.need('intents')
  const t = say('intents')
  switch (intent.do) {
    case 'act':
      return { ...t.act, what: await told(session, intent.action) }
    case 'claim':
      return { ...t.claim, what: t.claim.what(intent.seat + 1, intent.name) }
    case 'take-over':
      return { ...t['take-over'], what: t['take-over'].what(intent.name) }
    case 'leave':
      return { ...t.leave, what: t.leave.what(session.nameOf(intent.seat)) }
    case 'bot': {
      const words = intent.bot === null ? t.noBot : t.bot
      return { ...words, what: words.what(intent.seat + 1) }
    }
    case 'webhook':
      return intent.to === null ? t.noChannel : { ...t.channel, what: t.channel.what(hostOf(intent.to.url)) }
    case 'test-webhook':
      return t.test
    default:
      return t[intent.do]
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** As the journal will tell it; where that depends on chance, by the name of the action. */
async function told(session: Session, action: Readonly<Record<string, unknown>>): Promise<string> {
  const { rules, acting: seat, state } = session
  const plainly = named(session, String(action.type))
  if (!rules || seat === null) return plainly
  const played = outcome(rules, state, seat, action)
  const mine = played?.events.find((event) => 'seat' in event && event.seat === seat)
  if (!played || !mine) return plainly
  try {
    const words = { rules, state: played.state, eyes: session.eyes, nameOf: session.nameOf }
    const told = await gameUi(rules.id)?.told()
    const line = told?.(words)(mine)
    return line ? sentenceOf(line) : plainly
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

/** What an action is, whatever comes of it. */
function named({ table, acting, nameOf }: Session, type: string): string {
  const t = say('intents')
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = t.actions
  const action = games[table?.game ?? '']?.[type] ?? type
  return acting === null ? t.action(action) : t.actionOf(nameOf(acting), action)
}
