import type { Side } from '../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, TOWN } from './board.ts'
import type { Segment, TileKind, Wiring } from './tiles.ts'
import { type Track, wiringAt } from './track.ts'

/** A tile somebody would like to see on a hex. */
export interface Proposal {
  readonly hex: HexIndex
  readonly tile: string
  readonly rotation: number
}

export type ChangeKind = 'place' | 'crossing' | 'side-by-side' | 'town' | 'redirect'

/** What a proposal does to the hex, by geometry alone. */
export interface Change {
  readonly kind: ChangeKind
  readonly wiring: Wiring
  /** For each segment of the new wiring: the old segment it keeps, or -1 for a new one. */
  readonly keeps: readonly number[]
  /**
   * For a redirect: which new segment an old one has become. Two readings are possible when another one is added at the
   * same time; which of them holds depends on which end of the old segment was free.
   */
  readonly moves: readonly Move[]
}

/** An old segment that leads elsewhere afterwards: the side it keeps, and the side it leaves. */
export interface Move {
  readonly old: number
  readonly index: number
  readonly kept: Side
  readonly left: Side
}

/** How many segments a change adds, besides one that moves. */
export const addedBy = ({ keeps, moves }: Change): number =>
  keeps.filter((from) => from === -1).length - (moves.length > 0 ? 1 : 0)

/**
 * Why track cannot be built so. The words are the core's own; each game knows which of its rules a word stands for.
 */
export type Objection =
  | 'unknown-tile'
  | 'on-city'
  | 'town-tile-elsewhere'
  | 'closed-side'
  | 'changes-nothing'
  | 'drops-track'
  | 'drops-exit'
  | 'adds-no-exit'
  | 'moves-stub'
  | 'drops-both-tracks'
  | 'moves-link'
  | 'moves-root'
  | 'moves-foreign'
  | 'joins-foreign'
  | 'loop'
  | 'not-connected'

export const isObjection = (value: unknown): value is Objection => typeof value === 'string'

/** Compares the hex as it is with the hex as proposed. */
export function classify(track: Track, { hex, tile, rotation }: Proposal): Change | Objection {
  const kind = track.kinds[hex]
  const type = track.set.byId.get(tile)
  if (!type || !track.set.rotations(tile, kind === TOWN).includes(rotation)) return 'unknown-tile'
  if (kind === CITY) return 'on-city'
  if (type.kind === 'town' && kind !== TOWN) return 'town-tile-elsewhere'
  const wiring = track.set.wiring(tile, rotation, kind === TOWN)
  if (wiring.exits.some((side) => neighbourOf(track.board, hex, side) === NO_HEX)) return 'closed-side'
  const old = wiringAt(track, hex)
  return reshaped(old, wiring, type.kind, kind === TOWN)
}

/** What a tile does to what lies there, by the shapes of both: worked out once for each two. */
export function reshaped(old: Wiring | null, wiring: Wiring, kind: TileKind, onTown: boolean): Change | Objection {
  const from = old ?? NOTHING
  let known = changes.get(from)
  if (!known) {
    known = new Map()
    changes.set(from, known)
  }
  let change = known.get(wiring)
  if (change === undefined) {
    change =
      old === null
        ? { kind: 'place', wiring, keeps: wiring.segments.map(() => -1), moves: [] }
        : onTown
          ? classifyTown(old, wiring)
          : classifyReplacement(old, wiring, kind as ChangeKind)
    known.set(wiring, change)
  }
  return change
}

/** Tiles are few, and each is wired the same wherever it lies. */
const changes = new WeakMap<object, Map<Wiring, Change | Objection>>()
/** What stands for the wiring of an empty hex. */
const NOTHING = {}

function classifyTown(old: Wiring, wiring: Wiring): Change | Objection {
  const drops = old.exits.some((side) => !wiring.exits.includes(side))
  if (wiring.exits.length === old.exits.length) return drops ? 'moves-stub' : 'adds-no-exit'
  if (drops) return 'drops-exit'
  return { kind: 'town', wiring, keeps: kept(old, wiring), moves: [] }
}

function classifyReplacement(old: Wiring, wiring: Wiring, kind: ChangeKind): Change | Objection {
  const keeps = kept(old, wiring)
  const lost = old.segments.findIndex((_, i) => !keeps.includes(i))
  const added = keeps.flatMap((from, i) => (from === -1 ? [i] : []))
  if (lost === -1) return added.length === 0 ? 'changes-nothing' : { kind, wiring, keeps, moves: [] }
  if (wiring.segments.length < old.segments.length) return 'drops-track'
  if (keeps.filter((from) => from !== -1).length < old.segments.length - 1) return 'drops-both-tracks'
  return classifyMove(old, wiring, keeps, lost, added)
}

/** One track is not where it was: it may only have turned its free end to another side. */
function classifyMove(
  old: Wiring,
  wiring: Wiring,
  keeps: readonly number[],
  lost: number,
  added: readonly number[],
): Change | Objection {
  const [a, b] = old.segments[lost] as readonly [Side, Side]
  const moves = added.flatMap((index): Move[] => {
    const after = wiring.segments[index] as Segment
    if (after.includes(a)) return [{ old: lost, index, kept: a, left: b }]
    return after.includes(b) ? [{ old: lost, index, kept: b, left: a }] : []
  })
  return moves.length === 0 ? 'drops-track' : { kind: 'redirect', wiring, keeps, moves }
}

const kept = (old: Wiring, wiring: Wiring): number[] =>
  wiring.segments.map(([a, b]) => old.segments.findIndex((segment) => segment[0] === a && segment[1] === b))
