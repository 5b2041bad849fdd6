import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Session } from '../../session/session.svelte.ts'

/** A table of this game, as its page sees it. */
export type AgeOfSteamSession = Session<AgeOfSteam>
