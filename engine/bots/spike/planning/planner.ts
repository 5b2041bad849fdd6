import type { Pick, Seat } from '../../../core/rules.ts'
import { type Game, playerOf } from '../../../spike/game.ts'
import { ownersOf } from '../../../spike/network.ts'
import { isFaceDown } from '../../../spike/piles.ts'
import { spike } from '../../../spike/played.ts'
import type { Action, Cards, Player, State, TurnStage } from '../../../spike/types.ts'
import { mapped, type Thinking } from '../../thinking.ts'
import { buildCandidates, type Candidate, moveCandidates, trainCandidates, withDrawn } from './candidates.ts'
import { Forecaster, type Outlook } from './forecast.ts'
import { freightCandidates } from './freightCandidates.ts'
import { bestDrawing, type Wanted } from './hand.ts'
import { layOut, type Railways } from './layout.ts'
import { Tree } from './network.ts'
import type { Notes } from './notes.ts'
import { NO_PLAN, type Plan } from './plan.ts'
import { type Position, positionOf } from './position.ts'
import { type Ground, groundOf, waysTo } from './rails.ts'
import { type Effort, type Judged, PlanSearch } from './search.ts'
import { chooseSetup } from './setup.ts'

/** How strong a planner is. */
export interface Strength {
  readonly effort: Effort
  readonly outlook: Outlook
  /** Choices for which a plan of their own is looked for, and how far. */
  readonly second: { readonly choices: number; readonly effort: Effort }
  /** For where to begin: every city, and then again the few that look best. */
  readonly setup: { readonly first: Effort; readonly looked: number; readonly again: Effort }
}

/** Choices that are judged in one unit of work. */
const JUDGED = 8
/** Railways ahead that the hand is kept for. */
const RAILWAYS_AHEAD = 3
/**
 * What is done now is worth so much more than the same a turn later, all else equal: cards that are drawn are nothing
 * yet, while track and market may be taken by others, and a part serves from the first turn on.
 */
const NOW: Readonly<Partial<Record<Action['type'], number>>> = { build: 0.1, upgrade: 0.2, start: 0.1 }

export function* choosePlanned(
  state: State,
  seat: Seat,
  pick: Pick,
  strength: Strength,
  notes: Notes = {},
): Thinking<Action> {
  const game = spike.game(state.map)
  const player = playerOf(state, seat)
  const { stage } = state
  switch (stage.phase) {
    case 'sides':
    case 'gift':
    case 'route':
    case 'train':
      return yield* chooseSetup(game, state, seat, pick, strength, notes)
    case 'over':
      throw new Error('the match is over')
    default:
      return yield* new Turn(game, state, stage, seat, player, strength, notes).choose()
  }
}

/** One decision within a turn. */
class Turn {
  readonly #game: Game
  readonly #state: State
  readonly #stage: TurnStage
  readonly #player: Player
  readonly #strength: Strength
  readonly #position: Position
  readonly #forecaster: Forecaster
  readonly #built: Uint8Array
  readonly #notes: Notes

  constructor(
    game: Game,
    state: State,
    stage: TurnStage,
    seat: Seat,
    player: Player,
    strength: Strength,
    notes: Notes,
  ) {
    this.#notes = notes
    this.#game = game
    this.#state = state
    this.#stage = stage
    this.#player = player
    this.#strength = strength
    const now = positionOf(game, state, seat)
    this.#built = new Uint8Array(now.mesh.segments.length)
    for (const id of ownersOf(state).keys()) this.#built[now.mesh.segmentOf.get(id) as number] = 1
    this.#position = stage.phase === 'draw' ? withDrawn(now, player.tender - stage.drawn) : now
    this.#forecaster = new Forecaster(now.mesh, strength.outlook)
    notes.position = this.#position
    notes.forecaster = this.#forecaster
  }

