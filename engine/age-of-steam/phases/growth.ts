import { refusal } from '../../core/refusal.ts'
import { type Area, emptySpaces, letterOf, numberColumn, withSpace } from '../display.ts'
import { addCube, bagSize, drawCube, type Game, holderOf, nameOf, type Run, returnToBag, update } from '../game.ts'
import type { Column, Good } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

const CUBES_OF_PRODUCTION = 2

/** Phase 9: Production, then the dice (AOS-GROW-01 to -06). */
export const growth: DecisionPhase<StageOf<'growth'>> = {
  enter(run) {
    run.game.steps.growthStart(run)
    const seat = holderOf(run.state, 'production')
    if (seat !== undefined && room(run) > 0) return { phase: 'growth', seat, drawn: null }
    grow(run)
    return null
  },
  seat: (stage) => stage.seat,
  /** Cubes that were drawn and not placed go back. */
  tidyUp(run, stage) {
    for (const cube of stage.drawn ?? []) returnToBag(run, cube)
    return stage
  },
  without(run) {
    grow(run)
    return null
  },
  ask: (stage) => (stage.drawn === null ? 'produce' : 'place'),
  moves: (game, state, stage) =>
    stage.drawn === null
      ? { ask: 'produce' }
      : { ask: 'place', cubes: [...new Set(stage.drawn)], spaces: emptySpaces(game.steps.spaces, state.display) },
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'produce': {
        if (stage.drawn !== null) return refusal('AOS-GROW-01', { drawn: stage.drawn.length })
        const drawn = draw(run, Math.min(CUBES_OF_PRODUCTION, room(run)))
        run.events.push({ type: 'produced', seat, cubes: drawn })
        return { ...stage, drawn }
      }
      case 'decline':
        if (stage.drawn !== null) return refusal('AOS-GROW-01', { drawn: stage.drawn.length })
        run.events.push({ type: 'declined', seat })
        grow(run)
        return null
      case 'place': {
        const { cube, column, row } = action
        if (stage.drawn === null || !stage.drawn.includes(cube)) return refusal('AOS-GROW-01', { cube })
        const space = run.game.steps.spaces.find((one) => one.column === column && one.row === row)
        if (!space || run.state.display[column][row] !== null) return refusal('AOS-GROW-01', { column, row })
        update(run, { display: withSpace(run.state.display, space, cube) })
        run.events.push({ type: 'placed', seat, cube, column, row })
        const drawn = stage.drawn.toSpliced(stage.drawn.indexOf(cube), 1)
        if (drawn.length > 0) return { ...stage, drawn }
        grow(run)
        return null
      }
      default:
        return notNow(stage, action)
    }
  },
}

/** How many cubes could be drawn and placed. */
const room = ({ state, game }: Run): number =>
  Math.min(bagSize(state), emptySpaces(game.steps.spaces, state.display).length)

function draw(run: Run, count: number): Good[] {
  return Array.from({ length: count }, (_, i) => drawCube(run, `production/${i}`) as Good)
}

function grow(run: Run): void {
  const { steps } = run.game
  steps.growthExtra(run)
  for (const area of steps.growthAreas) {
    const count = steps.growthDice(run.state)
    const dice = Array.from({ length: count }, (_, i) => run.chance.die(`growth/${area}/${i}`))
    run.events.push({ type: 'rolled', area, dice })
    for (const die of dice) growColumns(run, area, die)
  }
}

/** One die feeds a numbered city and, from its own column, the New City under it (AOS-GROW-03, -04). */
function growColumns(run: Run, area: Area, die: number): void {
  const city = numberedCity(run.game, area, die)
  if (city !== undefined) moveTopmost(run, numberColumn(area, die), city)
  const letter = letterOf(area, die)
  const newCity = run.state.newCities.find((placed) => placed.letter === letter)
  if (letter && newCity) moveTopmost(run, letter, newCity.hex)
}

function numberedCity(game: Game, area: Area, die: number): number | undefined {
  return game.board.places.find((hex) => {
    const number = game.board.hexes[hex]?.place?.number
    return number?.side === area && number.die === die
  })
}

function moveTopmost(run: Run, column: Column, hex: number): void {
  const row = run.state.display[column].findIndex((cube) => cube !== null)
  if (row === -1) return
  const cube = run.state.display[column][row] as Good
  update(run, { display: withSpace(run.state.display, { column, row }, null) })
  addCube(run, hex, cube)
  run.events.push({ type: 'grew', hex: nameOf(run.game, hex), cube, column })
}
