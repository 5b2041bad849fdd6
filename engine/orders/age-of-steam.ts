import type { ageOfSteam } from '../age-of-steam/index.ts'
import type { Special, Stage, State } from '../age-of-steam/types.ts'
import type { Seat } from '../core/rules.ts'
import { playerOf, withPlayer } from '../core/run.ts'
import { MOST_ENGINE } from '../rail/game.ts'
import {
  after,
  auctionFor,
  gainsOf,
  groundOf,
  highestOther,
  isAskedAgain,
  leastBid,
  passToCome,
  twice,
  untilItEnds,
} from './rail.ts'
import type { Given, Topic } from './topic.ts'

type Rules = typeof ageOfSteam
type AgeOfSteamTopic = Topic<Rules, State>

/** Shares bring it in before it is needed, and income does. */
const LENT = 50

/** What every topic of this game begins from: a phase that this map has, for a seat that still plays. */
function asked(
  phase: Exclude<Stage['phase'], 'over'>,
  stageFor: (state: State, seat: Seat) => Stage | null,
): AgeOfSteamTopic['supposed'] {
  return (rules, state, seat) => {
    const { steps } = rules.game(state.map)
    if (!steps.phases.includes(phase) || !state.order.includes(seat)) return null
    const stage = stageFor(state, seat)
    return stage && { ...state, stage }
  }
}

const facts: AgeOfSteamTopic['facts'] = (state, seat) => ({
  money: playerOf(state, seat).money,
  taken: state.players.flatMap(({ special }, other) => (special === null || other === seat ? [] : [special])),
  bid: state.stage.phase === 'order' ? highestOther(state.stage.bids, seat) : null,
})

const lent = (state: State | null, seat: Seat): State | null =>
  state && withPlayer(state, seat, { money: playerOf(state, seat).money + LENT })

const bidding = asked('order', ({ stage, order, players }, seat) => {
  const auction = auctionFor(stage.phase === 'order' ? stage : {}, order, players.length, seat)
  return auction && { phase: 'order', ...auction }
})

/** Before the actions are chosen anew nobody has one. */
const freed = (state: State): State =>
  state.stage.phase === 'actions'
    ? state
    : { ...state, players: state.players.map((player) => ({ ...player, special: null })) }

/** With the action that this seat means to take, where it has none yet. */
function chosen(state: State, seat: Seat, given: Given): State {
  const [wish] = given.choose?.steps[0]?.wishes ?? []
  const isToCome = ['payment', 'shares', 'order', 'actions'].includes(state.stage.phase)
  const { special: own, engine } = playerOf(state, seat)
  if (!wish || !('action' in wish) || !isToCome || own !== null) return state
  const special = wish.action as Special
  const raised = special === 'locomotive' ? Math.min(MOST_ENGINE, engine + 1) : engine
  return withPlayer(state, seat, { special, engine: raised })
}

const building = asked('build', (state, seat) => {
  const { stage } = state
  if (stage.phase === 'build' && stage.left[0] === seat) return { ...stage, left: twice(seat) }
  const { added } = stage.phase === 'build' ? stage : { added: state.players.map(() => []) }
  return { phase: 'build', left: twice(seat), added, prices: [], urbanized: false, history: [], choice: null }
})

/** Of the goods phase that is on; null in all others, and when there is no more to come of it for this seat. */
const passOf = ({ stage }: State, seat: Seat): 1 | 2 | null =>
  stage.phase === 'goods' ? passToCome(stage, seat) : null

const moving = asked('goods', (state, seat) => {
  const pass = passOf(state, seat)
  const upgraded = pass !== null && state.stage.phase === 'goods' ? state.stage.upgraded : []
  return { phase: 'goods', pass: pass ?? 1, left: twice(seat), upgraded }
})

const planned: AgeOfSteamTopic['supposed'] = (rules, state, seat, given) =>
  lent(building(rules, chosen(state, seat, given), seat, given), seat)

/** With what this seat means to build until then. */
function built(rules: Rules, state: State, seat: Seat, given: Given): State {
  const from = passOf(state, seat) !== null || !given.build ? null : planned(rules, state, seat, given)
  if (!from) return chosen(state, seat, given)
  const { tiles, newCities, fixedLinks, display, cubes, players } = after(rules, from, seat, given.build)
  return { ...state, tiles, newCities, fixedLinks, display, cubes, players }
}

const choosing = asked('actions', (_, seat) => ({ phase: 'actions', left: twice(seat) }))

export const AGE_OF_STEAM: Readonly<Record<string, AgeOfSteamTopic>> = {
  first: {
    asks: ['payFirst'],
    kind: 'choice',
    unless: ['money-under', 'round'],
    facts,
    supposed: asked('payment', (_, seat) => ({ phase: 'payment', candidate: seat, asked: seat })),
  },
  shares: {
    asks: ['issue'],
    kind: 'choice',
    unless: ['money-over', 'round'],
    facts,
    supposed: asked('shares', (_, seat) => ({ phase: 'shares', left: twice(seat) })),
  },
  bid: {
    asks: ['bid'],
    kind: 'choice',
    again: true,
    unless: ['bid-over', 'money-under', 'round'],
    facts,
    lent: LENT,
    supposed: (...at) => lent(bidding(...at), at[2]),
    answer: leastBid,
  },
  choose: {
    asks: ['choose'],
    kind: 'choice',
    unless: ['taken', 'round'],
    facts,
    supposed: (rules, state, seat, given) => choosing(rules, freed(state), seat, given),
  },
  build: {
    asks: ['build', 'chooseGains'],
    kind: 'course',
    unless: ['money-under'],
    facts,
    lent: LENT,
    supposed: planned,
    next: untilItEnds,
    ground: (rules, state, seat, wish) =>
      'link' in wish ? (state.fixedLinks[Number(wish.link)] ?? null) : groundOf(rules, state, seat, wish),
  },
  goods: {
    asks: ['goods'],
    kind: 'course',
    unless: [],
    facts,
    supposed: (rules, state, seat, given) => moving(rules, built(rules, state, seat, given), seat, given),
    next: (_rules, before, after) =>
      before.stage.phase === 'goods' && after?.stage.phase === 'goods' && isAskedAgain(before.stage, after.stage)
        ? after
        : null,
    worth: gainsOf,
  },
  produce: {
    asks: ['produce'],
    kind: 'choice',
    unless: ['round'],
    facts,
    supposed: asked('growth', (_, seat) => ({ phase: 'growth', seat, drawn: null })),
  },
}
