import type { Steam } from '#engine/steam/rules.ts'
import type { Session } from '../../session/session.svelte.ts'

/** A table of this game, as its page sees it. */
export type SteamSession = Session<Steam>
