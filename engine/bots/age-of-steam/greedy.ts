import { builderFor, buildQueryFor } from '../../age-of-steam/building.ts'
import { emptySpaces, type Space } from '../../age-of-steam/display.ts'
import { type Game, nameOf, playerOf, trackOf } from '../../age-of-steam/game.ts'
import type { StageOf } from '../../age-of-steam/phases/phase.ts'
import { ageOfSteam } from '../../age-of-steam/played.ts'
import type { Action, GOODS, Moves, Special, State } from '../../age-of-steam/types.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { SIDES } from '../../hex/layout.ts'
import { CITY, NO_HEX, neighbourOf } from '../../track/board.ts'
import type { Venture } from '../../track/venture.ts'
import type { Choice } from '../bot.ts'
import { type Building, beginning, best as bestOf } from '../rail/carrying.ts'
import { MEDIUM, type Strength, wavering } from '../rail/strength.ts'
import { bestTurn, startOf, turnsOf } from '../rail/turns.ts'
import type { Thinking } from '../thinking.ts'
import { cityOfColumn } from './goods.ts'
import { purseOf } from './ledger.ts'
import { bid, sharesFor } from './money.ts'
import { move } from './moving.ts'
import { bestCity, specialsWorth } from './specials.ts'
import { type View, viewOf } from './view.ts'

/** Plays with this strength. */
export const playingWith =
  (strength: Strength): Choice =>
  (_, view, seat, pick) =>
    choose(view as State, seat, pick, strength)

export const playAgeOfSteam: Choice = playingWith(MEDIUM)

/** Every question of every map is here: a phase that nobody plays does not compile. */
function* choose(state: State, seat: Seat, pick: Pick, strength: Strength): Thinking<Action> {
  const game = ageOfSteam.game(state.map)
  const { stage } = state
  const view = (): View => viewOf(game, state, seat, strength, wavering(strength, pick))
  switch (stage.phase) {
    case 'shares':
      return { type: 'issue', n: yield* sharesFor(view()) }
    case 'order':
      return yield* bid(view())
    case 'payment':
      return { type: paysFirst(game, state, seat, strength) ? 'payFirst' : 'declineFirst' }
    case 'actions':
      return { type: 'choose', action: yield* special(view()) }
    case 'build':
      return yield* build(view(), stage, pick)
    case 'goods':
      return yield* move(view())
    case 'growth':
      return grow(game, state, stage, seat, pick)
    case 'over':
      throw new Error('nobody is asked')
  }
}

/**
 * Only the first city of St. Lucia may be worth going first for, and it hardly is: it costs a share, and whoever goes
 * second has two turns of building in a row.
 */
const paysFirst = (game: Game, state: State, seat: Seat, { weighsActions }: Strength): boolean =>
  !weighsActions && !trackOf(game, state).kinds.includes(CITY) && playerOf(state, seat).money >= 10

function* special(view: View): Thinking<Special> {
  const { game, state, seat } = view
  const free = (ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'choose' }>).actions
  // Where there is no city nobody can build.
  if (!trackOf(game, state).kinds.includes(CITY) && free.includes('urbanization')) return 'urbanization'
  const [best] = yield* specialsWorth(view)
  return best?.special ?? (free[0] as Special)
}

/** Of so many looks at a turn that must not stay unfinished one ends it, so that no two tiles are tried for ever. */
const TIRES = 40

function* build(view: View, stage: StageOf<'build'>, pick: Pick): Thinking<Action> {
  const { game, state, seat } = view
  const { prices, urbanized, choice } = stage
  if (choice !== null) return { type: 'chooseGains', option: bestOf(choice.options, (gains) => gains[seat] ?? 0) }
  if (prices.length === 0 && !urbanized && playerOf(state, seat).special === 'urbanization') {
    const city = yield* newCity(view)
    if (city) return city
  }
  // Where unfinished track forbids the end of a turn, a plan that came to nothing is taken back, sooner or later.
  const mayEnd = game.steps.endTurn(game, state, seat) === null
  const tired = game.steps.mayTakeBack && pick(TIRES) === 0
  const tile = tired ? null : yield* nextTile(view, game.steps.tileLimit(state, seat) - prices.length, pick)
  return tile ?? { type: mayEnd ? 'endBuild' : 'takeBack' }
}

function* nextTile(view: View, tiles: number, pick: Pick): Thinking<Action | null> {
  const { game, state, seat } = view
  const purse = purseOf(state, seat)
  const turns = yield* turnsOf(view, playerOf(state, seat).engine, tiles, purse.money, purse)
  const begin = (plans: readonly Venture[]) => beginning(plans, state, seat, buildingFor(game, seat), pick)
  if (game.steps.endTurn(game, state, seat) === null) return yield* startOf(view, turns, purse, begin)
  // What was begun must be finished, or taken back: whatever does it will do.
  const finishing = turns.filter(({ plans }) => plans.length > 0)
  return yield* startOf(view, finishing, purse, begin, finishing.length)
}

const stageOf = (state: State): StageOf<'build'> => state.stage as StageOf<'build'>

export const buildingFor = (game: Game, seat: Seat): Building<State> => ({
  play: ageOfSteam.play,
  buildQuery: (position) => buildQueryFor(builderFor(game, position, seat, stageOf(position).prices)),
  isSound: (position) => game.steps.endTurn(game, position, seat) === null,
})

/** A New City goes where the round is best with it, unless it would do harm. */
function* newCity(view: View): Thinking<Action | null> {
  const { game, state, seat } = view
  const purse = purseOf(state, seat)
  const city = yield* bestCity(view, purse)
  if (!city) return null
  const tiles = game.steps.tileLimit(state, seat)
  const turns = yield* turnsOf(view, playerOf(state, seat).engine, tiles, purse.money, purse)
  const without = yield* bestTurn(view, turns, purse)
  return city.value < without.value - 1 ? null : { type: 'urbanize', hex: nameOf(game, city.hex), letter: city.letter }
}

/** Cubes of Production go where cities of its own will get them and can send them on. */
function grow(game: Game, state: State, stage: StageOf<'growth'>, seat: Seat, pick: Pick): Action {
  if (stage.drawn === null) return { type: 'produce' }
  const track = trackOf(game, state)
  const [cube] = stage.drawn
  const spaces = emptySpaces(game.steps.spaces, state.display)
  const own = new Set(
    track.board.places.filter((place) =>
      SIDES.some((side) => {
        const next = neighbourOf(track.board, place, side)
        return next !== NO_HEX && (state.tiles[next]?.owners.includes(seat) ?? false)
      }),
    ),
  )
  const serves = (space: Space): boolean => {
    const city = cityOfColumn(game, state, space.column)
    return city !== undefined && own.has(city) && !game.steps.accepts(game, state, city, cube as (typeof GOODS)[number])
  }
  const useful = spaces.filter(serves)
  const offered = useful.length > 0 ? useful : spaces
  const { column, row } = offered[pick(offered.length)] as Space
  return { type: 'place', cube: cube as NonNullable<typeof cube>, column, row }
}
