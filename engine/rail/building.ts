import { isRefusal, type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { update, updatePlayer } from '../core/run.ts'
import { type HexIndex, type HexSide, nameOf, TOWN } from '../track/board.ts'
import { applyBuild } from '../track/build.ts'
import type { Proposal } from '../track/change.ts'
import { outlooks } from '../track/outlook.ts'
import { reowned } from '../track/owners.ts'
import { newLinksAt, unextended } from '../track/sections.ts'
import { allSites, type BuildQuery, completedLinks, isLegal, type LegalBuild } from '../track/sites.ts'
import { type Track, tilesUsed } from '../track/track.ts'
import { firstLeft, type Turns } from './flow.ts'
import { tell, trackOf } from './game.ts'
import type { Build, BuildMoves, BuildStage, RailAction, RailGame, RailRun, RailState, RailTypes } from './types.ts'

/** What building looks like to one seat in one state; everything that many proposals share is worked out once. */
export interface Builder<Game extends RailGame = RailGame, State extends RailState = RailState> {
  readonly game: Game
  readonly state: State
  readonly track: Track
  readonly seat: Seat
  /** Builds left in this turn. */
  readonly left: number
  /** Tiles that lie on the board, by id. */
  readonly used: ReadonlyMap<string, number>
}

export const builderOn = <Game extends RailGame, State extends RailState>(
  game: Game,
  state: State,
  seat: Seat,
  left: number,
): Builder<Game, State> => ({ game, state, track: trackOf(game, state), seat, left, used: tilesUsed(state.tiles) })

/** Names from outside become hexes and tiles of the game. */
function proposalOf({ track, rules }: BuildQuery, { hex: name, tile, rotation }: Build): Proposal | Refusal {
  const { board, set, kinds } = track
  const hex = board.byName.get(name)
  if (hex === undefined) return refusal(rules.noHex, { hex: name, tile })
  if (!set.byId.has(tile)) return refusal(rules.noTile, { hex: name, tile })
  if (rotation < 0 || rotation > 5) return refusal(rules.noRotation, { rotation })
  return { hex, tile, rotation: set.canonical(tile, rotation, kinds[hex] === TOWN) }
}

export const buildAction = ({ track }: Pick<BuildQuery, 'track'>, { proposal }: LegalBuild): Build => ({
  type: 'build',
  ...proposal,
  hex: nameOf(track, proposal.hex),
})

/** How a game goes about a building turn. */
export interface BuildingTerms<Stage extends BuildStage, B extends Builder, Legal extends LegalBuild> {
  builder(game: RailGame, state: RailState, seat: Seat, stage: Stage): B
  buildQuery(builder: B): BuildQuery<Legal>
  pay(run: RailRun, seat: Seat, price: number): void
  /** The stage once a tile lies and is paid, with what it takes to take it back; `builder` saw the state before. */
  built(run: RailRun, stage: Stage, builder: B, legal: Legal): Stage
  /** How many builds the turn has had. */
  count(stage: Stage): number
  /** Puts back what besides tiles was as it was before: the stage as it was, its history aside. */
  restore(run: RailRun, stage: Stage, seat: Seat, last: Stage['history'][number]): Stage
  nothingToTakeBack(stage: Stage): Refusal
  /** Whether what was built may not stay as it is, whatever the seat would do next. */
  unfinished(game: RailGame, state: RailState, stage: Stage, seat: Seat): boolean
  /** What keeps the turn from ending. */
  hindered(game: RailGame, state: RailState, stage: Stage, seat: Seat): Refusal | null
  /** The turn is over: what becomes of unfinished track, and whose turn is next. */
  ended(run: RailRun, stage: Stage, seat: Seat): Stage | null
}

type BuildAction = Extract<RailAction, { type: 'build' | 'takeBack' | 'endBuild' }>

/** Each seat in its turn builds tiles, may take them back if there is a history, and ends. */
export function buildingTurns<Stage extends BuildStage, B extends Builder, Legal extends LegalBuild>(
  terms: BuildingTerms<Stage, B, Legal>,
): Turns<RailTypes<BuildAction, BuildMoves>, Stage> {
  function build(run: RailRun, stage: Stage, seat: Seat, action: Build): Stage | Refusal {
    const builder = terms.builder(run.game, run.state, seat, stage)
    const buildQuery = terms.buildQuery(builder)
    const proposal = proposalOf(buildQuery, action)
    if (isRefusal(proposal)) return proposal
    const legal = buildQuery.judge(proposal, outlooks(buildQuery.track, proposal.hex))
    if (!isLegal(legal)) return legal
    const { effect, due: price } = legal
    terms.pay(run, seat, price)
    updatePlayer(run, seat, { hasBuilt: true })
    update<RailState>(run, { tiles: applyBuild(builder.track, seat, proposal, effect) })
    const completes = completedLinks(builder.track, effect.completes)
    tell(run, { ...action, type: 'built', seat, rotation: proposal.rotation, price, completes })
    return terms.built(run, stage, builder, legal)
  }

  function takeBack(run: RailRun, stage: Stage, seat: Seat): Stage | Refusal {
    const last = stage.history.at(-1)
    if (!last) return terms.nothingToTakeBack(stage)
    const tiles = [...run.state.tiles]
    for (const { hex, placed } of last.tiles) tiles[hex] = placed
    update<RailState>(run, { tiles })
    tell(run, { type: 'tookBack', seat })
    return { ...terms.restore(run, stage, seat, last), history: stage.history.slice(0, -1) }
  }

  function endBuild(run: RailRun, stage: Stage, seat: Seat): Stage | null | Refusal {
    const hindered = terms.hindered(run.game, run.state, stage, seat)
    if (hindered) return hindered
    tell(run, { type: 'endedBuild', seat, tiles: terms.count(stage) })
    return terms.ended(run, stage, seat)
  }

  /** What was built stays, but for what has to be finished and is not: that is taken back (GIVE-04). */
  function tidyUp(run: RailRun, stage: Stage, seat: Seat): Stage {
    if (!terms.unfinished(run.game, run.state, stage, seat)) return stage
    const before = takeBack(run, stage, seat)
    return isRefusal(before) ? stage : tidyUp(run, before, seat)
  }

  return {
    seat: firstLeft,
    tidyUp,
    without: terms.ended,
    moves(game, state, stage, seat) {
      const builder = terms.builder(game, state, seat, stage)
      return {
        ask: 'build',
        tilesLeft: builder.left,
        sites: allSites(terms.buildQuery(builder)),
        takeBack: stage.history.length > 0,
        hindered: terms.hindered(game, state, stage, seat),
      }
    },
    play(run, stage, seat, action) {
      switch (action.type) {
        case 'build':
          return build(run, stage, seat, action)
        case 'takeBack':
          return takeBack(run, stage, seat)
        case 'endBuild':
          return endBuild(run, stage, seat)
      }
    },
  }
}

/** The tiles that have changed, as they were before. */
export function tilesBefore({ tiles }: RailState, after: RailState): BuildStage['history'][number]['tiles'] {
  const changed: BuildStage['history'][number]['tiles'][number][] = []
  for (const [hex, placed] of tiles.entries()) if (after.tiles[hex] !== placed) changed.push({ hex, placed })
  return changed
}

/** Unfinished track of a seat that it did not extend becomes free; `added` are the exits of all that it added. */
export function loseSections(run: RailRun, seat: Seat, added: readonly HexSide[]): void {
  for (const { segments } of unextended(trackOf(run.game, run.state), seat, added)) {
    update<RailState>(run, { tiles: reowned(run.state.tiles, segments, null) })
    tell(run, { type: 'lostSection', seat, hex: nameOf(run.game, segments[0]?.hex as HexIndex) })
  }
}

/** A town becomes a city; track that nobody owned and that it made a link belongs to whoever placed it. */
export function placeCity<City extends { readonly hex: HexIndex }>(run: RailRun, seat: Seat, city: City): void {
  const before = trackOf(run.game, run.state)
  const { tiles, newCities } = run.state
  update<RailState>(run, { tiles: tiles.with(city.hex, null), newCities: [...newCities, city] })
  for (const { owner, segments } of newLinksAt(before, trackOf(run.game, run.state), city.hex)) {
    if (owner === null) update<RailState>(run, { tiles: reowned(run.state.tiles, segments, seat) })
  }
}
