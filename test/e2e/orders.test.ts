import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Moves as RailMoves } from '#engine/age-of-steam/index.ts'
import type { Seat, SomeAction } from '#engine/core/index.ts'
import type { Moves as SpikeMoves } from '#engine/spike/index.ts'
import type { Moves as SteamMoves } from '#engine/steam/index.ts'
import { objections } from './axe.ts'
import { matchOf } from './follower.ts'
import { playableBy } from './games/index.ts'
import { setUp } from './here.ts'
import { Orderer, playOn, type Supposed } from './orders.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { actAt, arrive, type Forked, forkAt, NAMES, type Question, question, recorded } from './questions.ts'
import { DESK, OUTCOME, PHONE } from './table.ts'

const here = setUp()

interface Rail {
  readonly round: number
  readonly order: readonly Seat[]
  readonly stage: { readonly phase: string; readonly left: readonly Seat[] }
}

/** The beginning of this phase of that round; `seat` of the question is who begins. */
const beginning = (name: string, ask: string, round: number): Question =>
  question(name, ({ ask: asked, state }) => {
    const { round: now, stage, order } = state as Rail
    return asked === ask && now === round && (stage.left === undefined || stage.left.length === order.length)
  })

type Offers<Moves extends { readonly ask: string }, Ask extends Moves['ask']> = Extract<Moves, { readonly ask: Ask }>

/** Somebody who waits there, at the table's page. */
async function waiting(at: Question, seat: Seat, options = DESK, watch?: (page: Page) => unknown) {
  const table = await forkAt(here.stack.url, at)
  const player = await arrive(here.browser, here.stack.url, table, [seat], options, watch)
  return { table, player, orderer: new Orderer(player, at, seat) }
}

/** Comes back with another page. */
async function back(table: Forked, seat: Seat) {
  const player = await arrive(here.browser, here.stack.url, table, [seat], DESK)
  await player.page.locator('.ask').waitFor()
  return player
}

/** What this seat has played since, as the table tells it to anybody. */
async function playedBy(table: Forked, seat: Seat, since: number): Promise<SomeAction[]> {
  const { log } = await matchOf(here.stack.url, table.id)
  return log
    .slice(since + 1)
    .flatMap((entry) => (entry.seat === seat && 'action' in entry ? [entry.action as SomeAction] : []))
}

/** What the journal says that it was by order. */
async function asOrdered(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.locator('.drawer li').first().waitFor()
  return page.locator('.drawer li', { hasText: '(as ordered)' }).allInnerTexts()
}

const firstBuild = ({ moves }: Supposed): SomeAction => {
  const { sites } = moves as Offers<RailMoves, 'build'>
  const site = sites.find(({ placements }) => placements.length > 0)
  const placement = site?.placements[0]
  if (!site || !placement) throw new Error('nothing can be built')
  return { type: 'build', hex: site.hex, tile: placement.tile, rotation: placement.rotation } as SomeAction
}

const firstDelivery = ({ moves }: Supposed): SomeAction => {
  const { deliveries } = moves as Offers<RailMoves, 'goods'>
  const [one] = deliveries
  const [way] = one?.ways ?? []
  if (!one || !way) throw new Error('nothing can be delivered')
  const { from, cube } = one
  return { type: 'deliver', from, cube, path: way.path, ...(way.bonus !== undefined && { bonus: way.bonus }) } as never
}

