import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { SIDES } from '../../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../../track/board.ts'
import { applyBuild, type Effect, type Proposal, reowned } from '../../track/build.ts'
import { HUB } from '../../track/tiles.ts'
import { chainOf, chains, isLink, wiringAt } from '../../track/track.ts'
import { type Builder, builderFor, isLegal, judgeBuild } from '../building.ts'
import { editionOf } from '../edition.ts'
import { type Game, nameOf, orderWithFirst, playerOf, type Run, trackOf, update, updatePlayer } from '../game.ts'
import { allSites, completedLinks, legalBuildsAt } from '../sites.ts'
import { TILES } from '../tiles.ts'
import type { Action, Letter, Moves, State } from '../types.ts'
import { type DecisionPhase, isRefusal, notNow, rest, type StageOf } from './phase.ts'

type Building = StageOf<'build'>

/** Phase 4: each seat in its turn urbanises, builds tiles, and ends (AOS-BUILD-01, -02). */
export const build: DecisionPhase<StageOf<'build'>> = {
  enter: (run) => ({
    phase: 'build',
    left: orderWithFirst(run.state, 'first-build'),
    built: 0,
    urbanized: false,
    added: run.state.players.map(() => []),
  }),
  seat: (stage) => stage.left[0] as number,
  ask: () => 'build',
  moves(game, state, stage, seat): Moves {
    const builder = builderOf(game, state, stage, seat)
    return {
      ask: 'build',
      tilesLeft: builder.left,
      urbanize: mayUrbanize(state, stage, seat) ? urbanizable(game, state) : null,
      sites: allSites(builder),
    }
  },
  sample(game, state, stage, seat, pick) {
    if (mayUrbanize(state, stage, seat) && pick(2) === 0) {
      const { hexes, letters } = urbanizable(game, state)
      if (hexes.length > 0 && letters.length > 0) {
        const letter = letters[pick(letters.length)] as Letter
        return { type: 'urbanize', hex: hexes[pick(hexes.length)] as string, letter }
      }
    }
    return (pick(8) > 0 && randomBuild(builderOf(game, state, stage, seat), pick)) || { type: 'endBuild' }
  },
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'urbanize':
        return urbanize(run, stage, seat, action)
      case 'build':
        return buildTile(run, stage, seat, action)
      case 'endBuild':
        return endBuild(run, stage, seat)
      default:
        return notNow(stage, action)
    }
  },
}

const builderOf = (game: Game, state: State, stage: Building, seat: Seat): Builder =>
  builderFor(game, state, seat, game.steps.tileLimit(state, seat) - stage.built)

function buildTile(
  run: Run,
  stage: Building,
  seat: Seat,
  action: Extract<Action, { type: 'build' }>,
): Building | Refusal {
  const { game } = run
  const builder = builderOf(game, run.state, stage, seat)
  const proposal = proposalOf(builder, action)
  if (isRefusal(proposal)) return proposal
  const legal = judgeBuild(builder, proposal)
  if (!isLegal(legal)) return legal
  const { effect, price } = legal
  update(run, { tiles: applyBuild(builder.track, seat, proposal, effect) })
  updatePlayer(run, seat, { money: playerOf(run.state, seat).money - price, hasBuilt: true })
  const { hex, tile } = action
  const completes = completedLinks(game, effect.completes)
  run.events.push({ type: 'built', seat, hex, tile, rotation: proposal.rotation, price, completes })
  game.steps.afterBuild(run, seat, effect.change)
  const added = stage.added.map((exits, i) => (i === seat ? [...exits, ...addedExits(proposal.hex, effect)] : exits))
  return { ...stage, built: stage.built + 1, added }
}

/** Names from outside become hexes and tiles of the game. */
function proposalOf({ game, track }: Builder, action: Extract<Action, { type: 'build' }>): Proposal | Refusal {
  const hex = game.board.byName.get(action.hex)
  if (hex === undefined) return refusal('AOS-BUILD-06', { hex: action.hex, tile: action.tile })
  if (!TILES.byId.has(action.tile)) return refusal('AOS-TILE-01', { tile: action.tile })
  if (action.rotation < 0 || action.rotation > 5) return refusal('AOS-TILE-02', { rotation: action.rotation })
  const rotation = TILES.canonical(action.tile, action.rotation, track.kinds[hex] === TOWN)
  return { hex, tile: action.tile, rotation }
}

/** The exits of all new track, by which its sections are known to have been extended (AOS-OWN-06). */
function addedExits(hex: HexIndex, { change }: Effect): number[] {
  return change.wiring.segments.flatMap((segment, i) => {
    const isNew = change.keeps[i] === -1 && change.moved?.index !== i
    return isNew ? segment.filter((side) => side !== HUB).map((side) => hex * 6 + side) : []
  })
}

