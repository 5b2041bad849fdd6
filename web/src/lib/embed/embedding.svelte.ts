import { getContext, setContext, untrack } from 'svelte'
import { resolve } from '$app/paths'
import { wearTheme } from '../device/theme.ts'
import { library } from '../games/registry/library.ts'
import { tableFeed } from '../session/feed.ts'
import { type Intent, Session } from '../session/session.svelte.ts'
import { type SessionComponent, type Surroundings, setSurroundings } from '../session/surroundings.ts'
import { say, spoken } from '../texts/language.svelte.ts'
import { wearAccent } from './accent.ts'
import { type Get, problemWith } from './attributes.ts'
import { type Host, hostAt } from './host.ts'
import { forgetBegun } from './making.ts'
import type { EmbedCommand, EmbedCommands, EmbedEvent, Mode, Theme } from './messages.ts'
import { type Moment, newsBetween } from './news.ts'

/** Something that is done only when whoever sits here says so once more. */
export interface Question {
  readonly session: Session
  readonly intent: Intent
  readonly answer: (yes: boolean) => void
}

/** Choices of the lobby can be changed back; everything else is asked about. */
const FREE: ReadonlySet<Intent['do']> = new Set(['configure'])

/** A table in somebody else's page: what is different there from a page of our own. */
export class Embedding implements Surroundings {
  readonly tools = () => import('./Tools.svelte')
  readonly lobby: SessionComponent | null
  readonly mode: Mode
  /** What is wrong with what was asked for, in a sentence. */
  readonly problem: string | null
  question = $state.raw<Question | null>(null)
  readonly #host: Host
  /** The last wish to be shown another moment: the reader may then look elsewhere. */
  #sought = $state.raw<EmbedCommands['seek'] | null>(null)

  constructor(get: Get, host: string | null) {
    this.problem = problemWith(get, say('embed').wrong)
    this.mode = (get('mode') ?? 'play') as Mode
    this.lobby = this.mode === 'watch' ? spoken(() => import('./WatchLobby.svelte'), 'maps') : null
    this.#host = hostAt(host, (command) => this.#obey(command))
    if (this.problem !== null) return
    this.#dress((get('theme') ?? 'auto') as Theme, get('accent'))
  }

  /** The session of a table in this frame; who only watches shows no secret. While a component is set up. */
  sessionOf(id: string): Session {
    const session = new Session(id, (events) =>
      tableFeed(id, events, library, this.mode === 'watch' ? () => [] : undefined),
    )
    session.confirm = (intent) => this.#confirm(session, intent)
    this.#tellOf(session)
    $effect(() => {
      const sought = this.#sought
      if (session.rules && sought)
        untrack(() => (sought.seq === null ? session.look(null) : session.lookAt(sought.seq)))
    })
    return session
  }

  say(event: EmbedEvent): void {
    this.#host.say(event)
  }

  leave(): void {
    this.#host.leave()
  }

  #tellOf(session: Session): void {
    const link = new URL(resolve('/t/[id]', { id: session.id }), location.href).href
    let before: Moment | null = null
    $effect(() => {
      const { table, rules, opening, played } = session
      if (!table) return
      if (table.status === 'over') forgetBegun(table.id)
      const now = { table, rules, opening, played }
      for (const event of newsBetween(before, now, { mode: this.mode, link })) this.say(event)
      before = now
    })
  }

  #obey(command: EmbedCommand): void {
    if (command.type === 'theme') this.#dress(command.detail.theme, command.detail.accent)
    else this.#sought = command.detail
  }

  #dress(theme: Theme, accent: string | null): void {
    wearTheme(theme === 'auto' ? 'system' : theme)
    wearAccent(accent)
  }

  #confirm(session: Session, intent: Intent): Promise<boolean> {
    if (FREE.has(intent.do)) return Promise.resolve(true)
    this.question?.answer(false)
    return new Promise((resolve) => {
      const answer = (yes: boolean) => {
        this.question = null
        resolve(yes)
      }
      this.question = { session, intent, answer }
    })
  }
}

const KEY = Symbol('embedding')

/** The embedding this component is in. While a component is set up. */
export const embedding = (): Embedding | null => getContext<Embedding | undefined>(KEY) ?? null

export function setEmbedding(made: Embedding): Embedding {
  setSurroundings(made)
  return setContext(KEY, made)
}
