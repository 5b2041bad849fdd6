import type { Seat } from '#engine/core/index.ts'
import { balance } from '#engine/steam/phases/upkeep.ts'
import { linkCounts } from '#engine/steam/score.ts'
import { numberOf, type State } from '#engine/steam/types.ts'
import { figure, signed } from '#worker/both/language/grammar.ts'
import { dollars, say } from '../../texts/language.svelte.ts'
import type { Figure } from '../common/figure.ts'
import type { PlayersShown } from '../rail/ui.ts'
import { isStandard } from './money.ts'
import type { World } from './world.ts'

/** The players at a glance, in turn order, the bankrupt after the others. */
export function playersOf({ game, state }: World): PlayersShown {
  const { players, order, bankrupt } = state
  const links = linkCounts(game, state)
  return {
    seats: [...order, ...bankrupt.toReversed()],
    lineOf(seat) {
      const out = players[seat]?.eliminated ?? null
      return {
        holds: holds(state, seat),
        figures: figures(state, seat, links[seat] ?? 0),
        out: out === null ? null : say('rail/table').out(out),
      }
    },
  }
}

function holds(state: State, seat: Seat): string {
  const { tile, uses, freePass } = state.players[seat] ?? { tile: null, uses: false, freePass: false }
  if (!tile) return freePass ? say('rail/table').freePass : ''
  const { holds, actions } = say('steam/table')
  const name = actions[tile]
  if (isStandard(state)) return uses ? name : holds.turnedOver(name)
  return uses ? holds.numbered(numberOf(tile), name) : holds.numberedTurnedOver(numberOf(tile), name)
}

function figures(state: State, seat: Seat, links: number): readonly Figure[] {
  const player = state.players[seat]
  if (!player) return []
  const t = say('steam/table').figures
  const { cash, income, points, engine } = player
  const next = balance(state, seat)
  const standard = isStandard(state)
  const maintenance: Figure[] = standard
    ? [{ name: 'Next', ...t.Next, text: signed(next), loss: next < 0, rank: 'middle' }]
    : []
  const { label, base, standard: dear } = t.Loco
  return [
    { name: 'Income', ...t.Income, text: signed(income), loss: income < 0, rank: 'first' },
    { name: 'Points', ...t.Points, text: figure(points), rank: 'first' },
    { name: 'Cash', ...t.Cash, text: dollars(cash), rank: 'middle' },
    ...maintenance,
    { name: 'Loco', label, help: standard ? dear : base, text: figure(engine), rank: 'middle' },
    { name: 'Links', ...t.Links, text: figure(links), rank: 'last' },
  ]
}
