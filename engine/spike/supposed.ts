import { HIDDEN } from '../core/chance.ts'
import type { Eyes } from '../core/eyes.ts'
import type { Pick } from '../core/rules.ts'
import { cardsPossible } from './deck.ts'
import type { Game } from './game.ts'
import { countCards, isFaceDown, NO_CARDS, withCard } from './piles.ts'
import { type Cards, type Pile, type Player, RAIL_TYPES, type State } from './types.ts'

/** A state that may lie behind what these eyes see: cards and routes that they do not know are dealt out. */
export function supposed({ routes }: Game, view: State, eyes: Eyes, pick: Pick): State {
  const { stage } = view
  if (stage.phase === 'over') return view
  // Whoever has chosen in secret chooses again: nothing else depends on it yet (SPK-ADV-01).
  if (stage.phase === 'sides') {
    const known = Object.entries(stage.chosen).filter(([, sides]) => sides !== HIDDEN)
    return { ...view, stage: { ...stage, chosen: Object.fromEntries(known) } }
  }
  const drawCards = cardDealer(cardsPossible(view), pick)
  const mine = eyes === null ? undefined : view.players[eyes]
  const seen = [...(mine?.routes ?? []), ...(mine?.putBack ?? [])]
  const drawRoute = dealer(
    [...routes.keys()].filter((route) => !seen.includes(route)),
    pick,
  )
  const deal = (player: Player): Player => ({
    ...player,
    hand: drawCards(player.hand),
    routes: player.routes.map((route) => route ?? drawRoute()),
    putBack: player.putBack.map((route) => route ?? drawRoute()),
  })
  // The deck is what is left when all hands are dealt.
  const players = view.players.map(deal)
  return { ...view, players, deck: { ...view.deck, cards: drawCards(view.deck.cards) } }
}

/** Gives one of these things after the other, none twice. */
function dealer<Thing>(things: readonly Thing[], pick: Pick): () => Thing {
  const left = [...things]
  return () => {
    const [thing] = left.splice(pick(left.length), 1)
    if (thing === undefined) throw new Error('there is nothing left to deal')
    return thing
  }
}

/** Deals as many cards as a pile that lies face down has; others stay as they are. */
function cardDealer(cards: Cards, pick: Pick): (pile: Pile) => Pile {
  const next = dealer(
    RAIL_TYPES.flatMap((type) => Array.from({ length: cards[type] }, () => type)),
    pick,
  )
  return (pile) => {
    if (!isFaceDown(pile)) return pile
    return Array.from({ length: countCards(pile) }, next).reduce<Cards>(
      (dealt, card) => withCard(dealt, card),
      NO_CARDS,
    )
  }
}
