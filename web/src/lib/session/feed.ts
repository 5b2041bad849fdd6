import { Connection, type LineState, type Notice } from '#client/connection.ts'
import type { Library } from '#client/library.ts'
import type { Mirror } from '#client/mirror.ts'
import type { Outgoing } from '#client/outbox.ts'
import type { Talk } from '#client/talk.ts'
import type { MatchFile, Seat, SomeAction } from '#engine/core/index.ts'
import { newSecret } from '#worker/both/wire.ts'
import type { Command, TableInfo, You } from '#worker/protocol.ts'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { keeperOf } from '../device/keeper.ts'
import { secretsOf } from '../device/keyring.ts'
import { reloadOnce } from '../device/reload.ts'
import { socketUrl } from '../device/service.ts'
import { openPageLine } from './pageLine.ts'

/** Where a session has its match from: a table at the other end of a line, or a file. */
export interface Feed {
  /** The match file, where there is no table behind it. */
  readonly file?: MatchFile
  /** The match is on this device and nowhere else: nobody can be asked to it, nor watch. */
  readonly alone?: true
  /** The match file as it stands, where no table is to be asked for it. */
  readonly readMatch?: () => Promise<MatchFile>
  readonly line: LineState
  readonly closeCode: number
  /** Why the table shows no match, if it shows none: `TABLE-PRIVATE`. */
  readonly barred: string | null
  readonly table: TableInfo | null
  readonly you: You
  readonly mirror: Mirror | null
  readonly talk: Talk
  readonly outbox: readonly Outgoing[]
  readonly mayShowAhead: boolean
  act(seat: Seat, action: SomeAction): void
  undo(seat: Seat): void
  command(command: Command): void
  greet(): void
  /** Shows the match through another seat of this device, or as everybody sees it. */
  see(eyes: Seat | null): void
  close(): void
}

/** What a feed says to its session. */
export interface FeedEvents {
  changed(): void
  notice(notice: Notice): void
}

export const tableFeed = (id: string, events: FeedEvents, library: Library, secrets = () => secretsOf(id)): Feed =>
  new Connection({
    ...events,
    // Who has nothing of the table yet comes to watch, until they sit down.
    open: (line) => openPageLine(() => socketUrl(id, secrets().length === 0), line),
    versions: Object.fromEntries(CATALOGUE.map(({ id, version }) => [id, version])),
    library,
    secrets,
    keeper: keeperOf(id),
    // Not `randomUUID`, which browsers refuse wherever a page of the plain http web is involved.
    newId: newSecret,
    reload: () => reloadOnce(),
  })
