import { type Action, type ActionTile, numberOf, type Stage, type State, steam } from '#engine/steam/index.ts'
import { TILES } from '#engine/steam/tiles.ts'
import { TOWN } from '#engine/track/board.ts'
import { hexIndex } from './position.ts'

/** Cash, income, points: what the rules move about, written down by seat. */
export interface Account {
  readonly cash: number
  readonly income: number
  readonly points: number
}

const of = <Phase extends Stage['phase']>(state: State): Extract<Stage, { phase: Phase }> =>
  state.stage as Extract<Stage, { phase: Phase }>

const accountsOf = (state: State): Account[] =>
  state.players.map(({ cash, income, points }) => ({ cash, income, points }))

/** Sections 4, 9 and 10 of the rules: what everybody has after an action that was accepted, out of the state before it. */
export function accountsAfter(before: State, seat: number, action: Action, after: State): readonly Account[] {
  const accounts = afterAction(before, seat, action)
  return before.stage.phase === 'goods' && after.stage.phase !== 'goods'
    ? afterUpkeep(before, accounts, after)
    : accounts
}

function afterAction(before: State, seat: number, action: Action): Account[] {
  const accounts = accountsOf(before)
  const standard = before.options.mode === 'standard'
  const gentle = before.options.gentle === 'on'
  const pays = (who: number, price: number, raises = !standard): void => {
    accounts[who] = paidBy(accounts[who] as Account, price, raises)
  }
  switch (action.type) {
    case 'raise':
      accounts[seat] = withUnits(accounts[seat] as Account, action.n)
      return accounts
    case 'drop':
      if (before.stage.phase === 'opening') {
        const { bidders, bid } = of<'opening'>(before)
        if (bidders.length === 2) pays(bidders[1] as number, bid ?? 0)
        return accounts
      }
      for (const [who, price] of auctionPrices(before)) pays(who, price)
      return accounts
    case 'select':
      if (action.use === 'use' && !standard) pays(seat, tilePrice(action.tile, before.players[seat]?.engine ?? 0))
      return accounts
    case 'build':
      pays(seat, trackPrice(before, action), !standard || gentle)
      return accounts
    case 'score': {
      const { cash, income, points } = accounts[seat] as Account
      const gain = of<'goods'>(before).scoring?.gains[seat] ?? 0
      const most = before.options.incomeMax === '10' ? Math.max(10, income) : Number.POSITIVE_INFINITY
      accounts[seat] =
        action.to === 'income'
          ? { cash, points, income: Math.min(most, income + gain) }
          : { cash, income, points: points + gain }
      return accounts
    }
    default:
      // Bids, free passes, New Cities, goods, locomotives, passing, ending a turn: no money moves.
      return accounts
  }
}

/** One unit after the other (STM-MONEY-02). */
function withUnits({ cash, income, points }: Account, units: number): Account {
  let account = { cash, income, points }
  for (let i = 0; i < units; i++) {
    account =
      account.income > -10
        ? { ...account, cash: account.cash + 5, income: account.income - 1 }
        : { ...account, cash: account.cash + 5, points: account.points - 2 }
  }
  return account
}

function paidBy(account: Account, price: number, raises: boolean): Account {
  let purse = account
  while (raises && purse.cash < price) purse = withUnits(purse, 1)
  return { ...purse, cash: purse.cash - price }
}

/** Of whoever drops out now, and of the last one when that leaves nobody else (STM-EXP-10). */
function auctionPrices(before: State): [number, number][] {
  const { bidders, bids, dropped } = of<'order'>(before)
  const seats = bidders.length + dropped.length
  const price = (who: number, position: number): [number, number] => {
    const bid = bids[who] ?? 0
    return [who, position === seats ? 0 : position <= 2 ? bid : Math.ceil(bid / 2)]
  }
  const [out, last] = bidders as readonly [number, number]
  return [price(out, bidders.length), ...(bidders.length === 2 ? [price(last, 1)] : [])]
}

function tilePrice(tile: ActionTile, engine: number): number {
  const number = numberOf(tile)
  return number === 5 ? 2 : number === 7 ? 6 : number === 6 ? 4 + engine + 1 : 0
}

/** STM-COST-01 to -04. */
export function trackPrice(before: State, { hex, tile }: Extract<Action, { type: 'build' }>): number {
  const { board } = steam.game(before.map)
  const index = hexIndex(hex, before.map)
  const exits = TILES.wiring(tile, 0, tile.startsWith('T')).exits.length
  const town = board.kinds[index] === TOWN ? 1 : 0
  const isNew = before.tiles[index] === null
  const terrain = board.hexes[index]?.terrain
  return exits + town + (isNew && terrain === 'river' ? 1 : 0) + (isNew && terrain === 'mountain' ? 2 : 0)
}

/** Income and expenses of all in turn order; the bankrupt are struck off (STM-INC, STM-EXP-15 to -17). */
function afterUpkeep(before: State, accounts: readonly Account[], after: State): Account[] {
  const booked = [...accounts]
  let playing = before.order.length
  for (const seat of before.order) {
    if (playing === 1) break
    const account = accounts[seat] as Account
    // The last action of the round may have been a better locomotive.
    const upkeep = before.options.mode === 'standard' ? (after.players[seat]?.engine ?? 0) : 0
    const purse = settled(before, account, account.income - upkeep)
    if (!purse) playing--
    booked[seat] = purse ?? { cash: 0, income: 0, points: 0 }
  }
  return booked
}

function settled(before: State, account: Account, net: number): Account | null {
  if (net >= 0 || account.cash + net >= 0) return { ...account, cash: account.cash + net }
  const raises = before.options.mode === 'base' || before.options.gentle === 'on'
  let purse = account
  while (raises && purse.cash + net < 0 && (purse.income > -10 || purse.points >= 2)) purse = withUnits(purse, 1)
  if (purse.cash + net >= 0) return { ...purse, cash: purse.cash + net }
  if (before.options.mode === 'base') return null
  const missing = -net - purse.cash
  const units = Math.ceil(missing / 2)
  const given = Math.min(units, purse.points)
  const income = purse.income - (units - given)
  return income < -10 ? null : { cash: 2 * units - missing, income, points: purse.points - given }
}
