import { type Chance, HIDDEN, type Hidden } from '../core/chance.ts'
import type { Eyes } from '../core/eyes.ts'
import type { Seat, Setup } from '../core/rules.ts'
import { openedDeck } from './deck.ts'
import { CARDS_OF_A_TYPE } from './decks.ts'
import { type Game, isGone, type Run, receiverOf, update } from './game.ts'
import { countCards, faceDown, isFaceDown, mapCards, NO_CARDS } from './piles.ts'
import { type Action, type Pile, type Player, SIDES, type SidesChosen, type State } from './types.ts'

/** The state as these eyes may see it (chapter 16 of the rules); the end of the match opens everything. */
export function view(state: State, eyes: Eyes): State {
  const { stage } = state
  if (stage.phase === 'over') return state
  // No card has been dealt yet: hands are empty, and everybody knows what is in the deck.
  if (stage.phase === 'sides') return { ...state, stage: { ...stage, chosen: chosenFor(stage.chosen, eyes) } }
  return {
    ...state,
    players: state.players.map((player, seat) => (seat === eyes ? player : fromOutside(player))),
    deck: { ...state.deck, cards: faceDown(state.deck.cards) },
  }
}

const fromOutside = (player: Player): Player => ({
  ...player,
  // Whoever gave up before anything was dealt has nothing to hide.
  hand: player.routes.length + countCards(player.hand) > 0 ? faceDown(player.hand) : player.hand,
  routes: player.routes.map(() => HIDDEN),
  putBack: player.putBack.map(() => HIDDEN),
})

type Chosen = Readonly<Record<Seat, SidesChosen | Hidden>>

const chosenFor = (chosen: Chosen, eyes: Eyes): Chosen =>
  Object.fromEntries(Object.entries(chosen).map(([seat, sides]) => [seat, Number(seat) === eyes ? sides : HIDDEN]))

/** An action as these eyes may know it. */
export function knownAction({ seats }: Setup, seat: Seat, action: Action, eyes: Eyes): Action {
  if (seat === eyes) return action
  switch (action.type) {
    case 'chooseSides':
      return { ...action, sides: HIDDEN }
    case 'giveCard':
      return receiverOf(seat, seats) === eyes ? action : { ...action, card: HIDDEN }
    case 'keepRoute':
      return { ...action, route: HIDDEN }
    default:
      return action
  }
}

/** Whoever gets the card sees it (SPK-SETUP-07). */
export const showsSecret = ({ type }: Action): boolean => type === 'giveCard'

export const hidesSomething = (action: Action): boolean => Object.values(action).includes(HIDDEN)

/** Opens the sides that all have chosen (SPK-ADV-01); null for whoever gave up before. */
export function openSides(run: Run, chosen: Chosen): readonly (SidesChosen | null)[] {
  return run.state.players.map(({ contracts }, seat) =>
    isGone(run.state, seat)
      ? null
      : Object.fromEntries(
          contracts.map(({ card }) => [
            card,
            run.chance.reveal(`sides/${seat}/${card}`, chosen[seat]?.[card] ?? HIDDEN, SIDES),
          ]),
        ),
  )
}

/** Opens everything at the end of the match: hands, route cards, and with them the deck. */
export function openAll(run: Run): void {
  const players = run.state.players.map((player, seat) => opened(run.game, run.chance, player, seat))
  update(run, { players })
  update(run, { deck: openedDeck(run.state) })
}

function opened({ routes }: Game, chance: Chance, player: Player, seat: Seat): Player {
  const all = [...routes.keys()]
  const openRoutes = (held: Player['routes'], name: string) =>
    held.map((route, i) => chance.reveal(`${name}/${seat}/${i}`, route, all))
  return {
    ...player,
    hand: openedHand(chance, player.hand, seat),
    routes: openRoutes(player.routes, 'route'),
    putBack: openRoutes(player.putBack, 'putBack'),
  }
}

const COUNTS = Array.from({ length: CARDS_OF_A_TYPE + 1 }, (_, count) => count)

const openedHand = (chance: Chance, hand: Pile, seat: Seat): Pile =>
  mapCards(NO_CARDS, (_, type) => chance.reveal(`hand/${seat}/${type}`, isFaceDown(hand) ? HIDDEN : hand[type], COUNTS))
