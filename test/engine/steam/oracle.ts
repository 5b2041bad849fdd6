import { opposite, type Side } from '#engine/hex/layout.ts'
import { TILES } from '#engine/steam/tiles.ts'
import { type Board, CITY, NO_HEX, neighbourOf, TOWN } from '#engine/track/board.ts'
import {
  chainWith,
  endsOf,
  type Laid,
  leavesTheBoard,
  type Piece,
  type PieceEnd,
  type PieceEnds,
  placesOf,
  same,
} from '../track/plain.ts'

/**
 * Section 7 of the rules of Steam once more, written as plainly as can be: one building turn on a heap of pieces.
 * STM-ENG-09 and -10 are followed word by word.
 */
export interface Part extends Piece {
  /** Added or claimed in this turn: its chain is not lost at the end. */
  readonly fresh: boolean
  /** Waits to be connected. */
  readonly waits: boolean
}

export interface Ground {
  readonly board: Board
  readonly kinds: Uint8Array
  readonly parts: readonly Part[]
}

type Lying = Part & { readonly isNew: boolean }

/** The ground with this tile laid, or null where the rules forbid it; money, supply and the number of builds aside. */
export function layTile(ground: Ground, seat: number, laid: Laid, isFirst: boolean): Ground | null {
  const { board, kinds, parts } = ground
  if (kinds[laid.hex] === CITY) return null
  if ((TILES.byId.get(laid.tile)?.kind === 'town') !== (kinds[laid.hex] === TOWN)) return null
  const now = endsOf(TILES, kinds, laid)
  if (leavesTheBoard(board, laid.hex, now)) return null
  const old = parts.filter(({ hex }) => hex === laid.hex)
  const gone = old.filter(({ ends }) => !now.some((one) => same(one, ends)))
  const added = now.filter((ends) => !old.some((one) => same(one.ends, ends)))
  const moved = gone.length === 0 ? null : redirected(ground, seat, gone, added)
  if (added.length === 0 || (gone.length > 0 && !moved)) return null
  if (isFirst && (moved || !added.some((ends) => touchesCity(ground, laid.hex, ends)))) return null

  const before = placesWithLinks(ground, seat)
  const here = now.map((ends): Lying => {
    const kept = old.find((one) => same(one.ends, ends))
    if (kept) return { ...kept, isNew: false }
    if (moved && same(moved.to, ends)) return { ...moved.from, ends, waits: false, isNew: true }
    return { hex: laid.hex, ends, owner: null, fresh: true, waits: false, isNew: true }
  })
  const elsewhere = parts.filter(({ hex }) => hex !== laid.hex).map((part): Lying => ({ ...part, isNew: false }))
  const all = [...elsewhere, ...here]
  const strands = here.filter((part) => part.isNew).map((part) => chainWith(board, all, part))
  if (strands.some((chain) => chain.some(({ owner }) => owner !== null && owner !== seat))) return null
  if (strands.some((chain) => isLoop(ground, chain) || isRing(ground, chain))) return null

  const anchored = anchoredOf(ground, strands, before)
  const mayWait = kinds[laid.hex] !== TOWN && (old.length === 0 || gone.length > 0)
  if (anchored.length < strands.length && !(mayWait && anchored.length > 0)) return null

  const taken = new Set<Lying>()
  for (const chain of anchored) {
    const turned = moved && moved.from.owner === null && chain.some(({ isNew, ends }) => isNew && same(ends, moved.to))
    const joinsOwn = chain.some(({ owner }) => owner === seat)
    if (!turned || isComplete(ground, chain) || joinsOwn) for (const part of chain) taken.add(part)
  }
  const owned = all.map((part): Part => {
    const waits = part.waits || (part.isNew && !anchored.some((chain) => chain.includes(part)))
    const { isNew: _, ...rest } = part
    return taken.has(part) ? { ...rest, owner: seat, waits: false } : { ...rest, waits }
  })
  const withStubs = owned.map((part): Part => {
    const isStub = part.hex === laid.hex && kinds[part.hex] === TOWN && part.owner === null
    if (!isStub) return part
    const chain = chainWith(board, owned, part)
    return chain.length === 1 && !isComplete(ground, chain) ? { ...part, owner: seat, fresh: true } : part
  })
  return settled({ ...ground, parts: withStubs }, seat)
}

/** STM-BUILD-20: which track turns, and to where. */
function redirected(
  ground: Ground,
  seat: number,
  gone: readonly Part[],
  added: readonly PieceEnds[],
): { from: Part; to: PieceEnds } | null {
  const [x] = gone
  if (!x || gone.length > 1 || ground.kinds[x.hex] === TOWN) return null
  const chain = chainWith(ground.board, ground.parts, x)
  if (isComplete(ground, chain)) return null
  const places = placesOf(ground.board, ground.kinds, chain)
  const [node] = places
  if (node === undefined) return null
  const linked = placesWithLinks(ground, seat)
  if (x.owner !== seat && (x.owner !== null || !(ground.kinds[node] === CITY || linked.has(node)))) return null
  for (const [open, kept] of [x.ends, x.ends.toReversed()] as [Side, Side][]) {
    const beyond = neighbourOf(ground.board, x.hex, open)
    // Track from a New City round to itself is open at the city (STM-URB-06).
    const isFree = places.length === 2 ? ground.kinds[beyond] === CITY : !continues(ground, x.hex, open)
    const to = added.filter((ends) => ends.includes(kept))
    if (isFree && to.length === 1) return { from: x, to: to[0] as PieceEnds }
  }
  return null
}

