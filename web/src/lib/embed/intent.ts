import type { SomeAction } from '#engine/core/index.ts'
import { foretold, outcome } from '../games/contract/told/foretold.ts'
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
      return { ...t.act, what: await told(session, [intent.action]) }
    case 'course':
      return { ...t.act, what: await told(session, intent.actions) }
    case 'claim':
      return { ...t.claim, what: t.claim.what(intent.seat + 1, intent.name) }
    case 'take-over':
      return { ...t['take-over'], what: t['take-over'].what(intent.name) }
    case 'say':
      return { ...t.say, what: t.say.what(intent.text) }
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

/** As the journal will tell it, one after the other; where that depends on chance, by the name of the action. */
async function told(session: Session, actions: readonly SomeAction[]): Promise<string> {
  const { rules, acting: seat, eyes, nameOf } = session
  // Not even the words may be there to be loaded.
  const tell =
    rules &&
    (await gameUi(rules.id)
      ?.told()
      .catch(() => null))
  let { state } = session
  const sentences = actions.map((action) => {
    const plainly = named(session, action.type)
    if (!rules || seat === null) return plainly
    const before = { rules, state, seat, eyes, nameOf }
    state = outcome(before, action)?.state ?? state
    return (tell && foretold(tell, before, action)) ?? plainly
  })
  return sentences.join(' ')
}

/** What an action is, whatever comes of it. */
function named({ table, acting, nameOf }: Session, type: string): string {
  const t = say('intents')
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = t.actions
  const action = games[table?.game ?? '']?.[type] ?? type
  return acting === null ? t.action(action) : t.actionOf(nameOf(acting), action)
}
