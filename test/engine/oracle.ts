import type { State } from '#engine/age-of-steam/index.ts'
import { TILES } from '#engine/age-of-steam/tiles.ts'
import { type Board, CITY, NO_HEX, neighbourOf, TOWN } from '#engine/track/board.ts'

/**
 * Section 5 of the rules once more, written as plainly as can be and sharing nothing with the engine but the board and
 * the pictures of the tiles: the whole board is joined up anew for every question. Slow, and for tests only.
 */
export interface Laid {
  readonly hex: number
  readonly tile: string
  readonly rotation: number
}

/** One end of a piece of track: a side of its hex, or the town. */
type End = number | 'town'

interface Piece {
  readonly hex: number
  readonly ends: readonly [End, End]
  owner: number | null
  readonly isNew: boolean
}

/** Whether track may lie so, whatever it costs and whoever's turn it is. */
export function mayLie(board: Board, kinds: Uint8Array, state: State, seat: number, laid: Laid): boolean {
  if (kinds[laid.hex] === CITY) return false
  const kind = TILES.byId.get(laid.tile)?.kind
  if (kind === 'town' && kinds[laid.hex] !== TOWN) return false
  const after = piecesOf(kinds, laid.hex, laid.tile, laid.rotation)
  if (after.some((ends) => ends.some((end) => end !== 'town' && neighbourOf(board, laid.hex, end) === NO_HEX)))
    return false
  const placed = state.tiles[laid.hex]
  const before = placed ? piecesOf(kinds, laid.hex, placed.tile, placed.rotation) : []
  const kept = before.map((old) => after.findIndex((now) => same(old, now)))
  const added = after.filter((_, i) => !kept.includes(i))
  const lost = before.filter((_, i) => kept[i] === -1)
  if (added.length === 0 && lost.length === 0) return false
  if (lost.length > 1) return false
  const elsewhere = allPieces(kinds, state).filter((piece) => piece.hex !== laid.hex)
  const here = after.map((ends, i): Piece => {
    const from = kept.indexOf(i)
    return { hex: laid.hex, ends, owner: from === -1 ? seat : (placed?.owners[from] ?? null), isNew: from === -1 }
  })
  if (lost.length === 1) {
    const [old] = lost as [readonly [End, End]]
    const [now] = added as [readonly [End, End]]
    if (kinds[laid.hex] === TOWN || added.length !== 1 || !now) return false
    return mayTurn(board, kinds, state, seat, laid.hex, old, now, elsewhere, here)
  }
  return mayJoin(board, kinds, seat, elsewhere, here)
}

const same = (a: readonly End[], b: readonly End[]): boolean => a.every((end) => b.includes(end))

function piecesOf(kinds: Uint8Array, hex: number, tile: string, rotation: number): (readonly [End, End])[] {
  const tracks = TILES.byId.get(tile)?.tracks ?? []
  const turned = tracks.map((track) => track.filter((side) => side < 6).map((side) => (side + rotation) % 6))
  if (kinds[hex] === TOWN) return turned.flat().map((side): readonly [End, End] => [side, 'town'])
  return turned.map((pair) => pair as unknown as readonly [End, End])
}

function allPieces(kinds: Uint8Array, state: State): Piece[] {
  return state.tiles.flatMap((placed, hex) => {
    if (!placed) return []
    const { segments } = TILES.wiring(placed.tile, placed.rotation, kinds[hex] === TOWN)
    return segments.map(([a, b], i): Piece => {
      return { hex, ends: [a, b === 6 ? 'town' : b], owner: placed.owners[i] ?? null, isNew: false }
    })
  })
}

/** The pieces that hang together across hex sides with this one, itself included. */
function chainWith(board: Board, all: readonly Piece[], piece: Piece): Piece[] {
  const chain = [piece]
  for (const one of chain) {
    for (const end of one.ends) {
      if (end === 'town') continue
      const next = neighbourOf(board, one.hex, end)
      const back = (end + 3) % 6
      for (const other of all)
        if (other.hex === next && other.ends.includes(back) && !chain.includes(other)) chain.push(other)
    }
  }
  return chain
}

/** The places a chain ends at: towns it stops in and cities it runs into. */
function placesOf(board: Board, kinds: Uint8Array, chain: readonly Piece[]): number[] {
  return chain.flatMap(({ hex, ends }) =>
    ends.flatMap((end) => {
      if (end === 'town') return [hex]
      const next = neighbourOf(board, hex, end)
      return next !== NO_HEX && kinds[next] === CITY ? [next] : []
    }),
  )
}

function mayJoin(
  board: Board,
  kinds: Uint8Array,
  seat: number,
  elsewhere: readonly Piece[],
  here: readonly Piece[],
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
function connectedToCity(board: Board, kinds: Uint8Array, own: readonly Piece[]): Set<Piece> {
  const connected = new Set<Piece>()
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
  old: readonly [End, End],
  now: readonly [End, End],
  elsewhere: readonly Piece[],
  here: readonly Piece[],
): boolean {
  const standing = allPieces(kinds, state)
  const turned = standing.find((piece) => piece.hex === hex && same(piece.ends, old)) as Piece
  const section = chainWith(board, standing, turned)
  const root = placesOf(board, kinds, section)
  if (root.length !== 1) return false
  if (turned.owner !== null && turned.owner !== seat) return false
  const stays = old.filter((end) => now.includes(end))
  if (stays.length !== 1) return false
  // The end that turns must be the free one: behind the other lies the root.
  const left = old.find((end) => end !== stays[0]) as number
  const beyond = neighbourOf(board, hex, left)
  const leads =
    kinds[beyond] === CITY || standing.some((piece) => piece.hex === beyond && piece.ends.includes((left + 3) % 6))
  if (leads) return false
  const all = [...elsewhere, ...here]
  const moved = here.find((piece) => same(piece.ends, now)) as Piece
  const chain = chainWith(board, all, moved)
  if (chain.some((piece) => piece !== moved && piece.owner !== null && piece.owner !== seat)) return false
  const places = placesOf(board, kinds, chain)
  if (places.length === 2 && places[0] === places[1]) return false
  if (turned.owner === seat) return true
  const own = all.filter((piece) => piece.owner === seat || chain.includes(piece))
  return connectedToCity(board, kinds, own).has(moved)
}
