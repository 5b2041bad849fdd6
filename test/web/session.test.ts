import { expect, test } from 'vitest'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Rules } from '#engine/core/index.ts'
import type { Session } from '#lib/session/session.svelte.ts'

/** Never called: what matters is that it compiles, and that the rest does not. */
function controls(session: Session<AgeOfSteam>, part: Session<Rules, { type: 'bid'; amount: number }>): void {
  session.act({ type: 'build', hex: 'K9', tile: '8', rotation: 2 })
  session.act({ type: 'choose', action: 'engineer' })
  // @ts-expect-error: a field that is misspelt
  session.act({ type: 'build', hexagon: 'K9', tile: '8', rotation: 2 })
  // @ts-expect-error: an action of another game
  session.act({ type: 'select', tile: 'engineer', use: 'use' })
  // @ts-expect-error: no such action tile
  session.act({ type: 'choose', action: 'capitalist' })
  part.act({ type: 'bid', amount: 3 })
  // @ts-expect-error: not among what this part sends
  part.act({ type: 'drop' })
  const shared: typeof part = session
  const any: Session = session
  // @ts-expect-error: the page of another game
  const other: Session<AgeOfSteam> = any
  for (const { events } of session.played)
    for (const event of events) if (event.type === 'built') shared.nameOf(event.seat)
  other.match.state.players.at(0)
}

test('a control of a game sends what its game understands, or does not compile', () => {
  expect(controls).toBeTypeOf('function')
})