  *choose(): Thinking<Action> {
    const freight = this.#stage.phase === 'draw' ? [] : freightCandidates(this.#game, this.#player, this.#position)
    if (this.#stage.phase === 'after' && freight.length === 0) return { type: 'endTurn' }
    const plans = yield* this.#search(this.#position, this.#strength.effort)
    this.#notes.plans = plans
    if (this.#stage.phase === 'draw') return this.#drawn(plans)
    const handled = this.#freight(freight, plans)
    if (handled) return handled
    if (this.#stage.phase === 'after') return { type: 'endTurn' }
    if (this.#stage.phase === 'move') {
      return (yield* this.#bestOf(moveCandidates(this.#game, this.#player, this.#position), plans)).action
    }
    return yield* this.#act(plans)
  }

  #search(position: Position, effort: Effort, known: Plan | null = null): Thinking<Judged[]> {
    return new PlanSearch(position, this.#forecaster, effort).plans(known)
  }

  /** What a position promises by the best of these plans, with what has been won on the way there. */
  #promise(after: Position, plans: readonly Judged[]): Judged {
    const won = after.money - this.#position.money
    let best: Judged | null = null
    for (const { plan } of plans) {
      const value = won + this.#forecaster.value(after, plan)
      if (!best || value > best.value) best = { plan, value }
    }
    return best ?? { plan: NO_PLAN, value: won }
  }

  /** The best choice; the first few are looked at again, each with a plan of its own. */
  *#bestOf(
    choices: readonly Candidate[],
    plans: readonly Judged[],
    bonus: (choice: Candidate) => number = () => 0,
  ): Thinking<Candidate> {
    const { second } = this.#strength
    const judged = yield* mapped(choices, JUDGED, (choice) => {
      const { plan, value } = this.#promise(choice.after, plans)
      return { choice, plan, value: value + bonus(choice) }
    })
    const ranked = judged.sort((a, b) => b.value - a.value)
    if (ranked.length > 1 && second.choices > 1) {
      const close: typeof ranked = []
      for (const one of ranked.slice(0, second.choices)) {
        const [better] = yield* this.#search(one.choice.after, second.effort, one.plan)
        const won = one.choice.after.money - this.#position.money
        close.push({ ...one, value: Math.max(one.value, won + (better?.value ?? 0) + bonus(one.choice)) })
      }
      this.#note([...close, ...ranked.slice(second.choices)])
      return close.reduce((best, one) => (one.value > best.value ? one : best)).choice
    }
    this.#note(ranked)
    return (ranked[0] as (typeof ranked)[number]).choice
  }

  #note(ranked: readonly { choice: Candidate; plan: Plan; value: number }[]): void {
    this.#notes.ranked = ranked
      .map(({ choice: { action, after }, plan, value }) => ({ action, after, plan, value }))
      .sort((a, b) => b.value - a.value)
  }

  /** Delivers and loads as the plan has it; null if what there is had better be left. */
  #freight(choices: readonly Candidate[], plans: readonly Judged[]): Action | null {
    if (choices.length === 0) return null
    const as = this.#promise(this.#position, plans).value
    for (const { action, after } of choices) {
      const { value } = this.#promise(after, plans)
      const worth = action.type === 'deliver' ? value >= as - 1e-6 : value >= as - 1e-6 && this.#meant(action, plans)
      if (worth) return action
    }
    return null
  }

  /** Whether the best plan fetches these goods here. */
  #meant(action: Action, plans: readonly Judged[]): boolean {
    const { deals, mesh, wagon } = this.#position
    const here = 'city' in wagon ? wagon.city : -1
    const tasks = plans[0]?.plan.tasks ?? []
    return (
      action.type === 'load' &&
      tasks.some(({ deal, source }) => source === here && deals[deal]?.goods === mesh.goods[here])
    )
  }

  *#act(plans: readonly Judged[]): Thinking<Action> {
    const wanted = this.#wanted(plans)
    this.#notes.wanted = wanted
    const drawing: Candidate = { action: { type: 'draw' }, after: withDrawn(this.#position, this.#player.tender) }
    const choices = [
      ...buildCandidates(this.#state, this.#player, this.#position, this.#ground(), wanted),
      ...trainCandidates(this.#game, this.#player, this.#position),
      drawing,
    ]
    const best = yield* this.#bestOf(choices, plans, ({ action }) => NOW[action.type] ?? 0)
    return best === drawing ? this.#draw(wanted) : best.action
  }

  #drawn(plans: readonly Judged[]): Action {
    this.#notes.wanted = this.#wanted(plans)
    return this.#draw(this.#notes.wanted)
  }

  #draw(wanted: Wanted): Action {
    const { hand } = this.#player
    const { display } = bestDrawing(this.#state, hand as Cards, wanted)
    return display === null ? { type: 'draw' } : { type: 'draw', display }
  }

  #ground(more: readonly number[] = []): Ground {
    return groundOf(this.#position.mesh, this.#built, new Set([...this.#position.tree.points, ...more]))
  }

  /** The railways that the best plan builds next. */
  #wanted(plans: readonly Judged[]): Wanted {
    const position = this.#position
    const [best] = plans
    if (!best || isFaceDown(this.#player.hand)) return []
    const railways: Railways = { lengths: [], cities: [], order: new Int16Array(position.mesh.cities) }
    layOut(position, best.plan.builds, new Tree(position.mesh.points.length).copy(position.tree), railways)
    const next = railways.cities.slice(0, RAILWAYS_AHEAD)
    return next
      .map((city, i) => ({ city, ways: waysTo(this.#ground(next.slice(0, i)), city, 1) }))
      .filter(({ ways }) => ways.length > 0)
  }
}
