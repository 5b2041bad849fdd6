import type { Pick } from '#engine/core/rules.ts'
import type { Side } from '#engine/hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, PLAIN, TOWN } from '#engine/track/board.ts'
import { reowned } from '#engine/track/owners.ts'
import type { TileType } from '#engine/track/tiles.ts'
import { type Chain, chains, follow, isLink, type Placed, type Track } from '#engine/track/track.ts'

/** All ways of goods, found by walking every one with no cleverness at all. */

/** A way from one place to the next; `track` is what it runs on, so that nothing is used twice. */
export interface Edge {
  readonly to: HexIndex
  readonly owner: number | null
  readonly track: unknown
}

/** Every link from every place, told by whole chains; goods on a tile leave by any chain of it that has a place. */
function edgesOf(track: Track): (from: HexIndex) => Edge[] {
  const all = chains(track)
  const towards = (chain: Chain, from: HexIndex): Edge[] =>
    chain.ends
      .filter(({ place }) => place !== NO_HEX && place !== from)
      .map(({ place }) => ({ to: place, owner: chain.owner, track: chain }))
  const ends = ({ ends: [a, b] }: Chain): HexIndex[] => [a.place, b.place]
  const fixed = (from: HexIndex): Edge[] =>
    track.board.fixedLinks.flatMap((link, i) => {
      const [a, b] = link.between
      const owner = track.fixed[i] ?? null
      return owner !== null && (from === a || from === b) ? [{ to: from === a ? b : a, owner, track: link }] : []
    })
  return (from) =>
    track.kinds[from] === PLAIN
      ? all.filter(({ segments }) => segments.some(({ hex }) => hex === from)).flatMap((chain) => towards(chain, from))
      : [
          ...all.filter((chain) => isLink(chain) && ends(chain).includes(from)).flatMap((c) => towards(c, from)),
          ...fixed(from),
        ]
}

/** What a game says about its goods. */
export interface Goods<Good extends string> {
  readonly most: number
  readonly cubes: Readonly<Record<HexIndex, readonly Good[]>>
  mayLeave(origin: HexIndex): boolean
  accepts(place: HexIndex, cube: Good): boolean
  passes(place: HexIndex): boolean
  revisits(place: HexIndex): boolean
  /** What a finished way brings, by seat; nothing when it is forbidden, several where the mover has a choice. */
  gains(cube: Good, places: readonly HexIndex[], used: readonly Edge[]): readonly (readonly number[])[]
}

/** All deliveries: from, cube, to, and what each seat gains. */
export function walkAll<Good extends string>(track: Track, goods: Goods<Good>): string[] {
  const edges = edgesOf(track)
  const found = new Set<string>()
  const name = (hex: number): string => track.board.hexes[hex]?.name ?? ''
  const walk = (places: readonly HexIndex[], used: readonly Edge[], cube: Good): void => {
    const here = places.at(-1) as HexIndex
    if (used.length > 0 && goods.accepts(here, cube)) {
      for (const gains of goods.gains(cube, places, used))
        found.add([name(places[0] as number), cube, name(here), ...gains].join(' '))
      return
    }
    if (used.length === goods.most || (used.length > 0 && !goods.passes(here))) return
    for (const edge of edges(here)) {
      const again = places.includes(edge.to) && !goods.revisits(edge.to)
      if (again || used.some(({ track: one }) => one === edge.track)) continue
      walk([...places, edge.to], [...used, edge], cube)
    }
  }
  for (const [hex, cubes] of Object.entries(goods.cubes)) {
    const origin = Number(hex)
    if (goods.mayLeave(origin)) for (const cube of new Set(cubes as readonly Good[])) walk([origin], [], cube)
  }
  return [...found].sort()
}

const TRIES = 24

/** A board full of track that nobody has built: any tile nearly anywhere, each chain somebody's. */
export function crowd(
  track: Track,
  seats: number,
  pick: Pick,
  fits: (type: TileType, onTown: boolean) => boolean,
): Track['tiles'] {
  const tiles: (Placed | null)[] = [...track.tiles]
  const filled = { ...track, tiles }
  for (const { index } of track.board.hexes) {
    if (track.kinds[index] !== CITY) tiles[index] = bestOf(filled, index, pick, fits)
  }
  let owned: Track['tiles'] = tiles
  for (const chain of chains(filled)) {
    owned = reowned(owned, chain.segments, isLink(chain) || pick(3) > 0 ? pick(seats) : null)
  }
  return owned
}

/** Of some random tiles the one that meets most of what lies around: track, towns and cities. */
function bestOf(
  track: Track,
  hex: HexIndex,
  pick: Pick,
  fits: (type: TileType, onTown: boolean) => boolean,
): Placed | null {
  const onTown = track.kinds[hex] === TOWN
  const types = track.set.types.filter((type) => fits(type, onTown))
  const meets = (side: Side): boolean =>
    track.kinds[neighbourOf(track.board, hex, side)] === CITY || hasTrackBeyond(track, hex, side)
  let best: Placed | null = null
  let most = 0
  for (let i = 0; i < TRIES; i++) {
    const { id } = types[pick(types.length)] as TileType
    const rotation = pick(6)
    const { exits, segments } = track.set.wiring(id, rotation, onTown)
    const closed = exits.some((side) => neighbourOf(track.board, hex, side) === NO_HEX)
    if (closed || exits.some((side) => comesBack(track, hex, side))) continue
    const met = 1 + exits.filter(meets).length
    if (met <= most) continue
    best = { tile: id, rotation, owners: segments.map(() => null) }
    most = met
  }
  return best
}

function hasTrackBeyond(track: Track, hex: HexIndex, side: Side): boolean {
  let length = 0
  follow(track, hex, side, () => length++)
  return length > 0
}

/** Whether track beyond a side leads back to this hex: a ring, which no building can bring about. */
function comesBack(track: Track, hex: HexIndex, side: Side): boolean {
  const end = follow(track, hex, side)
  return end.place === NO_HEX && end.hex !== hex && neighbourOf(track.board, end.hex, end.side) === hex
}
