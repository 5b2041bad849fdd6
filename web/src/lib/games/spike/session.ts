import type { Spike } from '#engine/spike/rules.ts'
import type { Session } from '../../session/session.svelte.ts'

/** A table of this game, as its page sees it. */
export type SpikeSession = Session<Spike>
