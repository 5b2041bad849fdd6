import type { Seat } from '../../core/rules.ts'
import { cityAt } from '../board.ts'
import { allCards, deckSize } from '../deck.ts'
import { DISPLAY, ROUNDS, TIME_CARDS, TRACK_PIECES } from '../decks.ts'
import { onTrain } from '../freight.ts'
import type { Game } from '../game.ts'
import { MARKET_COLUMNS, MARKET_ROWS } from '../market.ts'
import { ownAt, ownersOf, piecesLeft, pointsOf, segmentOf } from '../network.ts'
import { cardsOf, countCards, isFaceDown, plus } from '../piles.ts'
import { GOODS, PARTS, type Pile, type Player, RAIL_TYPES, type State } from '../types.ts'
import { LEVELS } from '../upgrades.ts'

/** Everything that holds in every state of every match; what does not hold is described. */
export function broken(game: Game, state: State): string[] {
  return [
    ...brokenCards(state),
    ...brokenDeck(state),
    ...brokenMarket(state),
    ...brokenFreight(state),
    ...state.players.flatMap((player, seat) => brokenPlayer(game, player, seat)),
    ...brokenTrack(state),
  ]
}

/** Hands, display, deck and discard pile hold all rail cards, type by type where all are known. */
function brokenCards(state: State): string[] {
  const piles: Pile[] = [
    ...state.players.map(({ hand }) => hand),
    state.deck.cards,
    state.discard,
    cardsOf(state.display),
  ]
  const all = allCards(state)
  const count = piles.reduce((sum, pile) => sum + countCards(pile), 0)
  const open = piles.flatMap((pile) => (isFaceDown(pile) ? [] : [pile])).reduce(plus)
  const wrong = RAIL_TYPES.filter((type) =>
    piles.some(isFaceDown) ? open[type] > all[type] : open[type] !== all[type],
  )
  const counts = piles.flatMap((pile) => Object.values(pile))
  return [
    ...unless(count === countCards(all), `${count} rail cards instead of ${countCards(all)}`),
    ...wrong.map((type) => `${open[type]} ${type} cards of ${all[type]}`),
    ...unless(
      counts.every((one) => Number.isInteger(one) && one >= 0),
      'less than no card in a pile',
    ),
  ]
}

function brokenDeck({ deck, display, round, stage, timeOut, players, order }: State): string[] {
  const dealt = order.every((seat) => players[seat]?.train !== null)
  const timeCards = round < ROUNDS ? 0 : TIME_CARDS
  return [
    ...unless(deck.time + timeOut === timeCards, `${deck.time} + ${timeOut} time cards in round ${round}`),
    ...unless(deck.upper >= 0 && deck.upper <= countCards(deck.cards), `${deck.upper} cards above the time cards`),
    ...unless(!dealt || stage.phase === 'over' || deckSize(deck) > 0, 'the deck is empty'),
    ...unless(display.length <= DISPLAY, `${display.length} cards in the display`),
    ...unless(round >= 1 && round <= ROUNDS, `round ${round}`),
    ...unless((stage.phase === 'over') >= (timeOut === TIME_CARDS), 'three time cards are out and the match goes on'),
  ]
}

function brokenMarket({ market }: State): string[] {
  const goods = market.flat().toSorted().join()
  return [
    ...unless(goods === GOODS.toSorted().join(), `the market holds ${goods}`),
    ...unless(
      market.length === MARKET_COLUMNS && market.every((column) => column.length === MARKET_ROWS),
      'the market has another shape',
    ),
  ]
}

/** Each freight marker belongs to one contract, and is where that contract says. */
function brokenFreight({ players }: State): string[] {
  const contracts = players.flatMap((player) => player.contracts)
  const goods = contracts.map((contract) => contract.goods)
  const wrong = contracts.filter(({ freight, deliveredTo }) => (freight === 'delivered') !== (deliveredTo !== null))
  return [
    ...unless(goods.toSorted().join() === GOODS.toSorted().join(), `contracts for ${goods}`),
    ...wrong.map(({ card, freight }) => `contract ${card} is ${freight}`),
  ]
}

function brokenPlayer(game: Game, player: Player, seat: Seat): string[] {
  const delivered = player.contracts.flatMap(({ deliveredTo }) => deliveredTo ?? [])
  const odd = PARTS.filter((part) => !LEVELS[part].includes(player[part]))
  return [
    ...unless(player.money >= 0, `seat ${seat} has $${player.money}`),
    ...unless(piecesLeft(player) >= 0, `seat ${seat} has laid ${player.track.length} of ${TRACK_PIECES} pieces`),
    ...unless(onTrain(player).length <= player.cars, `seat ${seat} has more freight than cars`),
    ...unless(new Set(delivered).size === delivered.length, `seat ${seat} has delivered twice to one city`),
    ...odd.map((part) => `seat ${seat} has ${part} ${player[part]}`),
    ...brokenNetwork(game, player, seat),
    ...brokenTrain(game, player, seat),
  ]
}

/** A network is a tree whose ends are cities (SPK-BUILD-10). */
function brokenNetwork({ board }: Game, player: Player, seat: Seat): string[] {
  const points = pointsOf(board, player)
  const loose = [...points].filter((point) => !cityAt(board, point) && ownAt(board, player, point).length < 2)
  const reached = new Set(player.home === null ? [] : [player.home])
  for (const point of reached) {
    for (const { a, b } of ownAt(board, player, point)) reached.add(a).add(b)
  }
  const pieces = player.home === null ? 0 : points.size - 1
  return [
    ...unless(
      player.track.length === pieces,
      `seat ${seat} has ${player.track.length} pieces at ${points.size} points`,
    ),
    ...unless(reached.size === points.size, `the network of seat ${seat} falls apart`),
    ...loose.map((point) => `seat ${seat} has a loose end at ${point}`),
  ]
}

function brokenTrain({ board }: Game, { train, track, home }: Player, seat: Seat): string[] {
  if (train === null) return unless(home === null, `seat ${seat} has no train`)
  if (train.at === 'city') {
    const here =
      train.city === home || track.some((id) => [segmentOf(board, id).a, segmentOf(board, id).b].includes(train.city))
    return unless(here && cityAt(board, train.city) !== null, `the train of seat ${seat} is lost in ${train.city}`)
  }
  const { a, b } = segmentOf(board, train.segment)
  return unless(
    track.includes(train.segment) && (train.heading === a || train.heading === b),
    `the train of seat ${seat} is lost on ${train.segment}`,
  )
}

/** No segment has two pieces (SPK-BUILD-03). */
function brokenTrack(state: State): string[] {
  const pieces = state.players.reduce((sum, { track }) => sum + track.length, 0)
  return unless(ownersOf(state).size === pieces, 'two pieces on one segment')
}

const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])
