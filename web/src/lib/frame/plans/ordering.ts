import type { Foreseen, Plan, PlannedTurn } from '#engine/plans/index.ts'
import type { Command } from '#worker/protocol.ts'
import type { Session } from '../../session/session.svelte.ts'

/** The order that the first turn of a plan comes to: of a seat that sits here and is not asked yet; null where there is none. */
export function orderOf(session: Session, { parts }: Plan, foreseen: readonly Foreseen[]): Command | null {
  const { rules, mine, called } = session
  const at = parts.findIndex((part) => part.do === 'turn' && mine.includes(part.seat))
  const turn = parts[at]
  const seen = foreseen[at]
  if (!rules || turn?.do !== 'turn' || !seen || seen.broken || turn.actions.length === 0 || called !== null) return null
  if (parts.slice(0, at).some((part) => part.do === 'round')) return null
  return {
    do: 'order',
    seat: turn.seat,
    topic: turn.topic,
    to: orderFor(
      turn,
      seen.before.map((state) => rules.turn(state).ask),
    ),
  }
}

const orderFor = ({ topic, actions }: PlannedTurn, asks: readonly string[]) => ({
  topic,
  steps: actions.map((action, i) => ({ ask: asks[i] ?? '', wishes: [{ ...action }] })),
  lasts: 'once' as const,
  unless: [],
})
