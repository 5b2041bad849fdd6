import type { SomeAction } from '#engine/core/index.ts'
import { foretold, sayingOf } from '../../games/contract/told/foretold.ts'
import type { Tell } from '../../games/contract/ui.ts'
import type { Session } from '../../session/session.svelte.ts'
import { say } from '../../texts/language.svelte.ts'

/** A wish in a sentence, on the state in which it is to come true: as the journal will tell it, where it can. */
export function wishText(session: Session, tell: Tell, state: unknown, seat: number, wish: SomeAction): string {
  const { rules, eyes, nameOf } = session
  const t = say('orders')
  const name = nameOf(seat)
  if (wish.type === 'bid' && 'amount' in wish) return t.bidUpTo(name, Number(wish.amount))
  if (wish.type === 'endBuild') return t.endBuild(name)
  const plainly = t.plainly(name, nameOfAction(rules?.id ?? '', wish.type), 'hex' in wish ? String(wish.hex) : '')
  if (!rules || state === null) return plainly
  const before = { rules, state, seat, eyes, nameOf }
  if (wish.type === 'draw') {
    const card = 'card' in wish ? wish.card : null
    return (
      sayingOf(tell, before, { type: 'drew', seat, from: card === null ? 'deck' : 'display', card } as never) ?? plainly
    )
  }
  return foretold(tell, before, wish) ?? plainly
}

function nameOfAction(game: string, type: string): string {
  const actions: Readonly<Record<string, Readonly<Record<string, string>>>> = say('intents').actions
  return actions[game]?.[type] ?? type
}