/** Whether anything lies beyond a side that track there would join. */
function continues({ board, kinds, parts }: Ground, hex: number, side: Side): boolean {
  const beyond = neighbourOf(board, hex, side)
  return kinds[beyond] === CITY || parts.some((one) => one.hex === beyond && one.ends.includes(opposite(side)))
}

const touchesCity = ({ board, kinds }: Ground, hex: number, ends: readonly PieceEnd[]): boolean =>
  ends.some((end) => end !== 'town' && kinds[neighbourOf(board, hex, end)] === CITY)

const isComplete = ({ board, kinds }: Ground, chain: readonly Piece[]): boolean => {
  const [a, b] = placesOf(board, kinds, chain)
  return a !== undefined && b !== undefined && a !== b
}

const isLoop = ({ board, kinds }: Ground, chain: readonly Piece[]): boolean => {
  const [a, b] = placesOf(board, kinds, chain)
  return a !== undefined && a === b
}

/** Every end of every piece meets another piece of the same chain: it leads nowhere at all. */
const isRing = ({ board }: Ground, chain: readonly Piece[]): boolean =>
  chain.every(({ hex, ends }) =>
    ends.every((end) => {
      const next = end === 'town' ? NO_HEX : neighbourOf(board, hex, end)
      return end !== 'town' && chain.some((one) => one.hex === next && one.ends.includes(opposite(end)))
    }),
  )

/** Towns and cities at which a complete link of this seat ends. */
function placesWithLinks(ground: Ground, seat: number): Set<number> {
  const own = ground.parts.filter(({ owner }) => owner === seat)
  const links = own
    .map((part) => chainWith(ground.board, ground.parts, part))
    .filter((chain) => isComplete(ground, chain))
  return new Set(links.flatMap((chain) => placesOf(ground.board, ground.kinds, chain)))
}

/** STM-BUILD-11. */
function anchoredOf<P extends Piece>(ground: Ground, strands: readonly P[][], present: ReadonlySet<number>): P[][] {
  const towns = new Set(present)
  const anchored: P[][] = []
  for (;;) {
    const next = strands.filter(
      (chain) =>
        !anchored.includes(chain) &&
        placesOf(ground.board, ground.kinds, chain).some((place) => ground.kinds[place] === CITY || towns.has(place)),
    )
    if (next.length === 0) return anchored
    for (const chain of next) {
      anchored.push(chain)
      if (isComplete(ground, chain)) for (const place of placesOf(ground.board, ground.kinds, chain)) towns.add(place)
    }
  }
}

/** STM-ENG-04: anchoring once more for what waits. */
function settled(ground: Ground, seat: number): Ground {
  const waiting = ground.parts.filter(({ waits }) => waits)
  const chains = waiting.map((part) => chainWith(ground.board, ground.parts, part))
  const anchored = anchoredOf(ground, chains, placesWithLinks(ground, seat)).flat()
  const parts = ground.parts.map((part) => (anchored.includes(part) ? { ...part, owner: seat, waits: false } : part))
  return { ...ground, parts }
}

/** STM-ENG-10: a New City on a town. */
export function placeNewCity(ground: Ground, seat: number, hex: number): Ground {
  const { board } = ground
  const was = new Map(ground.parts.map((part) => [part, isComplete(ground, chainWith(board, ground.parts, part))]))
  const kinds = ground.kinds.slice()
  kinds[hex] = CITY
  const left = ground.parts.filter((part) => part.hex !== hex)
  const after = { ...ground, kinds, parts: left }
  const parts = left.map((part): Part => {
    const chain = chainWith(board, left, part)
    const reaches = placesOf(board, kinds, chain).includes(hex)
    const isNew = reaches && isComplete(after, chain) && was.get(part) === false
    return isNew && part.owner === null ? { ...part, owner: seat, waits: false } : part
  })
  return settled({ ...after, parts }, seat)
}

/** STM-OWN-05, STM-BUILD-16: null while something waits. */
export function endTurn(ground: Ground, seat: number): Ground | null {
  if (ground.parts.some(({ waits }) => waits)) return null
  const parts = ground.parts.map((part): Part => {
    if (part.owner !== seat) return part
    const chain = chainWith(ground.board, ground.parts, part)
    return isComplete(ground, chain) || chain.some(({ fresh }) => fresh) ? part : { ...part, owner: null }
  })
  return { ...ground, parts }
}
