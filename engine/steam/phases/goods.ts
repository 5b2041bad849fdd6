import { refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { withoutCube } from '../../track/cubes.ts'
import { allDeliveries, wander } from '../../track/journey.ts'
import { type Deliver, haulageFor, journeyOf, judgeDelivery, type LegalDelivery } from '../delivering.ts'
import { type Game, nameOf, orderWithFirst, playerOf, type Run, trackOf, update, updatePlayer } from '../game.ts'
import { incomeMax } from '../options.ts'
import { GOODS, type Good, type ScoreTrack, type Scoring, type State, TRACKS } from '../types.ts'
import { type DecisionPhase, isRefusal, notNow, rest, type StageOf } from './phase.ts'
import { MOST_ENGINE, upgradeEngine } from './select.ts'

type Goods = StageOf<'goods'>

/** Twice round the table, each seat delivers, improves its locomotive or passes (STM-MOVE-01 to -03). */
export const goods: DecisionPhase<Goods> = {
  enter: (run) => ({
    phase: 'goods',
    pass: 1,
    left: orderWithFirst(run.state, 'first-move'),
    upgraded: [],
    scoring: null,
  }),
  seat: (stage) => (stage.scoring ?? stage).left[0] as number,
  ask: (stage) => (stage.scoring ? 'score' : 'goods'),
  moves(game, state, stage, seat) {
    if (stage.scoring) return { ask: 'score', amount: stage.scoring.gains[seat] ?? 0 }
    const deliveries = allDeliveries(haulageFor(game, state, seat))
    return { ask: 'goods', engine: mayUpgrade(state, stage, seat), deliveries }
  },
  sample(game, state, stage, seat, pick) {
    if (stage.scoring) return { type: 'score', to: pick(3) === 0 ? 'points' : 'income' }
    const delivery = pick(8) === 0 ? null : randomDelivery(game, state, seat, pick)
    if (delivery) return delivery
    return mayUpgrade(state, stage, seat) && pick(3) > 0 ? { type: 'engine' } : { type: 'pass' }
  },
  play(run, stage, seat, action) {
    if (stage.scoring) {
      return action.type === 'score' ? score(run, stage, stage.scoring, seat, action.to) : notNow(stage, action)
    }
    switch (action.type) {
      case 'deliver': {
        const judged = judgeDelivery(run.game, run.state, seat, action)
        if (isRefusal(judged)) return judged
        return { ...stage, scoring: deliver(run, seat, action, judged) }
      }
      case 'engine':
        if (playerOf(run.state, seat).engine >= MOST_ENGINE) return refusal('STM-MOVE-02', { engine: MOST_ENGINE })
        if (stage.upgraded.includes(seat)) return refusal('STM-MOVE-02', { upgraded: 1 })
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

const mayUpgrade = (state: State, stage: Goods, seat: Seat): boolean =>
  playerOf(state, seat).engine < MOST_ENGINE && !stage.upgraded.includes(seat)

function next(run: Run, stage: Goods): Goods | null {
  const left = rest(stage.left)
  if (left.length > 0) return { ...stage, left }
  return stage.pass === 1 ? { ...stage, pass: 2, left: orderWithFirst(run.state, 'first-move') } : null
}

/** The cube goes to the bag; the mover says first where its points go, then the others in turn order (STM-MOVE-14). */
function deliver(run: Run, seat: Seat, { from, cube }: Deliver, { places, gains }: LegalDelivery): Scoring {
  const { cubes, bag, order } = run.state
  const hex = run.game.board.byName.get(from) as number
  update(run, { cubes: withoutCube(cubes, hex, cube), bag: { ...bag, [cube]: bag[cube] + 1 } })
  run.events.push({ type: 'delivered', seat, cube, places: places.map((place) => nameOf(run.game, place)), gains })
  return { left: [seat, ...order.filter((other) => other !== seat && (gains[other] ?? 0) > 0)], gains }
}

/** All of it to one track, never some to each (STM-MOVE-13). */
function score(run: Run, stage: Goods, { left, gains }: Scoring, seat: Seat, to: ScoreTrack) {
  if (!TRACKS.includes(to)) return refusal('STM-MOVE-13', { to: String(to) })
  const { income, points } = playerOf(run.state, seat)
  const amount = gains[seat] ?? 0
  const most = Math.max(income, incomeMax(run.state.options))
  updatePlayer(run, seat, to === 'income' ? { income: Math.min(most, income + amount) } : { points: points + amount })
  run.events.push({ type: 'scored', seat, amount, to })
  const still = rest(left)
  return still.length > 0 ? { ...stage, scoring: { left: still, gains } } : next(run, { ...stage, scoring: null })
}

const ATTEMPTS = 20

/** A delivery found by walking at random: cheap, and every legal delivery can come of it. */
function randomDelivery(game: Game, state: State, seat: Seat, pick: Pick): Deliver | null {
  const sources = Object.keys(state.cubes).map(Number)
  if (sources.length === 0) return null
  const [track, journey] = [trackOf(game, state), journeyOf(game, state, seat)]
  for (let i = 0; i < ATTEMPTS; i++) {
    const origin = sources[pick(sources.length)] as number
    const here = state.cubes[origin] as readonly Good[]
    const cube = here[pick(here.length)] as Good
    const path = wander(track, journey, origin, GOODS.indexOf(cube), pick)
    const action = path && ({ type: 'deliver', from: nameOf(game, origin), cube, path } as const)
    if (action && !isRefusal(judgeDelivery(game, state, seat, action))) return action
  }
  return null
}
