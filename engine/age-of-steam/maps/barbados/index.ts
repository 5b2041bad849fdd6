import type { Seat } from '../../../core/rules.ts'
import type { MapData } from '../../../track/board.ts'
import { areaOf, SPACES, type Space, withSpace } from '../../display.ts'
import { drawCube, playerOf, type Run, remember, returnToBag, update, updatePlayer } from '../../game.ts'
import { eliminate } from '../../phases/upkeep.ts'
import { BASE_STEPS, drawOnto } from '../../steps.ts'
import type { Good, Special, State } from '../../types.ts'
import type { MapDefinition } from '../definition.ts'
import board from './board.json' with { type: 'json' }

const ACTIONS: readonly Special[] = ['engineer', 'locomotive', 'urbanization', 'production']
const CUBES: Readonly<Record<string, number>> = { normal: 1, easier: board.special.easierCubes.each }
const DICE = board.goodsDisplay.diceEachRound
const SHARE = 5
const LIGHT = SPACES.filter(({ column }) => areaOf(column) === 'light')

/** One player against the bills (AOS-BAR-01 to -08). */
export const barbados: MapDefinition = {
  data: board as unknown as MapData,
  options: [{ id: 'barbadosLevel', values: ['normal', 'easier'], default: 'normal' }],
  steps: {
    cubes: { ...BASE_STEPS.cubes, purple: 0 },
    newCities: ['A', 'B', 'C', 'D'],
    spaces: LIGHT,
    fillDisplay(run) {
      for (const space of LIGHT) if (space.row === 0) fillTop(run, space)
    },
    fillBoard(run) {
      const each = CUBES[run.state.options.barbadosLevel ?? 'normal'] ?? 1
      for (const hex of run.game.board.places) {
        if (run.game.board.hexes[hex]?.place?.kind === 'city') drawOnto(run, hex, each)
      }
    },
    sharesMax: (state, seat) => Math.min(1, BASE_STEPS.sharesMax(state, seat)),
    /** An action stays used up until all four are (AOS-BAR-05). */
    specials: (state) => ACTIONS.filter((action) => !usedUp(state).includes(action)),
    afterChoice: (run, special) => remember(run, { usedUp: [...usedUp(run.state), special] }),
    growthAreas: ['light'],
    growthDice: () => DICE,
    atEnd: buyBackShares,
    /** Until the shares have been paid for, what would be left. */
    points: (_, state, seat) => playerOf(state, seat).money - (state.stage.phase === 'over' ? 0 : owed(state, seat)),
  },
}

function usedUp({ memory }: Run['state']): readonly Special[] {
  const used = memory.usedUp ?? []
  return used.length < ACTIONS.length ? used : []
}

/** A red cube for the red New City, or a blue one for the blue, is drawn again; what was rejected goes back (AOS-BAR-02). */
function fillTop(run: Run, space: Space): void {
  const forbidden = (board.goodsDisplay.redraw as Readonly<Record<string, string>>)[space.column]
  const rejected: Good[] = []
  for (let attempt = 0; ; attempt++) {
    const cube = drawCube(run, `display/${space.column}/${attempt}`)
    if (cube === undefined) break
    if (cube !== forbidden) {
      update(run, { display: withSpace(run.state.display, space, cube) })
      break
    }
    rejected.push(cube)
  }
  for (const cube of rejected) returnToBag(run, cube)
}

const owed = (state: State, seat: Seat): number => playerOf(state, seat).shares * SHARE

/** Every share costs $5 at the end; who cannot pay has lost (AOS-BAR-08). */
function buyBackShares(run: Run): void {
  for (const seat of run.state.order) {
    const { money } = playerOf(run.state, seat)
    const due = owed(run.state, seat)
    if (money < due) {
      eliminate(run, seat, 'eliminated')
      continue
    }
    updatePlayer(run, seat, { money: money - due })
    run.events.push({ type: 'settled', seat, paid: due })
  }
}
