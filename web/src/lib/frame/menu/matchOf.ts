import type { MatchFile } from '#engine/core/index.ts'
import { readMatch } from '../../device/asking/api.ts'
import { secretsOf } from '../../device/keyring.ts'
import type { Session } from '../../session/session.svelte.ts'

/** The match file of what is shown, from wherever it is kept. */
export const matchOf = (session: Session): Promise<MatchFile> =>
  session.readMatch?.() ?? (readMatch(session.id, secretsOf(session.id)) as Promise<MatchFile>)
