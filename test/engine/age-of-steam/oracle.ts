import type { State } from '#engine/age-of-steam/index.ts'
import { TILES } from '#engine/age-of-steam/tiles.ts'
import { opposite, type Side } from '#engine/hex/layout.ts'
import { type Board, CITY, neighbourOf, TOWN } from '#engine/track/board.ts'
import {
  chainWith,
  endsOf,
  type Laid,
  leavesTheBoard,
  type Piece,
  type PieceEnds,
  piecesOn,
  placesOf,
  same,
} from '../track/plain.ts'

/** Section 5 of the rules of Age of Steam once more, written as plainly as can be. */
interface Part extends Piece {
  readonly isNew: boolean
}

/** Whether track may lie so, whatever it costs and whoever's turn it is. */
export function mayLie(board: Board, kinds: Uint8Array, state: State, seat: number, laid: Laid): boolean {
  if (kinds[laid.hex] === CITY) return false
  const kind = TILES.byId.get(laid.tile)?.kind
  if (kind === 'town' && kinds[laid.hex] !== TOWN) return false
  const after = endsOf(TILES, kinds, laid)
  if (leavesTheBoard(board, laid.hex, after)) return false
  const placed = state.tiles[laid.hex]
  const before = placed ? endsOf(TILES, kinds, { ...placed, hex: laid.hex }) : []
  const kept = before.map((old) => after.findIndex((now) => same(old, now)))
  const added = after.filter((_, i) => !kept.includes(i))
  const lost = before.filter((_, i) => kept[i] === -1)
  if (added.length === 0 && lost.length === 0) return false
  if (lost.length > 1) return false
  const elsewhere = allParts(kinds, state).filter((piece) => piece.hex !== laid.hex)
  const here = after.map((ends, i): Part => {
    const from = kept.indexOf(i)
    return { hex: laid.hex, ends, owner: from === -1 ? seat : (placed?.owners[from] ?? null), isNew: from === -1 }
  })
  if (lost.length === 1) {
    const [old] = lost as [PieceEnds]
    const [now] = added as [PieceEnds]
    if (kinds[laid.hex] === TOWN || added.length !== 1 || !now) return false
    return mayTurn(board, kinds, state, seat, laid.hex, old, now, elsewhere, here)
  }
  return mayJoin(board, kinds, seat, elsewhere, here)
}

const allParts = (kinds: Uint8Array, state: State): Part[] =>
  piecesOn(TILES, kinds, state.tiles).map((piece) => ({ ...piece, isNew: false }))

function mayJoin(
  board: Board,
  kinds: Uint8Array,
  seat: number,
  elsewhere: readonly Part[],
  here: readonly Part[],
): boolean {
  const all = [...elsewhere, ...here]
  for (const piece of here.filter((one) => one.isNew)) {
    const chain = chainWith(board, all, piece)
    if (chain.some(({ owner }) => owner !== null && owner !== seat)) return false
    const places = placesOf(board, kinds, chain)
    if (places.length === 2 && places[0] === places[1]) return false
  }
  // What is joined to new track becomes the builder's.
  const taken = new Set(here.filter((one) => one.isNew).flatMap((piece) => chainWith(board, all, piece)))
  const own = all.filter((piece) => piece.owner === seat || taken.has(piece))
  const connected = connectedToCity(board, kinds, own)
  return here.every((piece) => !piece.isNew || connected.has(piece))
}

/** The own pieces from which a city can be reached over own pieces and through own exits of towns. */
function connectedToCity(board: Board, kinds: Uint8Array, own: readonly Part[]): Set<Part> {
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
    if (connected.size === size) return connected
  }
}

function mayTurn(
  board: Board,
  kinds: Uint8Array,
  state: State,
  seat: number,
  hex: number,
  old: PieceEnds,
  now: PieceEnds,
  elsewhere: readonly Part[],
  here: readonly Part[],
): boolean {
  const standing = allParts(kinds, state)
  const turned = standing.find((piece) => piece.hex === hex && same(piece.ends, old)) as Part
  const section = chainWith(board, standing, turned)
  const root = placesOf(board, kinds, section)
  if (root.length !== 1) return false
  if (turned.owner !== null && turned.owner !== seat) return false
  const stays = old.filter((end) => now.includes(end))
  if (stays.length !== 1) return false
  // The end that turns must be the free one: behind the other lies the root.
  const left = old.find((end) => end !== stays[0]) as Side
  const beyond = neighbourOf(board, hex, left)
  const leads =
    kinds[beyond] === CITY || standing.some((piece) => piece.hex === beyond && piece.ends.includes(opposite(left)))
  if (leads) return false
  const all = [...elsewhere, ...here]
  const moved = here.find((piece) => same(piece.ends, now)) as Part
  const chain = chainWith(board, all, moved)
  if (chain.some((piece) => piece !== moved && piece.owner !== null && piece.owner !== seat)) return false
  const places = placesOf(board, kinds, chain)
  if (places.length === 2 && places[0] === places[1]) return false
  if (turned.owner === seat) return true
  const own = all.filter((piece) => piece.owner === seat || chain.includes(piece))
  return connectedToCity(board, kinds, own).has(moved)
}
