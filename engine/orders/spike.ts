import { refusal } from '../core/refusal.ts'
import type { SomeAction } from '../core/rules.ts'
import { isGone, playerOf } from '../spike/game.ts'
import type { spike } from '../spike/index.ts'
import type { RailType, State } from '../spike/types.ts'
import type { Topic } from './topic.ts'

type SpikeTopic = Topic<typeof spike, State>

/** Off the deck, or a card of this type from the display: which place it lies at changes with every draw. */
interface DrawWish extends SomeAction {
  readonly type: 'draw'
  readonly card?: RailType
}

const isDraw = (wish: SomeAction): wish is DrawWish => wish.type === 'draw'

const facts: SpikeTopic['facts'] = (state, seat) => ({ money: playerOf(state, seat).money })

const TURN = ['move', 'action', 'draw', 'after']

export const SPIKE: Readonly<Record<string, SpikeTopic>> = {
  train: {
    asks: ['train'],
    kind: 'choice',
    unless: [],
    facts,
    supposed: (_, state, seat) =>
      playerOf(state, seat).train === null && !isGone(state, seat)
        ? { ...state, stage: { phase: 'train', left: [seat, seat] } }
        : null,
  },
  turn: {
    asks: ['move', 'action', 'draw', 'after'],
    kind: 'course',
    unless: ['money-under', 'round'],
    facts,
    supposed(_, state, seat) {
      const { stage } = state
      const { train } = playerOf(state, seat)
      if (train === null || isGone(state, seat) || !TURN.includes(stage.phase)) return null
      if ('seat' in stage && stage.seat === seat) return state
      const moving = train.at === 'segment'
      return { ...state, stage: moving ? { phase: 'move', seat } : { phase: 'action', seat, rested: true } }
    },
    /** Which card comes is not known, so it is not in the hand that is supposed. */
    next(rules, before, after, seat, action) {
      if (!isDraw(action)) return after?.stage.phase !== 'over' && seatOf(after) === seat ? after : null
      const drawn = (before.stage.phase === 'draw' ? before.stage.drawn : 0) + 1
      if (drawn < playerOf(before, seat).tender) {
        return { ...before, stage: { phase: 'draw', seat, drawn, refill: true } }
      }
      const rested: State = { ...before, stage: { phase: 'after', seat } }
      const moves = rules.moves(rested, seat)
      return moves.ask === 'after' && (moves.load !== null || moves.deliveries.length > 0) ? rested : null
    },
    wish(state, action) {
      const { display } = action as { readonly display?: number }
      if (!isDraw(action) || display === undefined) return action
      const card = state.display[display]
      return card === undefined ? action : ({ type: 'draw', card } as SomeAction)
    },
    answer(_, state, __, wish) {
      if (!isDraw(wish) || wish.card === undefined) return wish
      const { card, ...draw } = wish
      const display = state.display.indexOf(card)
      return display < 0 ? refusal('ORDER-CARD', { card: String(card) }) : ({ ...draw, display } as SomeAction)
    },
    worth(rules, state, seat, { type, ...wish }) {
      if (type !== 'deliver' || !('goods' in wish)) return null
      const moves = rules.moves(state, seat)
      const deliveries = 'deliveries' in moves ? moves.deliveries : []
      return deliveries.find(({ goods }) => goods === wish.goods)?.money ?? null
    },
  },
}

const seatOf = (state: State | null): number | null => (state && 'seat' in state.stage ? state.stage.seat : null)
