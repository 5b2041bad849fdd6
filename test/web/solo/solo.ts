import { Connection } from '#client/connection.ts'
import { newLibrary } from '#client/library.ts'
import { stateOf } from '#client/mirror.ts'
import { randomBot } from '#engine/bots/random.ts'
import type { FullRules, MatchFile, Pick, SomeAction } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { type FromHost, Host, type Playing } from '#lib/solo/host.ts'
import type { SoloMatch, Wanted } from '#lib/solo/match.ts'
import type { Shelf } from '#lib/solo/shelf.ts'

export const SEED = 'a seed that tests know'

/** A shelf that lasts as long as a test. */
export function shelfOf(kept = new Map<string, SoloMatch>()): Shelf & { readonly kept: Map<string, SoloMatch> } {
  return {
    kept,
    read: async (id) => kept.get(id) ?? null,
    keep: async (match) => {
      // As a browser would keep it.
      kept.set(match.id, structuredClone(match))
    },
  }
}

/** Bots that do anything legal: what is tested is the table. */
const atRandom: Playing['players'] = {
  choose: (_, rules, view, seat, pick) => randomBot.choose(rules, view, seat, pick),
}

interface Opening {
  readonly wanted?: Wanted
  readonly shelf?: ReturnType<typeof shelfOf>
  readonly players?: Playing['players']
  readonly id?: string
}

/** A page at a match against bots, without a page and without a worker: time passes when the test says so. */
export async function opened({ wanted, shelf = shelfOf(), players = atRandom, id = 'mine' }: Opening) {
  const waiting: (() => void)[] = []
  const pauses: number[] = []
  const heard: FromHost[] = []
  const files: MatchFile[] = []
  let connection: Connection | undefined
  let events: Parameters<ConstructorParameters<typeof Connection>[0]['open']>[0] | undefined
  let clock = 1_000
  const host = new Host({
    shelf,
    play: async (game) => {
      const rules = gameById(game)
      return rules ? { rules, players } : null
    },
    post(message) {
      heard.push(message)
      if ('frame' in message) events?.received(message.frame)
      else if ('opened' in message) events?.opened()
      else if ('file' in message && message.file) files.push(message.file)
    },
    now: () => ++clock,
    after(ms, work) {
      pauses.push(ms)
      waiting.push(work)
      return () => waiting.splice(waiting.indexOf(work), 1)
    },
  })
  const library = newLibrary(async (game) => gameById(game) as FullRules)
  const kept = shelf.kept.get(id)
  const { game, map } = wanted ?? kept ?? { game: 'steam', map: 'steam-northeast' }
  await library.fetch(game, map)
  let ids = 0
  connection = new Connection({
    open(listening) {
      events = listening
      return { send: (frame) => void host.hear({ do: 'say', frame }), wake() {}, close() {} }
    },
    versions: {},
    library,
    secrets: () => [],
    newId: () => `id${++ids}`,
    changed() {},
    notice: (notice) => notices.push(notice),
    reload() {},
  })
  const notices: unknown[] = []
  await host.hear({ do: 'open', id, beginning: wanted ? { wanted, seed: SEED } : null })

  return {
    host,
    shelf,
    heard,
    notices,
    pauses,
    get page(): Connection {
      return connection as Connection
    },
    get rules(): FullRules {
      return gameById(game) as FullRules
    },
    get view(): unknown {
      const { mirror } = connection as Connection
      return mirror && stateOf(mirror)
    },
    /** The bot that waits acts. */
    botActs(): boolean {
      const work = waiting.shift()
      work?.()
      return work !== undefined
    },
    async file(): Promise<MatchFile> {
      await host.hear({ do: 'file' })
      return files.at(-1) as MatchFile
    },
  }
}

export type Opened = Awaited<ReturnType<typeof opened>>

/** Plays until `until` holds or the match is over: bots when it is theirs to act, else something legal. */
export function playOn(table: Opened, pick: Pick, until: () => boolean = () => false): SomeAction[] {
  const mine: SomeAction[] = []
  while (table.page.table?.status === 'running' && !until()) {
    if (table.botActs()) continue
    const action = table.rules.sample(table.view, 0, pick)
    mine.push(action)
    table.page.act(0, action)
  }
  return mine
}
