import {
  type Chance,
  type FullRules,
  HIDDEN,
  type Hidden,
  type Refusal,
  refusal,
  type Seat,
} from '#engine/core/index.ts'

/**
 * A small game that is nothing like ours, to prove that a table knows no game: seats take one to three stones from one
 * heap in turn, or throw a die for how many; each seat has a secret number of its own until the last one is taken.
 */
export interface Stones {
  readonly heap: number
  readonly turn: Seat
  readonly taken: readonly number[]
  /** By seat. */
  readonly secrets: readonly (number | Hidden)[]
}

type Take = { readonly type: 'take'; readonly n: number } | { readonly type: 'throw' } | { readonly type: 'burst' }

/**
 * What a deploy changes: another version, and perhaps another game, in which whoever takes gets more, whoever throws gets
 * more, or the heap begins larger.
 */
export const STONES_VERSION = { now: 1, bonus: 0, luck: 0, larger: 0 }

export const stones: FullRules<Stones, Take> = {
  id: 'stones',
  get version() {
    return STONES_VERSION.now
  },
  name: 'Stones',
  maps: [
    { id: 'heap', name: 'Heap', seats: [2, 3] },
    { id: 'mound', name: 'Mound', seats: [1, 10] },
  ],
  options: (map) => [
    {
      id: 'size',
      values: ['10', '20', ...(map === 'mound' ? ['200'] : [])],
      default: '20',
    },
  ],
  setup({ options, seats }, chance) {
    const secrets = Array.from({ length: seats }, (_, seat) => numberFor(seat, chance))
    return { heap: Number(options.size) + STONES_VERSION.larger, turn: 0, taken: secrets.map(() => 0), secrets }
  },
  turn: ({ heap, turn }) => ({
    phase: 'take',
    round: 1,
    rounds: 1,
    seats: heap > 0 ? [turn] : [],
    ask: 'take',
    over: heap === 0,
  }),
  moves: ({ heap }) => Math.min(3, heap),
  sample: ({ heap }, _seat, pick) => ({ type: 'take', n: 1 + pick(Math.min(3, heap)) }),
  play(state, seat, raw, chance) {
    const action = raw as Take
    if (action.type === 'burst') throw new Error('the rules have a bug')
    if (seat !== state.turn) return no(refusal('STONES-TURN'))
    const n = action.type === 'throw' ? Math.min(chance.die('throw', 3), state.heap) : action.n
    if (!Number.isInteger(n) || n < 1 || n > 3 || n > state.heap)
      return no(refusal('STONES-COUNT', { heap: state.heap }))
    const more = STONES_VERSION.bonus + (action.type === 'throw' ? STONES_VERSION.luck : 0)
    const taken = state.taken.with(seat, (state.taken[seat] as number) + n + more)
    const heap = state.heap - n
    const secrets = heap === 0 ? opened(state.secrets, chance) : state.secrets
    return { ok: true, state: { ...state, heap, turn: (seat + 1) % taken.length, taken, secrets }, events: [] }
  },
  view: (state, seat) =>
    state.heap === 0
      ? state
      : { ...state, secrets: state.secrets.map((secret, of) => (of === seat ? secret : HIDDEN)) },
  knownAction: (_setup, _seat, action) => action,
  standings: ({ taken }) =>
    taken.map((score, seat) => ({ seat, place: 1, score, figures: { taken: score }, eliminated: false })),
  result: (state) => (state.heap === 0 ? { winners: [], standings: stones.standings(state) } : null),
  broken: () => [],
}

const NUMBERS = Array.from({ length: 100 }, (_, i) => i + 1)
const BAG = Object.fromEntries(NUMBERS.map((number) => [number, 1]))

function numberFor(seat: Seat, chance: Chance): number | Hidden {
  const drawn = chance.draw(`secret/${seat}`, BAG, seat)
  return drawn === HIDDEN ? HIDDEN : Number(drawn)
}

const opened = (secrets: Stones['secrets'], chance: Chance): number[] =>
  secrets.map((secret, seat) => chance.reveal(`open/${seat}`, secret, NUMBERS))

const no = (reason: Refusal) => ({ ok: false, refusal: reason }) as const
