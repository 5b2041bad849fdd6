import type { Seat } from '../core/rules.ts'
import { playerOf, withPlayer } from '../core/run.ts'
import { MOST_ENGINE } from '../rail/game.ts'
import type { steam } from '../steam/index.ts'
import type { ActionTile, Stage, State } from '../steam/types.ts'
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

type Rules = typeof steam
type SteamTopic = Topic<Rules, State>

/** For a seat that still plays, where this table has such a phase. */
function asked(stageFor: (state: State, seat: Seat) => Stage | null): SteamTopic['supposed'] {
  return (_, state, seat) => {
    const stage = playerOf(state, seat).eliminated === null ? stageFor(state, seat) : null
    return stage && { ...state, stage }
  }
}

const isStandard = ({ options }: State): boolean => options.mode === 'standard'

const facts: SteamTopic['facts'] = (state, seat) => ({
  money: playerOf(state, seat).cash,
  taken: state.players.flatMap(({ tile }, other) => (tile === null || other === seat ? [] : [tile])),
  bid: bidOf(state.stage, seat),
})

const bidOf = (stage: Stage, seat: Seat): number | null => {
  if (stage.phase === 'order') return highestOther(stage.bids, seat)
  // Whoever bid last stands at the end.
  return stage.phase === 'opening' && stage.bidders.at(-1) !== seat ? stage.bid : null
}

const bidding = asked((state, seat) => {
  const { stage, order, players } = state
  if (stage.phase === 'opening') {
    const others = stage.bidders.filter((other) => other !== seat)
    // Unless it is this seat's turn now somebody else has opened by then, so that one may also pass.
    const bid = stage.bidders[0] === seat ? stage.bid : (stage.bid ?? 0)
    return others.length === stage.bidders.length ? null : { ...stage, bidders: [seat, ...others], bid }
  }
  const auction = auctionFor(stage.phase === 'order' ? stage : {}, order, players.length, seat)
  return auction && isStandard(state) ? { phase: 'order', ...auction } : null
})

/** Before the tiles are taken anew nobody has one. */
const freed = (state: State): State =>
  state.stage.phase === 'select'
    ? state
    : { ...state, players: state.players.map((player) => ({ ...player, tile: null, uses: false })) }

/** With the tile that this seat means to take, where it has none yet. */
function taken(state: State, seat: Seat, given: Given): State {
  const [wish] = given.select?.steps[0]?.wishes ?? []
  const isToCome = ['opening', 'capital', 'order', 'select'].includes(state.stage.phase)
  const { tile: own, engine } = playerOf(state, seat)
  if (!wish || !('tile' in wish && 'use' in wish) || !isToCome || own !== null) return state
  const tile = wish.tile as ActionTile
  const uses = wish.use === 'use'
  const raised = tile === 'locomotive' && uses ? Math.min(MOST_ENGINE, engine + 1) : engine
  return withPlayer(state, seat, { tile, uses, engine: raised })
}

const building = asked((state, seat) => {
  const { stage } = state
  if (stage.phase === 'build' && stage.left[0] === seat) return { ...stage, left: twice(seat) }
  const { tile, uses } = playerOf(state, seat)
  const due = uses && (tile === 'city-growth' || tile === 'urbanization') ? tile : null
  return { phase: 'build', left: twice(seat), built: 0, due, added: [], pending: [], history: [] }
})

const planned: SteamTopic['supposed'] = (rules, state, seat, given) =>
  building(rules, taken(state, seat, given), seat, given)

/** With what this seat means to build until then. */
function built(rules: Rules, state: State, seat: Seat, given: Given): State {
  const from = passOf(state, seat) !== null || !given.build ? null : planned(rules, state, seat, given)
  if (!from) return taken(state, seat, given)
  const { tiles, newCities, grown, supply, cubes, players } = after(rules, from, seat, given.build)
  return { ...state, tiles, newCities, grown, supply, cubes, players }
}

/** Of the goods phase that is on; null in all others, and when there is no more to come of it for this seat. */
const passOf = ({ stage }: State, seat: Seat): 1 | 2 | null =>
  stage.phase === 'goods' ? passToCome(stage, seat, stage.scoring) : null

const moving = asked((state, seat) => {
  const pass = passOf(state, seat)
  const upgraded = pass !== null && state.stage.phase === 'goods' ? state.stage.upgraded : []
  return { phase: 'goods', pass: pass ?? 1, left: twice(seat), upgraded, scoring: null }
})

/** Others say for themselves where their points go. */
const withoutOthers: NonNullable<SteamTopic['next']> = (_rules, { stage: before }, after, seat) => {
  const stage = after?.stage
  if (!after || before.phase !== 'goods' || stage?.phase !== 'goods') return null
  if (stage.scoring?.left[0] === seat) return after
  const left = stage.scoring ? stage.left.slice(1) : stage.left
  return isAskedAgain(before, { ...stage, left }) ? { ...after, stage: { ...stage, left, scoring: null } } : null
}

export const STEAM: Readonly<Record<string, SteamTopic>> = {
  capital: {
    asks: ['raise'],
    kind: 'choice',
    unless: ['money-over', 'round'],
    facts,
    supposed: asked((state, seat) => (isStandard(state) ? { phase: 'capital', left: twice(seat) } : null)),
  },
  bid: {
    asks: ['bid'],
    kind: 'choice',
    again: true,
    unless: ['bid-over', 'money-under', 'round'],
    facts,
    supposed: bidding,
    answer: leastBid,
  },
  select: {
    asks: ['select'],
    kind: 'choice',
    unless: ['taken', 'round'],
    facts,
    supposed: (rules, state, seat, given) =>
      asked((_, one) => ({ phase: 'select', left: twice(one) }))(rules, freed(state), seat, given),
  },
  build: {
    asks: ['build'],
    kind: 'course',
    unless: ['money-under'],
    facts,
    supposed: planned,
    next: untilItEnds,
    ground: groundOf,
  },
  goods: {
    asks: ['goods', 'score'],
    alsoAsked: ['score'],
    kind: 'course',
    unless: [],
    facts,
    supposed: (rules, state, seat, given) => moving(rules, built(rules, state, seat, given), seat, given),
    next: withoutOthers,
    worth: gainsOf,
  },
  score: {
    asks: ['score'],
    kind: 'choice',
    again: true,
    unless: ['round'],
    facts,
    supposed: asked(({ players, stage }, seat) => {
      const scoring = { left: twice(seat), gains: players.map((_, one) => (one === seat ? 1 : 0)) }
      const real = stage.phase === 'goods' ? stage.scoring : null
      return {
        phase: 'goods',
        pass: 1,
        left: twice(seat),
        upgraded: [],
        scoring: real?.left.includes(seat) ? { ...real, left: twice(seat) } : scoring,
      }
    }),
  },
}
