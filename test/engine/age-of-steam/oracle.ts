import { TILES } from '#engine/age-of-steam/tiles.ts'
import { opposite, type Side } from '#engine/hex/layout.ts'
import { type Board, CITY, neighbourOf, TOWN } from '#engine/track/board.ts'
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
 * Section 5 of the rules of Age of Steam once more, written as plainly as can be: a building phase on a heap of pieces.
 */
export interface Part extends Piece {
  /** Who added it in this phase: its chain is not lost at the end. */
  readonly addedBy: number | null
}

export interface Ground {
  readonly board: Board
  readonly kinds: Uint8Array
  readonly parts: readonly Part[]
}

/** The ground with this tile laid, or null where track may not lie so, whatever it costs and whoever's turn it is. */
export function layTile(ground: Ground, seat: number, laid: Laid): Ground | null {
  const { board, kinds, parts } = ground
  if (kinds[laid.hex] === CITY) return null
  if (TILES.byId.get(laid.tile)?.kind === 'town' && kinds[laid.hex] !== TOWN) return null
  const now = endsOf(TILES, kinds, laid)
  if (leavesTheBoard(board, laid.hex, now)) return null
  const old = parts.filter(({ hex }) => hex === laid.hex)
  const gone = old.filter(({ ends }) => !now.some((one) => same(one, ends)))
  const added = now.filter((ends) => !old.some((one) => same(one.ends, ends)))
  const left = parts.filter((part) => !gone.includes(part))
  if (gone.length === 0 && added.length > 0) return joined({ ...ground, parts: left }, seat, laid.hex, added)
  const [turned, to] = [gone[0], added[0]]
  if (gone.length !== 1 || added.length !== 1 || !turned || !to || kinds[laid.hex] === TOWN) return null
  return mayTurn(ground, seat, turned, to) ? redirected({ ...ground, parts: left }, seat, turned, to) : null
}

/** New track, and what it takes over (AOS-BUILD-08 and -09, AOS-CONN, AOS-OWN-05). */
function joined(ground: Ground, seat: number, hex: number, added: readonly PieceEnds[]): Ground | null {
  const { board } = ground
  const fresh = added.map((ends): Part => ({ hex, ends, owner: seat, addedBy: seat }))
  const all = [...ground.parts, ...fresh]
  const chains = fresh.map((part) => chainWith(board, all, part))
  if (chains.some((chain) => isForeign(chain, seat) || isLoop(ground, chain))) return null
  const parts = givenTo(seat, all, chains.flat())
  const connected = connectedToCity({ ...ground, parts }, seat)
  const isConnected = ({ ends }: Part): boolean => connected.some((one) => one.hex === hex && same(one.ends, ends))
  return fresh.every(isConnected) ? { ...ground, parts } : null
}

/** AOS-REDIR-01 and -03: the free end of a section of one's own or of nobody. */
function mayTurn({ board, kinds, parts }: Ground, seat: number, turned: Part, to: PieceEnds): boolean {
  if (turned.owner !== null && turned.owner !== seat) return false
  if (placesOf(board, kinds, chainWith(board, parts, turned)).length !== 1) return false
  const stays = turned.ends.filter((end) => to.includes(end))
  if (stays.length !== 1) return false
  // The end that turns must be the free one: behind the other lies the root. No stub of a town is ever turned.
  const free = turned.ends.find((end) => end !== stays[0]) as Side
  const beyond = neighbourOf(board, turned.hex, free)
  return kinds[beyond] !== CITY && !parts.some((one) => one.hex === beyond && one.ends.includes(opposite(free)))
}

/** AOS-REDIR-04 to -06: it changes its owner only by becoming a link, and is never an extension. */
function redirected(ground: Ground, seat: number, turned: Part, to: PieceEnds): Ground | null {
  const { board } = ground
  const moved: Part = { ...turned, ends: to }
  const all = [...ground.parts, moved]
  const chain = chainWith(board, all, moved)
  if (isForeign(chain, seat) || isLoop(ground, chain)) return null
  const asOwn = { ...ground, parts: givenTo(seat, all, chain) }
  const isConnected = connectedToCity(asOwn, seat).some((one) => one.hex === moved.hex && same(one.ends, to))
  if (turned.owner === null && !isConnected) return null
  return isLink(ground, chain) ? asOwn : { ...ground, parts: all }
}

const givenTo = (seat: number, all: readonly Part[], chosen: readonly Part[]): Part[] =>
  all.map((part) => (chosen.includes(part) ? { ...part, owner: seat } : part))

const isForeign = (chain: readonly Part[], seat: number): boolean =>
  chain.some(({ owner }) => owner !== null && owner !== seat)

/** Both ends at the same place. */
function isLoop({ board, kinds }: Ground, chain: readonly Part[]): boolean {
  const [a, b] = placesOf(board, kinds, chain)
  return a !== undefined && a === b
}

function isLink({ board, kinds }: Ground, chain: readonly Part[]): boolean {
  const [a, b] = placesOf(board, kinds, chain)
  return a !== undefined && b !== undefined && a !== b
}

/** The own pieces from which a city can be reached over own pieces and through own exits of towns. */
function connectedToCity({ board, kinds, parts }: Ground, seat: number): Part[] {
  const own = parts.filter(({ owner }) => owner === seat)
  const connected = new Set<Part>()
  const reached = new Set<number>()
  for (;;) {
    const size = connected.size
    for (const piece of own) {
      if (connected.has(piece)) continue
      const chain = chainWith(board, own, piece)
      const places = placesOf(board, kinds, chain)
      if (!places.some((place) => kinds[place] === CITY || reached.has(place))) continue
      for (const one of chain) connected.add(one)
      for (const place of places) reached.add(place)
    }
    if (connected.size === size) return [...connected]
  }
}

/** AOS-CITY-02 and -03: what nobody owned and is a link by this belongs to whoever placed it. */
export function placeNewCity(ground: Ground, seat: number, hex: number): Ground {
  const { board } = ground
  const wasLink = new Set(ground.parts.filter((part) => isLink(ground, chainWith(board, ground.parts, part))))
  const kinds = ground.kinds.with(hex, CITY)
  const left = ground.parts.filter((part) => part.hex !== hex)
  const after = { ...ground, kinds, parts: left }
  const claimed = left.filter(
    (part) => part.owner === null && !wasLink.has(part) && isLink(after, chainWith(board, left, part)),
  )
  return { ...after, parts: givenTo(seat, left, claimed) }
}

/** AOS-OWN-06: the sections of these seats to which they added nothing become free. */
export function loseSections(ground: Ground, seats: readonly number[]): Ground {
  const { board, parts } = ground
  const isLost = (part: Part): boolean => {
    if (part.owner === null || !seats.includes(part.owner)) return false
    const chain = chainWith(board, parts, part)
    return !isLink(ground, chain) && !chain.some(({ addedBy }) => addedBy === part.owner)
  }
  return { ...ground, parts: parts.map((part) => (isLost(part) ? { ...part, owner: null } : part)) }
}

/** Everything that lies on the board, as words to be compared. */
export const told = (parts: readonly Piece[]): string[] =>
  parts.map(({ hex, ends, owner }) => `${hex} ${[...ends].sort(byName)} ${owner}`).sort()

const byName = (a: PieceEnd, b: PieceEnd): number => String(a).localeCompare(String(b))
