import { linkSegments } from '#engine/age-of-steam/score.ts'
import type { Seat } from '#engine/core/index.ts'
import { figure, signed } from '#worker/both/language/grammar.ts'
import { dollars, say } from '../../texts/language.svelte.ts'
import type { Figure } from '../common/figure.ts'
import type { PlayersShown } from '../rail/ui.ts'
import { wordsOn } from './mapWords.ts'
import type { World } from './world.ts'

/** The players at a glance, in player order, the bankrupt after the others. */
export function playersOf(world: World): PlayersShown {
  const { players, order, map } = world.state
  const segments = linkSegments(world.game, world.state)
  const { alone } = wordsOn(map)
  const out = alone?.out ?? say('rail/table').out
  return {
    seats: [...order, ...players.flatMap(({ eliminated }, seat) => (eliminated === null ? [] : [seat]))],
    lineOf(seat) {
      const eliminated = players[seat]?.eliminated ?? null
      return {
        holds: holds(world, seat),
        figures: figures(world, seat, segments[seat] ?? 0),
        out: eliminated === null ? null : out(eliminated),
      }
    },
  }
}

function holds({ state: { players, map } }: World, seat: Seat): string {
  const { special, freePass } = players[seat] ?? { special: null, freePass: false }
  if (special) return say('age-of-steam/table').actions[special]
  return freePass ? (wordsOn(map).payFirst?.held ?? say('rail/table').freePass) : ''
}

function figures({ game, state }: World, seat: Seat, track: number): readonly Figure[] {
  const player = state.players[seat]
  if (!player) return []
  const t = say('age-of-steam/table').figures
  const { alone } = wordsOn(state.map)
  const { money, income, shares, engine } = player
  const next = income - shares - engine
  const score = game.steps.points(game, state, seat)
  return [
    { name: 'Money', ...t.Money, text: dollars(money), rank: 'first' },
    { name: 'Next', ...t.Next, text: signed(next), loss: next < 0, rank: 'first' },
    { name: 'Income', ...t.Income, text: figure(income), rank: 'middle' },
    { name: 'Shares', ...t.Shares, ...(alone && { help: alone.shares }), text: figure(shares), rank: 'last' },
    { name: 'Loco', ...t.Loco, text: figure(engine), rank: 'middle' },
    alone
      ? { name: 'Score', ...alone.score, text: dollars(score), loss: score < 0, rank: 'last' }
      : { name: 'Track', ...t.Track, text: figure(track), rank: 'last' },
  ]
}
