import type { Hidden } from '../../core/chance.ts'
import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { refill, roundsPass, take } from '../deck.ts'
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import { withCard } from '../piles.ts'
import { afterAction, endMatch } from '../turns.ts'
import type { RailType } from '../types.ts'

/** How far a draw action has come. */
interface Drawing {
  readonly drawn: number
  readonly refill: boolean
}

/** Takes one card, off the deck or by its index from the display; the tender says how many (SPK-DRAW-01, -02). */
export const draw = (run: Run, seat: Seat, drawn: number, display?: number): Refusal | null =>
  display === undefined ? fromDeck(run, seat, drawn) : fromDisplay(run, seat, drawn, display)

function fromDisplay(run: Run, seat: Seat, drawn: number, index: number): Refusal | null {
  const card = run.state.display[index]
  if (card === undefined) return refusal('SPK-DRAW-02', { index })
  update(run, { display: run.state.display.toSpliced(index, 1) })
  keep(run, seat, 'display', card)
  goOn(run, seat, { drawn: drawn + 1, refill: true })
  return null
}

function fromDeck(run: Run, seat: Seat, drawn: number): null {
  const card = take(run, 'draw', seat)
  if (card === undefined) {
    endMatch(run)
    return null
  }
  keep(run, seat, 'deck', card)
  // The display of a new round is not filled up before the next card is drawn (SPK-ROUND-05).
  const newRound = roundsPass(run)
  goOn(run, seat, { drawn: drawn + 1, refill: !newRound })
  return null
}

function keep(run: Run, seat: Seat, from: 'deck' | 'display', card: RailType | Hidden): void {
  updatePlayer(run, seat, { hand: withCard(playerOf(run.state, seat).hand, card) })
  run.events.push({ type: 'drew', seat, from, card })
}

function goOn(run: Run, seat: Seat, { drawn, refill }: Drawing): void {
  if (drawn < playerOf(run.state, seat).tender) update(run, { stage: { phase: 'draw', seat, drawn, refill } })
  else stopDrawing(run, seat, refill)
}

/** The display is filled up, and if the third time card does not come with it the turn goes on. */
export function stopDrawing(run: Run, seat: Seat, refillDue: boolean): void {
  if (refillDue && !refill(run)) endMatch(run)
  else afterAction(run, seat)
}