describe('Age of Steam [T-ORDER-25]', () => {
  const NAME = 'age-of-steam-rust-belt-2022-3'
  const ROUND = 9

  it('plays a whole round by what was ordered before it', async () => {
    const at = beginning(NAME, 'issue', ROUND)
    const seat = (at.state as Rail).order.at(-1) as Seat
    const { table, player, orderer } = await waiting(at, seat)
    const choose = (action: string) => ({ type: 'choose', action }) as SomeAction
    const orders = [
      await orderer.give('shares', [{ type: 'issue', n: 1 } as SomeAction]),
      await orderer.give('bid', [{ type: 'bid', amount: 4 } as SomeAction]),
      await orderer.give('choose', [choose('first-move'), choose('engineer'), choose('locomotive')]),
      await orderer.give('build', [firstBuild, firstBuild, { type: 'endBuild' }]),
      await orderer.give('goods', [firstDelivery, firstDelivery]),
    ]
    expect(await objections(player.page)).toEqual([])
    await player.page.context().close()

    const others = ({ ask, moves }: { ask: string; moves: unknown }): object => {
      if (ask === 'issue') return { type: 'issue', n: 0 }
      if (ask === 'bid') {
        const { mayBid, min } = moves as Offers<RailMoves, 'bid'>
        return mayBid && min === 1 ? { type: 'bid', amount: 1 } : { type: 'drop' }
      }
      if (ask === 'choose') {
        const { actions } = moves as Offers<RailMoves, 'choose'>
        return { type: 'choose', action: actions.find((one) => one !== 'production') }
      }
      return ask === 'build' ? { type: 'endBuild' } : { type: 'pass' }
    }
    const isOver = (state: unknown) => (state as Rail).round > ROUND || (state as Rail).stage.phase === 'over'
    await playOn(here.stack.url, table, 'age-of-steam', seat, others, isOver)
    const played = await playedBy(table, seat, at.at)
    const wishes = (topic: string) => orders.find((one) => one.topic === topic)?.steps.map(({ wishes: [one] }) => one)
    expect(played).toEqual([
      { type: 'issue', n: 1 },
      { type: 'bid', amount: 2 },
      expect.objectContaining({ type: 'choose' }),
      ...(wishes('build') ?? []),
      ...(wishes('goods') ?? []),
    ])
    const { page } = await back(table, seat)
    // That a building turn ends is told of nobody.
    expect(await asOrdered(page)).toHaveLength(played.length - 1)
    expect(await page.locator('[data-order]').count()).toBe(0)
    const rival = await back(table, at.seat)
    expect(await asOrdered(rival.page)).toEqual([])
  })

  it('stops where somebody has built, and says why', async () => {
    const at = beginning(NAME, 'build', 3)
    const [rival, seat] = (at.state as Rail).stage.left as readonly [Seat, Seat]
    const { rules } = playableBy('age-of-steam')
    const { table, player, orderer } = await waiting(at, seat)
    const supposed = orderer.supposed('build')
    const theirs = rules.moves(at.state, rival) as Offers<RailMoves, 'build'>
    const ours = rules.moves(supposed, seat) as Offers<RailMoves, 'build'>
    const site = ours.sites.find(
      ({ hex, placements }) =>
        placements.length > 0 && theirs.sites.some((one) => one.hex === hex && one.placements.length > 0),
    )
    const place = (of: typeof theirs) => {
      const { tile, rotation } = of.sites.find(({ hex }) => hex === site?.hex)?.placements[0] ?? {}
      return { type: 'build', hex: site?.hex, tile, rotation } as unknown as SomeAction
    }
    await orderer.give('build', [place(ours)])
    await player.page.context().close()
    await actAt(here.stack.url, table, rival, place(theirs))
    await actAt(here.stack.url, table, rival, { type: 'endBuild' })
    const { page } = await back(table, seat)
    await page.getByText(`Somebody has built at ${site?.hex}, or beside it.`).waitFor()
    expect(await objections(page)).toEqual([])
    expect(await playedBy(table, seat, at.at)).toEqual([])
    await page.locator('[data-order="build"]').getByRole('button', { name: 'Take back' }).click()
    await page.locator('[data-order="build"]').waitFor({ state: 'detached' })
    await page.locator('.ask[data-ask="build"]').waitFor()
  })
})

describe('Steam [T-ORDER-26]', () => {
  it('takes a tile, delivers and takes the points as ordered', async () => {
    const at = beginning('steam-steam-northeast-base-3', 'select', 3)
    const seat = (at.state as Rail).order.at(-1) as Seat
    const { table, player, orderer } = await waiting(at, seat)
    const tile = ({ moves }: Supposed): SomeAction => {
      const { offers } = moves as Offers<SteamMoves, 'select'>
      const one = offers.find((offer) => offer.tile === 'first-move')
      return { type: 'select', tile: 'first-move', use: one?.ways[0]?.use } as unknown as SomeAction
    }
    await orderer.give('select', [tile])
    await orderer.give('build', [{ type: 'endBuild' }])
    const score = (to: string) => ({ type: 'score', to }) as unknown as SomeAction
    const order = await orderer.give('goods', [firstDelivery, score('points'), firstDelivery, score('income')])
    await player.page.context().close()

    const others = ({ ask, moves }: { ask: string; moves: unknown }): object => {
      if (ask === 'select') {
        const { offers } = moves as Offers<SteamMoves, 'select'>
        const one = offers.find((offer) => offer.tile !== 'first-move')
        return { type: 'select', tile: one?.tile, use: one?.ways[0]?.use }
      }
      if (ask === 'score') return score('points')
      return ask === 'build' ? { type: 'endBuild' } : { type: 'pass' }
    }
    await playOn(here.stack.url, table, 'steam', seat, others, (state) => (state as Rail).round > 3)
    const played = await playedBy(table, seat, at.at)
    expect(played.slice(-4)).toEqual(order.steps.map(({ wishes: [one] }) => one))
    expect(played.map(({ type }) => type)).toEqual(['select', 'endBuild', 'deliver', 'score', 'deliver', 'score'])
    const { page } = await back(table, seat)
    const told = (await asOrdered(page)).join()
    for (const words of ['First Move', 'point', 'income']) expect(told).toContain(words)
  })
})

