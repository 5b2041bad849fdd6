import { type Chance, HIDDEN } from '../core/chance.ts'
import type { Seat, Setup } from '../core/rules.ts'
import { openDisplay, take } from './deck.ts'
import { cardsOfAType, HAND_AT_START } from './decks.ts'
import { type Game, isAdvanced, isGone, playerOf, type Run, receiverOf, update, updatePlayer } from './game.ts'
import { MARKET_COLUMNS, MARKET_ROWS } from './market.ts'
import { NO_CARDS, ofEach, withCard } from './piles.ts'
import { type Contract, GOODS, type Goods, type Player, SIDES, type State } from './types.ts'

/** SPK-SETUP-01 to -06. What has to be chosen is asked for afterwards: sides in the advanced game, then the gift. */
export function setup(game: Game, { map, options, seats }: Setup, chance: Chance): State {
  const state: State = {
    game: 'spike',
    map,
    options,
    players: Array.from({ length: seats }, newPlayer),
    order: [],
    round: 1,
    stage: { phase: 'over' },
    market: shuffledMarket(chance),
    deck: { cards: ofEach(cardsOfAType(seats)), upper: 0, time: 0 },
    display: [],
    discard: NO_CARDS,
    timeOut: 0,
    lastTurns: null,
  }
  const run: Run = { game, chance, state, events: [] }
  dealContracts(run)
  if (isAdvanced(run.state)) update(run, { stage: { phase: 'sides', chosen: {} } })
  else dealHands(run)
  return run.state
}

const newPlayer = (): Player => ({
  money: 0,
  home: null,
  track: [],
  train: null,
  speed: 1,
  tender: 2,
  cars: 1,
  contracts: [],
  hand: NO_CARDS,
  routes: [],
  putBack: [],
})

/** Deals pieces of which there is one each, face up. */
function shuffled<Piece extends string>(chance: Chance, label: string, pieces: readonly Piece[]): Piece[] {
  const left = Object.fromEntries(pieces.map((piece) => [piece, 1])) as Record<Piece, number>
  return pieces.map((_, i) => {
    const piece = chance.pick(`${label}/${i}`, left)
    left[piece] = 0
    return piece
  })
}

/** Every column holds three goods, one in each row (SPK-SETUP-02). */
function shuffledMarket(chance: Chance): State['market'] {
  const goods = shuffled(chance, 'market', GOODS)
  return Array.from({ length: MARKET_COLUMNS }, (_, i) => goods.slice(i * MARKET_ROWS, (i + 1) * MARKET_ROWS))
}

/** One card of each goods, with one of its sides, dealt out evenly (SPK-SETUP-04). */
function dealContracts(run: Run): void {
  const { players } = run.state
  const contracts = new Map(GOODS.map((goods) => [goods, chosenContract(run, goods)]))
  const dealt = shuffled(run.chance, 'deal', GOODS)
  const each = dealt.length / players.length
  for (const seat of players.keys()) {
    const own = dealt.slice(seat * each, (seat + 1) * each)
    updatePlayer(run, seat, { contracts: own.map((goods) => contracts.get(goods) as Contract) })
  }
}

function chosenContract({ game, chance, state }: Run, goods: Goods): Contract {
  const cards = [...game.contracts.values()].filter((card) => card.goods === goods).map(({ id }) => [id, 1])
  const card = chance.pick(`contract/${goods}`, Object.fromEntries(cards) as Record<string, number>)
  const side = isAdvanced(state) ? null : chance.pick(`side/${goods}`, { [SIDES[0]]: 1, [SIDES[1]]: 1 })
  return { card, goods, side, freight: 'contract', deliveredTo: null }
}

/** The start player, five cards for each, and the gift is due (SPK-SETUP-06, -07). */
export function dealHands(run: Run): void {
  const seats = run.state.players.length
  const start = run.chance.die('start', seats) - 1
  const clockwise = Array.from({ length: seats }, (_, i) => (start + i) % seats)
  const order = clockwise.filter((seat) => !isGone(run.state, seat))
  update(run, { order })
  for (const seat of order) {
    for (let i = 0; i < HAND_AT_START; i++) drawInto(run, seat, `hand/${seat}/${i}`)
  }
  const first = order[0] as Seat
  run.events.push({ type: 'dealt', start: first })
  // Nobody is given anything who has given up (GIVE-08).
  if (isGone(run.state, receiverOf(first, seats))) openCards(run)
  else update(run, { stage: { phase: 'gift' } })
}

/** The display is opened and route cards are dealt (SPK-SETUP-08, -09). */
export function openCards(run: Run): void {
  openDisplay(run, 'setup')
  dealRoutes(run, isAdvanced(run.state) ? 2 : 1)
  update(run, { stage: { phase: isAdvanced(run.state) ? 'route' : 'train', left: run.state.order } })
}

function drawInto(run: Run, seat: Seat, label: string): void {
  // In the setup there is no time card in the deck, so something always comes.
  const card = take(run, label, seat) ?? HIDDEN
  updatePlayer(run, seat, { hand: withCard(playerOf(run.state, seat).hand, card) })
}

/** Route cards for each, face down (SPK-SETUP-09, SPK-ADV-02). */
function dealRoutes(run: Run, each: number): void {
  const left: Record<string, number> = Object.fromEntries([...run.game.routes.keys()].map((route) => [route, 1]))
  for (const seat of run.state.order) {
    const routes = Array.from({ length: each }, (_, i) => {
      const route = run.chance.draw(`route/${seat}/${i}`, left, seat)
      if (route !== HIDDEN) left[route] = 0
      return route
    })
    updatePlayer(run, seat, { routes })
  }
}
