import { HIDDEN, type Hidden } from '../../core/chance.ts'
import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { isGone, playerOf, type Run, update, updateContract } from '../game.ts'
import { openSides } from '../secrets.ts'
import { dealHands } from '../setup.ts'
import { type Player, SIDES, type SidesChosen, type State } from '../types.ts'
import { notNow, type Phase, type StageOf } from './phase.ts'

type Choosing = StageOf<'sides'>

/** Advanced game: all choose at the same time which sides of their contracts count (SPK-ADV-01). */
export const sides: Phase<Choosing> = {
  seats: (state, stage) => undecided(state, stage),
  moves: (_game, state, _stage, seat) => ({
    ask: 'sides',
    contracts: playerOf(state, seat).contracts.map(({ card, goods }) => ({ card, goods })),
  }),
  play(run, stage, seat, action) {
    if (action.type !== 'chooseSides') return notNow(stage, action)
    if (!isChoice(playerOf(run.state, seat), action.sides)) return refusal('SPK-ADV-01', { seat })
    const chosen = { ...stage.chosen, [seat]: action.sides }
    update(run, { stage: { phase: 'sides', chosen } })
    run.events.push({ type: 'choseSides', seat })
    openOnceChosen(run, { phase: 'sides', chosen })
    return null
  },
  without: openOnceChosen,
}

const undecided = (state: State, { chosen }: Choosing): Seat[] =>
  [...state.players.keys()].filter((seat) => !Object.hasOwn(chosen, seat) && !isGone(state, seat))

function openOnceChosen(run: Run, stage: Choosing): void {
  if (undecided(run.state, stage).length > 0) return
  turnUp(run, openSides(run, stage.chosen))
  dealHands(run)
}

/** One side for each of the own contracts and for nothing else; a hidden choice was checked where it was made. */
function isChoice({ contracts }: Player, chosen: SidesChosen | Hidden): boolean {
  if (chosen === HIDDEN) return true
  return (
    Object.keys(chosen).length === contracts.length &&
    contracts.every(({ card }) => Object.hasOwn(chosen, card) && SIDES.includes(chosen[card] as (typeof SIDES)[number]))
  )
}

function turnUp(run: Run, opened: readonly (SidesChosen | null)[]): void {
  for (const [seat, chosen] of opened.entries()) {
    if (!chosen) continue
    for (const [card, side] of Object.entries(chosen)) updateContract(run, seat, card, { side })
    run.events.push({ type: 'sidesOpened', seat, sides: chosen })
  }
}