describe('Spike [T-ORDER-27]', () => {
  it('plays a turn: a card from the display, wherever it lies by then, and one off the deck', async () => {
    const spike = playableBy('spike').rules
    const at = question('spike-eastern-us-basic-3', ({ ask, state }) => {
      const { players, stage, display } = state as {
        players: { train: { at: string } | null; tender: number }[]
        stage: { seat: Seat }
        display: readonly string[]
      }
      const next = players[((stage.seat ?? 0) + 1) % 3]
      return ask === 'action' && next?.train?.at === 'city' && next.tender >= 2 && new Set(display).size > 1
    })
    const seat = (at.seat + 1) % 3
    const { table, player, orderer } = await waiting(at, seat)
    const shown = ({ moves }: Supposed): SomeAction => {
      const { draw } = moves as Offers<SpikeMoves, 'action'>
      return { type: 'draw', display: draw.display.length - 1 } as unknown as SomeAction
    }
    const order = await orderer.give('turn', [shown, { type: 'draw' }])
    expect(order.steps[0]?.wishes[0]).toMatchObject({ type: 'draw', card: expect.any(String) })
    await player.page.context().close()

    const others = ({ ask }: { ask: string }): object => {
      if (ask === 'move') return { type: 'freeMove', steps: [] }
      return ask === 'after' ? { type: 'endTurn' } : { type: 'draw' }
    }
    const count = async () => (await playedBy(table, seat, at.at)).length
    const isAskedNext = (state: unknown) => spike.turn(state).seats.includes(seat)
    await playOn(here.stack.url, table, 'spike', -1, others, isAskedNext)
    await expect.poll(count).toBe(2)
    const { page } = await back(table, seat)
    expect(await asOrdered(page)).toHaveLength(2)
  })
})

