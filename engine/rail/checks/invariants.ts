import type { Seat } from '../../core/rules.ts'
import { CITY, type HexIndex, NO_HEX } from '../../track/board.ts'
import { brokenLimits } from '../../track/pieces.ts'
import { type Chain, isLink, type Track, tilesUsed } from '../../track/track.ts'
import { MOST_ENGINE } from '../game.ts'
import type { RailState } from '../types.ts'

/** What holds in every state of every match of the family; what does not hold is described. */

export const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])

export const brokenPlayers = ({ players, order }: RailState): string[] =>
  players.flatMap(({ engine, eliminated }, seat) => [
    ...unless(engine >= 1 && engine <= MOST_ENGINE, `seat ${seat} has locomotive ${engine}`),
    ...unless(order.includes(seat) === (eliminated === null), `seat ${seat} is out of order`),
  ])

/** The bag and wherever else goods lie hold all there are, colour by colour. */
export function brokenGoods<Good extends string>(
  { bag, cubes }: RailState<Good>,
  elsewhere: readonly (Good | null)[],
  all: Readonly<Record<Good, number>>,
): string[] {
  const lying = [...Object.values(cubes).flat(), ...elsewhere]
  return (Object.keys(all) as Good[]).flatMap((good) => {
    const count = bag[good] + lying.filter((cube) => cube === good).length
    return unless(count === all[good] && bag[good] >= 0, `${count} ${good} cubes instead of ${all[good]}`)
  })
}

export function brokenTiles(track: Track): string[] {
  const onCity = track.tiles.findIndex((placed, hex) => placed && track.kinds[hex] === CITY)
  return [
    ...brokenLimits(track.set.limits, tilesUsed(track.tiles)).map(({ tiles, most }) => `more than ${most} ${tiles}`),
    ...unless(onCity === -1, `a tile on city hex ${onCity}`),
  ]
}

/** `waits`: track that is still to be connected; `nobodys`: whether links without an owner may be left by somebody. */
export function brokenChains(
  track: Track,
  all: readonly Chain[],
  { players }: RailState,
  { waits = () => false, nobodys = false }: { waits?: (chain: Chain) => boolean; nobodys?: boolean } = {},
): string[] {
  return [
    ...all.flatMap((chain) => (waits(chain) ? brokenWaiting(chain) : brokenChain(track, chain, nobodys))),
    ...players.flatMap((_, seat) =>
      unless(isConnected(track, all, seat), `seat ${seat} has track that no city is connected to`),
    ),
  ]
}

function brokenChain(track: Track, chain: Chain, nobodys: boolean): string[] {
  const at = track.board.hexes[chain.segments[0]?.hex as HexIndex]?.name
  return [
    ...unless(hasOneOwner(track, chain), `the chain at ${at} has several owners`),
    ...unless(!isLink(chain) || nobodys || chain.owner !== null, `the link at ${at} has no owner`),
    ...unless(isRooted(chain), `the chain at ${at} has no root`),
  ]
}

const brokenWaiting = ({ owner }: Chain): string[] => unless(owner === null, `seat ${owner} owns track that waits`)

/** A chain is owned as a whole. */
const hasOneOwner = (track: Track, { segments }: Chain): boolean =>
  new Set(segments.map(({ hex, index }) => track.tiles[hex]?.owners[index])).size === 1

/** A chain begins at a place. */
const isRooted = ({ ends }: Chain): boolean => ends.some((end) => end.place !== NO_HEX)

/** All track of a seat hangs together with a city by track of its own. */
function isConnected(track: Track, all: readonly Chain[], seat: Seat): boolean {
  const connected = new Set<HexIndex>()
  const holds = (place: HexIndex): boolean => place !== NO_HEX && (track.kinds[place] === CITY || connected.has(place))
  let open = all.filter((chain) => chain.owner === seat)
  for (;;) {
    const next = open.filter((chain) => !chain.ends.some((end) => holds(end.place)))
    for (const chain of open) if (!next.includes(chain)) for (const end of chain.ends) connected.add(end.place)
    if (next.length === open.length) return open.length === 0
    open = next
  }
}
