import { HIDDEN } from '../../core/chance.ts'
import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { playerOf, receiverOf, updatePlayer } from '../game.ts'
import { isFaceDown, withCard } from '../piles.ts'
import { openCards } from '../setup.ts'
import { RAIL_TYPES, type RailType, type State } from '../types.ts'
import { notNow, type Phase, type StageOf } from './phase.ts'

/** The start player gives a card away; then the display is opened and route cards are dealt (SPK-SETUP-07 to -09). */
export const gift: Phase<StageOf<'gift'>> = {
  seats: ({ order }) => order.slice(0, 1),
  moves: (_game, state, _stage, seat) => ({
    ask: 'gift',
    cards: heldBy(state, seat),
    to: receiverOf(seat, state.players.length),
  }),
  play(run, stage, seat, action) {
    if (action.type !== 'giveCard') return notNow(stage, action)
    const { card } = action
    if (card !== HIDDEN && !mayGive(run.state, seat, card)) return refusal('SPK-SETUP-07', { card })
    const to = receiverOf(seat, run.state.players.length)
    updatePlayer(run, seat, { hand: withCard(playerOf(run.state, seat).hand, card, -1) })
    updatePlayer(run, to, { hand: withCard(playerOf(run.state, to).hand, card) })
    run.events.push({ type: 'gave', seat, to, card })
    openCards(run)
    return null
  },
  // Whoever goes first instead gives nothing (GIVE-08).
  without: openCards,
}

export const heldBy = (state: State, seat: Seat): RailType[] => RAIL_TYPES.filter((type) => mayGive(state, seat, type))

/** From a hand these eyes cannot look into any card may come. */
function mayGive(state: State, seat: Seat, card: RailType): boolean {
  const { hand } = playerOf(state, seat)
  return RAIL_TYPES.includes(card) && (isFaceDown(hand) || hand[card] > 0)
}