describe('putting an order together [T-ORDER-28]', () => {
  const draftAt = () => {
    const at = beginning('age-of-steam-rust-belt-2022-3', 'issue', 5)
    return { at, seat: (at.state as Rail).order.at(-1) as Seat }
  }
  const press = (page: Page, name: string) => page.locator('.draft').getByRole('button', { name, exact: true }).click()
  const choose = (action: string) => ({ type: 'choose', action }) as SomeAction

  it('leaves nothing when it is cancelled', async () => {
    const { at, seat } = draftAt()
    const { table, player, orderer } = await waiting(at, seat)
    const { page } = player
    await orderer.begin('choose')
    await orderer.answer('choose', [choose('engineer')])
    await press(page, 'Cancel')
    await page.locator('.draft').waitFor({ state: 'detached' })
    expect(await page.locator('.ask.mine').count()).toBe(0)
    expect(await page.locator('[data-order]').count()).toBe(0)
    const again = await back(table, seat)
    await again.page.locator('[data-orders] summary').waitFor()
    expect(await again.page.locator('[data-order]').count()).toBe(0)
  })

  it('keeps what the table would not take, to be changed and given again', async () => {
    const { at, seat } = draftAt()
    let refusing = true
    const { player, orderer } = await waiting(at, seat, DESK, (page) =>
      page.routeWebSocket(/\/socket/, (route) => {
        const server = route.connectToServer()
        route.onMessage((message) => {
          if (!refusing || !String(message).includes('"order"')) return server.send(message)
          const { id } = JSON.parse(String(message)) as { id: string }
          route.send(JSON.stringify({ type: 'refuse', id, refusal: { rule: 'TABLE-NOT-YOURS' } }))
        })
      }),
    )
    const { page } = player
    await orderer.begin('choose')
    await orderer.answer('choose', [choose('engineer')])
    await page.locator('.draft .button.primary').click()
    await player.toast.waitFor()
    await page.locator('.draft .button.primary:enabled').waitFor()
    expect(await page.locator('.draft ol .wish').count()).toBe(1)
    expect(await page.locator('[data-order]').count()).toBe(0)
    refusing = false
    await page.locator('.draft .button.primary').click()
    await page.locator('[data-order="choose"]').waitFor()
    await page.locator('.draft').waitFor({ state: 'detached' })
  })

  it('takes a way out of a choice, and changes what was given', async () => {
    const { at, seat } = draftAt()
    const { player, orderer } = await waiting(at, seat)
    const { page } = player
    await orderer.begin('choose')
    await orderer.answer('choose', [choose('engineer'), choose('locomotive'), choose('first-move')])
    await page.locator('.draft ol .wish').nth(1).getByRole('button').click()
    await expect.poll(() => page.locator('.draft ol .wish').count()).toBe(2)
    await page.locator('.draft').getByRole('button', { name: 'Every round' }).click()
    await page.locator('.draft').getByLabel('Ask me after all if').selectOption({ label: 'somebody has taken' })
    await page.locator('.draft .button.primary').click()
    const order = page.locator('[data-order="choose"]')
    await order.getByText('Every round.').waitFor()
    await order.getByText('Not if somebody has taken').waitFor()
    expect(await order.locator('li span').count()).toBe(2)
    await order.getByRole('button', { name: 'Change' }).click()
    await page.locator('.draft ol .wish').first().getByRole('button').click()
    await page.locator('.draft .button.primary').click()
    await expect.poll(() => order.locator('li span').count()).toBe(1)
    await order.getByRole('button', { name: 'Take back' }).click()
    await order.waitFor({ state: 'detached' })
  })

  it('has another way for a step of a course, and forgets what comes after one that is removed', async () => {
    const { at, seat } = draftAt()
    const { player, orderer } = await waiting(at, seat)
    const { page } = player
    const { rules, carryOut } = playableBy('age-of-steam')
    await orderer.begin('goods')
    await orderer.answer('goods', [firstDelivery, { type: 'pass' }])
    await page.getByText('Nothing more is asked after this.').waitFor()
    await page.locator('.draft').getByRole('button', { name: 'Another way, if that is gone' }).first().click()
    await page.getByText('Another way for step 1: answer below.').waitFor()
    const then = orderer.supposed('goods') as object
    expect(rules.turn(then).ask).toBe('goods')
    await carryOut(player, { type: 'pass' }, then as never)
    await expect.poll(() => page.locator('.draft ol > li').first().locator('.wish').count()).toBe(2)
    expect(await page.locator('.draft ol > li').count()).toBe(2)
    await page.locator('.draft ol > li').first().locator('.wish button').first().click()
    await expect.poll(() => page.locator('.draft ol > li').count()).toBe(0)
  })

  it('is over with the match', async () => {
    const match = recorded('age-of-steam-rust-belt-2022-3')
    const last = match.log.at(-1) as unknown as { seat: Seat; action: object }
    let entries = -2
    const at = question('', () => ++entries === match.log.length - 2, match)
    const { table, player, orderer } = await waiting(at, (last.seat + 1) % 3)
    await orderer.begin('shares')
    await actAt(here.stack.url, table, last.seat, last.action)
    await player.page.locator('.draft').waitFor({ state: 'detached' })
    await player.page.getByText(OUTCOME).first().waitFor()
  })

  it('in a language that is 40 % longer it says everything in it, and nothing is too wide', async () => {
    const { at, seat } = draftAt()
    const { player } = await waiting(at, seat, PHONE, inPseudo)
    const { page } = player
    const found: string[] = []
    const look = async () => {
      found.push(...(await untranslatedOn(page, NAMES)), ...(await overflowsOn(page)), ...(await objections(page)))
    }
    await page.locator('[data-orders] summary').tap()
    await look()
    await page.locator('[data-topic="choose"]').tap()
    await page.locator('.draft').waitFor()
    await look()
    for (const n of [0, 1]) await page.locator('.question button:not([disabled])').nth(n).tap()
    await page.locator('.draft select').first().selectOption({ index: 1 })
    await look()
    await page.locator('.draft .button.primary').tap()
    await page.locator('[data-order="choose"]').waitFor()
    await look()
    expect(found).toEqual([])
  })
})
