import { type PhasedRules, phasedRules } from '../core/phased.ts'
import { refusal } from '../core/refusal.ts'
import { infoOf } from '../core/rules.ts'
import { type BoardData, boardFrom } from './board.ts'
import { type CardData, ROUNDS } from './decks.ts'
import { giveUp, phaseOf } from './flow.ts'
import type { Game } from './game.ts'
import { OPTIONS } from './options.ts'
import type { Types } from './phases/phase.ts'
import { standings } from './score.ts'
import { hidesSomething, knownAction, showsSecret, view } from './secrets.ts'
import { setup } from './setup.ts'

/** What a seat can send, field by field. */
const SHAPES = {
  chooseSides: { sides: 'hidden texts by name' },
  giveCard: { card: 'hidden text' },
  keepRoute: { route: 'hidden text' },
  placeTrain: { city: 'text' },
  freeMove: { steps: 'texts' },
  draw: { display: 'int?' },
  stopDrawing: {},
  build: {
    segments: 'texts',
    payment: { direct: 'ints by name', jokers: [{ from: 'text', n: 'int', as: 'text' }] },
  },
  start: { steps: 'texts' },
  boost: { step: 'text' },
  upgrade: { part: 'text' },
  load: { goods: 'text', drop: 'text?' },
  deliver: { goods: 'text' },
  drop: { goods: 'text' },
  endTurn: {},
} as const

/** A board, and the cards that name its cities. */
export interface MapDefinition {
  readonly board: BoardData
  readonly cards: CardData
}

export type Spike = PhasedRules<Types>

/** Spike on the given maps. */
export function spike(maps: readonly MapDefinition[]): Spike {
  const rules = phasedRules<Types>({
    id: 'spike',
    version: 1,
    name: 'Spike',
    maps: maps.map((map) => ({ info: infoOf(map.board), game: gameOn(map) })),
    shapes: SHAPES,
    options: () => OPTIONS,
    setup,
    rounds: () => ROUNDS,
    phaseOf: (_, { stage }) => phaseOf(stage),
    giveUp,
    refuses: ({ chance }, action) =>
      hidesSomething(action) && !chance.mayHide ? refusal('SPK-INFO-01', { action: action.type }) : null,
    standings,
  })
  return {
    ...rules,
    view,
    knownAction,
    showsSecret,
  }
}

const gameOn = ({ board, cards }: MapDefinition): Game => ({
  board: boardFrom(board),
  contracts: new Map(cards.contracts.map((card) => [card.id, card])),
  routes: new Map(cards.routes.map((card) => [card.id, card])),
})