function endBuild(run: Run, stage: Building, seat: Seat): Building | Refusal | null {
  const { game } = run
  const hindered = game.steps.endTurn(game, run.state, seat)
  if (hindered) return hindered
  run.events.push({ type: 'endedBuild', seat, tiles: stage.built })
  const left = rest(stage.left)
  const { sectionLoss } = editionOf(run.state.options)
  if (sectionLoss === 'end-of-turn') loseSections(run, stage, [seat])
  if (left.length > 0) return { ...stage, left, built: 0, urbanized: false }
  if (sectionLoss === 'end-of-phase') loseSections(run, stage, run.state.order)
  return null
}

/** Unfinished track that its owner did not extend becomes free (AOS-OWN-06). */
function loseSections(run: Run, stage: Building, seats: readonly Seat[]): void {
  const track = trackOf(run.game, run.state)
  for (const chain of chains(track)) {
    const { owner, segments } = chain
    if (owner === null || !seats.includes(owner) || isLink(chain)) continue
    const extended = segments.some(({ hex, index }) =>
      wiringAt(track, hex)?.segments[index]?.some((side) => stage.added[owner]?.includes(hex * 6 + side)),
    )
    if (extended) continue
    update(run, { tiles: reowned(run.state.tiles, segments, null) })
    run.events.push({ type: 'lostSection', seat: owner, hex: nameOf(run.game, segments[0]?.hex as HexIndex) })
  }
}

const mayUrbanize = (state: State, stage: Building, seat: Seat): boolean =>
  playerOf(state, seat).special === 'urbanization' && !stage.urbanized && stage.built === 0

function urbanizable(game: Game, state: State): { hexes: string[]; letters: Letter[] } {
  const { kinds } = trackOf(game, state)
  return {
    hexes: game.board.hexes.filter((hex) => kinds[hex.index] === TOWN).map((hex) => hex.name),
    letters: game.steps.newCities.filter((letter) => !state.newCities.some((city) => city.letter === letter)),
  }
}

function urbanize(
  run: Run,
  stage: Building,
  seat: Seat,
  action: Extract<Action, { type: 'urbanize' }>,
): Building | Refusal {
  const { special } = playerOf(run.state, seat)
  if (special !== 'urbanization' || stage.urbanized)
    return refusal('AOS-CITY-01', { hex: action.hex, letter: action.letter })
  if (stage.built > 0) return refusal('AOS-BUILD-02', { limit: stage.built })
  const { hexes, letters } = urbanizable(run.game, run.state)
  if (!hexes.includes(action.hex) || !letters.includes(action.letter)) {
    return refusal('AOS-CITY-01', { hex: action.hex, letter: action.letter })
  }
  const hex = run.game.board.byName.get(action.hex) as HexIndex
  const tiles = run.state.tiles.with(hex, null)
  update(run, { tiles, newCities: [...run.state.newCities, { hex, letter: action.letter }] })
  claimCompleted(run, hex, seat)
  run.game.steps.urbanizeTownCubes(run, hex)
  run.events.push({ type: 'urbanized', seat, hex: action.hex, letter: action.letter })
  return { ...stage, urbanized: true }
}

/** Track that nobody owned and that the New City made a link belongs to whoever placed it (AOS-CITY-03, D-22). */
function claimCompleted(run: Run, city: HexIndex, seat: Seat): void {
  const track = trackOf(run.game, run.state)
  for (const side of SIDES) {
    const next = neighbourOf(track.board, city, side)
    if (next === NO_HEX || track.kinds[next] === CITY) continue
    const index = wiringAt(track, next)?.at[(side + 3) % 6] ?? -1
    if (index < 0) continue
    const chain = chainOf(track, next, index)
    if (chain.owner === null && isLink(chain)) update(run, { tiles: reowned(run.state.tiles, chain.segments, seat) })
  }
}

/** Tries hexes in random order until one of them takes a tile; track that becomes a link comes more often. */
function randomBuild(builder: Builder, pick: Pick): Action | null {
  const hexes = builder.game.board.hexes.map((hex) => hex.index)
  for (let count = hexes.length; count > 0; count--) {
    const at = pick(count)
    const hex = hexes[at] as HexIndex
    hexes[at] = hexes[count - 1] as HexIndex
    const legal = legalBuildsAt(builder, hex)
    const linking = legal.filter((one) => one.effect.completes.length > 0)
    const preferred = linking.length > 0 && pick(4) > 0 ? linking : legal
    const chosen = preferred[pick(Math.max(1, preferred.length))]
    if (chosen) {
      const { tile, rotation } = chosen.proposal
      return { type: 'build', hex: nameOf(builder.game, hex), tile, rotation }
    }
  }
  return null
}
