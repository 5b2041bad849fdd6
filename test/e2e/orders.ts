import type { Seat, SomeAction } from '#engine/core/index.ts'
import { type Given, type Order, type OrderStep, onward, topicOf } from '#engine/orders/index.ts'
import { known } from './follower.ts'
import { playableBy } from './games/index.ts'
import type { Player } from './player.ts'
import { actAt, type Forked, type Question } from './questions.ts'

/** What is supposed to be asked, and how the match is supposed to stand then. */
export interface Supposed {
  readonly state: unknown
  readonly moves: unknown
}

/** Chooses an answer for what is supposed. */
export type Chooses = SomeAction | ((at: Supposed) => SomeAction)

/** Somebody who waits and puts orders together, with the controls of their page; knows what the page supposes. */
export class Orderer {
  readonly player: Player
  readonly #seat: Seat
  readonly #state: unknown
  readonly #game: ReturnType<typeof playableBy>
  #given: Given = {}

  constructor(player: Player, { match, state }: Question, seat: Seat) {
    this.player = player
    this.#seat = seat
    this.#game = playableBy(match.game)
    this.#state = this.#game.rules.view(state, seat)
  }

  /** Of this topic, with what else was given. */
  supposed(topic: string): unknown {
    const { rules } = this.#game
    return topicOf(rules, topic)?.supposed(rules, this.#state, this.#seat, this.#given) ?? null
  }

  /** Opens the choice of what an order is about, once it is there, and begins one. */
  async begin(topic: string): Promise<void> {
    const { page } = this.player
    const about = page.locator(`[data-topic="${topic}"]`)
    await page.locator('[data-orders] summary').first().waitFor()
    if (!(await about.isVisible())) await page.locator('[data-orders] summary').first().click()
    await about.click()
    await page.locator('.draft').waitFor()
  }

  /** Answers one step after the other. */
  async answer(topic: string, choices: readonly Chooses[]): Promise<Order> {
    const { rules, carryOut } = this.#game
    const { page } = this.player
    const known = topicOf(rules, topic)
    const steps: OrderStep[] = []
    let then = this.supposed(topic)
    for (const [i, choice] of choices.entries()) {
      const state = then as object
      const action = typeof choice === 'function' ? choice(this.#asked(state)) : choice
      const ask = rules.turn(state).ask
      await this.player.isAsked(ask)
      await carryOut(this.player, action, state as never)
      await page.locator('.draft ol .wish').nth(i).waitFor()
      const wish = known?.wish?.(state as never, action) ?? action
      if (known?.kind === 'choice') {
        steps[0] = { ask, wishes: [...(steps[0]?.wishes ?? []), wish] }
        continue
      }
      steps.push({ ask, wishes: [wish] })
      then = known ? onward(rules, known, state, this.#seat, wish).asked : null
    }
    return { topic, steps, lasts: 'once', unless: [] }
  }

  #asked(state: unknown): Supposed {
    return { state, moves: this.#game.rules.moves(state, this.#seat) }
  }

  /** Puts an order together and leaves it with the table. */
  async give(topic: string, choices: readonly Chooses[]): Promise<Order> {
    const { page } = this.player
    await this.begin(topic)
    const order = await this.answer(topic, choices)
    await page.locator('.draft .button.primary').click()
    await page.locator(`[data-order="${topic}"]`).waitFor()
    this.#given = { ...this.#given, [topic]: order }
    return order
  }
}

/** The others play, and the object for who has ordered, until this holds of the match; who had to be asked after all. */
export async function playOn(
  site: string,
  table: Forked,
  game: string,
  mine: Seat,
  others: (at: { ask: string; state: unknown; moves: unknown; seat: Seat }) => object,
  until: (state: unknown) => boolean,
): Promise<unknown> {
  const { rules } = playableBy(game)
  for (let patience = 0; patience < 300; ) {
    const { state } = await known<unknown>(site, table.id)
    if (until(state)) return state
    const { seats, ask } = rules.turn(state)
    const seat = seats.find((one) => one !== mine)
    if (seats.includes(mine) || seat === undefined) {
      patience++
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    patience = 0
    await actAt(site, table, seat, others({ ask, state, seat, moves: rules.moves(state, seat) }))
  }
  throw new Error(`no order answers ${rules.turn((await known<unknown>(site, table.id)).state).ask}`)
}
