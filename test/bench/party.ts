import { forkMatch, makeTable, socketUrl } from '#client/asking/api.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { botById } from '#engine/bots/index.ts'
import { type MatchFile, replayEntry } from '#engine/core/match.ts'
import type { FullRules, Pick, Seat, SomeAction } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { gameById } from '#engine/games.ts'
import { type LiveEntry, newSecret, PROTOCOL } from '#worker/protocol.ts'
import { Line } from './line.ts'

const isAnswer = (frame: string): boolean => /^\{"type":"(entry|refuse|error)"/.test(frame)

/** A match whose seats all play by one line: a client that is a bot, and knows the state as any client does. */
export class Party {
  readonly id: string
  readonly #rules: FullRules
  readonly #line: Line
  readonly #bot: Bot
  readonly #pick: Pick
  #state: unknown
  #count = 0

  private constructor(id: string, rules: FullRules, line: Line, state: unknown) {
    this.id = id
    this.#rules = rules
    this.#line = line
    this.#state = state
    this.#bot = botById('random') as Bot
    this.#pick = seededPick(`party/${id}`)
  }

  static async begin(url: string, game: string, map: string, seats: number): Promise<Party> {
    const service = { origin: url }
    const secret = newSecret()
    const places = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}`, secret }))
    const { id } = await makeTable(service, { game, map, seats, places, start: true })
    return Party.join(url, game, id, secret)
  }

  /** Goes on from the end of this match. */
  static async goOn(url: string, match: MatchFile): Promise<Party> {
    const secret = newSecret()
    const places = match.seats.map((_, i) => ({ name: `Seat ${i}`, secret }))
    const { id } = await forkMatch(
      { origin: url },
      { match: { ...match }, at: match.log.length - 1, places, start: true },
    )
    return Party.join(url, match.game, id, secret)
  }

  private static async join(url: string, game: string, id: string, secret: string): Promise<Party> {
    const line = await Line.open(socketUrl({ origin: url }, id))
    const welcome = await line.answer({ type: 'hello', protocol: PROTOCOL, secrets: [secret], since: -1 }, 'welcome')
    return new Party(id, gameById(game) as FullRules, line, (JSON.parse(welcome) as { view: unknown }).view)
  }

  get isOver(): boolean {
    return this.#rules.turn(this.#state).over
  }

  /** Plays what comes to mind, or this; milliseconds until it is confirmed. */
  async act(action?: SomeAction): Promise<number> {
    const seat = this.#rules.turn(this.#state).seats[0] as Seat
    const wanted = action ?? this.#bot.choose(this.#rules, this.#state, seat, this.#pick)
    const told = this.#line.next(isAnswer)
    const started = performance.now()
    this.#line.send(JSON.stringify({ type: 'act', id: `a${this.#count++}`, seat, action: wanted }))
    const frame = await told
    const { entry } = JSON.parse(frame) as { entry?: LiveEntry }
    if (!entry) throw new Error(frame)
    const time = performance.now() - started
    const step = replayEntry(this.#rules, this.#state, entry as Parameters<typeof replayEntry>[2])
    if ('refusal' in step) throw new Error(step.refusal.rule)
    this.#state = step.state
    return time
  }

  leave(): void {
    this.#line.close()
  }
}
