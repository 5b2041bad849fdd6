import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type State, TILES } from '#engine/age-of-steam/index.ts'
import { greedyBot } from '#engine/bots/index.ts'
import { randomBot } from '#engine/bots/random.ts'
import { chanceFrom } from '#engine/core/chance.ts'
import { isSide } from '#engine/hex/layout.ts'
import { neighbourOf } from '#engine/track/board.ts'
import { seededPick } from '../../random.ts'
import { referee } from '../../referee.ts'
import { mayLie } from './oracle.ts'
import { game, optionsWith } from './position.ts'

/** Rules that ask about more than how track lies: whose turn, what it costs, what is left in the box. */
const OTHER_RULES = ['AOS-BUILD-02', 'AOS-BUILD-03', 'AOS-BUILD-05', 'AOS-COMP-06', 'AOS-OWN-09']

test('AOS-BUILD-06 to -11, AOS-CONN, AOS-REPL, AOS-REDIR, AOS-TOWN: track lies as the rules say, word by word', () => {
  let [allowed, refused] = [0, 0]
  fc.assert(
    fc.property(fc.integer().map(String), fc.integer({ min: 3, max: 6 }), (seed, seats) => {
      const pick = seededPick(`${seed}/oracle`)
      const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 ? greedyBot : randomBot))
      referee({ rules: ageOfSteam, map: 'rust-belt', options: optionsWith(), bots, seed }, (raw) => {
        const state = raw as State
        if (state.stage.phase !== 'build' || pick(3) > 0) return
        const seat = state.stage.left[0] as number
        const rich = { ...state, players: state.players.map((one) => ({ ...one, money: 99, hasBuilt: true })) }
        const { kinds } = trackOf(game, rich)
        for (let i = 0; i < 60; i++) {
          const laid = proposal(rich, pick)
          const action = { type: 'build', ...laid, hex: game.board.hexes[laid.hex]?.name }
          // Every die shows a 1, and nothing can be drawn from a bag.
          const step = ageOfSteam.play(
            rich,
            seat,
            action,
            chanceFrom(() => 1),
          )
          if (!step.ok && OTHER_RULES.includes(step.refusal.rule)) continue
          expect([action, step.ok, step.ok ? '' : step.refusal.rule]).toEqual([
            action,
            mayLie(game.board, kinds, rich, seat, laid),
            step.ok ? '' : step.refusal.rule,
          ])
          if (step.ok) allowed++
          else refused++
        }
      })
    }),
    { numRuns: 40 },
  )
  expect(allowed).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(100)
})

/** Anywhere, but mostly where something lies already or close to it: that is where the rules have much to say. */
function proposal(state: State, pick: (n: number) => number): { hex: number; tile: string; rotation: number } {
  const { board } = game
  const built = state.tiles.flatMap((placed, hex) => (placed ? [hex] : []))
  const busy = built.length > 0 && pick(4) > 0 ? built : board.places
  const center = busy[pick(busy.length)] as number
  const side = pick(9)
  const next = isSide(side) ? neighbourOf(board, center, side) : center
  const type = TILES.types[pick(TILES.types.length)]
  return { hex: next < 0 ? center : next, tile: type?.id ?? 'straight', rotation: pick(6) }
}
