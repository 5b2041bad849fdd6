import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { type Run, update } from '../game.ts'
import { mostPayable, pay } from '../money.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

type Opening = StageOf<'opening'>

/** The auction for the first turn order of the base game, one place after the other (STM-SETUP-07, -08). */
export const opening: DecisionPhase<Opening> = {
  enter(run) {
    const seats = run.state.players.length
    return opened(run, run.chance.die('opener', seats) - 1, [])
  },
  seat: (stage) => stage.bidders[0] as number,
  without(run, stage, seat) {
    if (stage.bid === null) return nextPlace(run, seat, stage.placed)
    return settled(run, { ...stage, bidders: stage.bidders.slice(1) })
  },
  ask: () => 'bid',
  moves(_, state, stage, seat) {
    const min = least(stage)
    const max = mostPayable(state, seat, 'bid')
    return { ask: 'bid', min, max, mayBid: min <= max, mayDrop: stage.bid !== null, freePass: false }
  },
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'bid': {
        const { amount } = action
        const most = mostPayable(run.state, seat, 'bid')
        if (amount < least(stage)) return refusal('STM-SETUP-07', { amount, least: least(stage) })
        if (amount > most) return refusal('STM-SETUP-08', { amount, most })
        run.events.push({ type: 'bid', seat, amount })
        return settled(run, { ...stage, bid: amount, bidders: [...stage.bidders.slice(1), seat] })
      }
      case 'drop':
        if (stage.bid === null) return refusal('STM-SETUP-08', { least: 0 })
        run.events.push({ type: 'dropped', seat, position: null, paid: 0 })
        return settled(run, { ...stage, bidders: stage.bidders.slice(1) })
      default:
        return notNow(stage, action)
    }
  },
}

export const least = ({ bid }: Opening): number => (bid === null ? 0 : bid + 1)

/** The auction for the next place, opened by this seat. */
function opened(run: Run, opener: Seat, placed: readonly Seat[]): Opening {
  run.events.push({ type: 'opens', seat: opener, position: placed.length + 1 })
  return { phase: 'opening', bidders: unplaced(run, opener, placed), bid: null, placed }
}

/** Seats without a place clockwise, this one first. */
const unplaced = ({ state: { players, order } }: Run, from: Seat, placed: readonly Seat[]): Seat[] =>
  players.map((_, i) => (from + i) % players.length).filter((seat) => order.includes(seat) && !placed.includes(seat))

/** When all but one have passed, that one pays and has the place. */
function settled(run: Run, stage: Opening): Opening | null {
  const [winner] = stage.bidders
  if (stage.bidders.length > 1 || stage.bid === null || winner === undefined) return stage
  pay(run, winner, stage.bid, 'bid')
  const placed = [...stage.placed, winner]
  run.events.push({ type: 'wonPlace', seat: winner, position: placed.length, paid: stage.bid })
  return nextPlace(run, winner, placed)
}

/** The last place is free. */
function nextPlace(run: Run, from: Seat, placed: readonly Seat[]): Opening | null {
  const [next, ...others] = unplaced(run, from, placed)
  if (next !== undefined && others.length > 0) return opened(run, next, placed)
  update(run, { order: next === undefined ? placed : [...placed, next] })
  if (next !== undefined) run.events.push({ type: 'wonPlace', seat: next, position: placed.length + 1, paid: 0 })
  return null
}
