import { refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { allDeliveries, wander } from '../../track/journey.ts'
import { type Deliver, haulageFor, journeyOf, judgeDelivery } from '../delivering.ts'
import { type Game, gain, nameOf, orderWithFirst, playerOf, type Run, removeCube, trackOf } from '../game.ts'
import { GOODS, type Good, type State } from '../types.ts'
import { MOST_ENGINE, upgradeEngine } from './actions.ts'
import { type DecisionPhase, isRefusal, notNow, rest, type StageOf } from './phase.ts'

/** Phase 5: twice round the table, each seat delivers, improves its engine or passes (AOS-MOVE-01, -02). */
export const goods: DecisionPhase<StageOf<'goods'>> = {
  enter: (run) => ({ phase: 'goods', pass: 1, left: orderWithFirst(run.state, 'first-move'), upgraded: [] }),
  seat: (stage) => stage.left[0] as number,
  ask: () => 'goods',
  moves: (game, state, stage, seat) => ({
    ask: 'goods',
    engine: mayUpgrade(state, stage, seat),
    deliveries: allDeliveries(haulageFor(game, state, seat)),
  }),
  sample(game, state, stage, seat, pick) {
    const delivery = pick(8) === 0 ? null : randomDelivery(game, state, seat, pick)
    if (delivery) return delivery
    return mayUpgrade(state, stage, seat) && pick(3) > 0 ? { type: 'engine' } : { type: 'pass' }
  },
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'deliver': {
        const judged = judgeDelivery(run.game, run.state, seat, action)
        if ('rule' in judged) return judged
        deliver(run, seat, action, judged)
        return next(run, stage)
      }
      case 'engine':
        if (playerOf(run.state, seat).engine >= MOST_ENGINE) return refusal('AOS-MOVE-02', { engine: MOST_ENGINE })
        if (stage.upgraded.includes(seat)) return refusal('AOS-MOVE-02', { upgraded: 1 })
        upgradeEngine(run, seat)
        return next(run, { ...stage, upgraded: [...stage.upgraded, seat] })
      case 'pass':
        run.events.push({ type: 'passed', seat })
        return next(run, stage)
      default:
        return notNow(stage, action)
    }
  },
}

const mayUpgrade = (state: State, stage: StageOf<'goods'>, seat: Seat): boolean =>
  playerOf(state, seat).engine < MOST_ENGINE && !stage.upgraded.includes(seat)

function next(run: Run, stage: StageOf<'goods'>): StageOf<'goods'> | null {
  const left = rest(stage.left)
  if (left.length > 0) return { ...stage, left }
  return stage.pass === 1 ? { ...stage, pass: 2, left: orderWithFirst(run.state, 'first-move') } : null
}

function deliver(
  run: Run,
  seat: Seat,
  { from, cube }: Deliver,
  { places, gains }: { places: readonly number[]; gains: readonly number[] },
): void {
  removeCube(run, run.game.board.byName.get(from) as number, cube)
  gain(run, gains)
  run.game.steps.afterDelivery(run, cube)
  run.events.push({ type: 'delivered', seat, cube, places: places.map((place) => nameOf(run.game, place)), gains })
}

const ATTEMPTS = 12

/** A delivery found by walking at random: cheap, and every legal delivery can come of it. */
function randomDelivery(game: Game, state: State, seat: Seat, pick: Pick): Deliver | null {
  const sources = game.steps.sources(game, state)
  if (sources.length === 0) return null
  const [track, journey] = [trackOf(game, state), journeyOf(game, state, seat)]
  for (let i = 0; i < ATTEMPTS; i++) {
    const origin = sources[pick(sources.length)] as number
    const here = state.cubes[origin] as readonly Good[]
    const cube = here[pick(here.length)] as Good
    const path = wander(track, journey, origin, GOODS.indexOf(cube), pick)
    if (path) return withBonus(game, state, seat, { type: 'deliver', from: nameOf(game, origin), cube, path }, pick)
  }
  return null
}

/** Where the mover chooses who gains more, one of those at random. */
function withBonus(game: Game, state: State, seat: Seat, delivery: Deliver, pick: Pick): Deliver {
  if (!isRefusal(judgeDelivery(game, state, seat, delivery))) return delivery
  const offered = state.players.map((_, bonus): Deliver => ({ ...delivery, bonus }))
  const legal = offered.filter((one) => !isRefusal(judgeDelivery(game, state, seat, one)))
  return legal[pick(Math.max(1, legal.length))] ?? delivery
}
