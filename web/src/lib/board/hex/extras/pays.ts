import type { Seat } from '#engine/core/rules.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { type LinkStep, linkFrom } from '#engine/track/delivery.ts'
import type { Track } from '#engine/track/track.ts'
import { signed } from '#worker/both/language/grammar.ts'
import type { BoardWay } from '../../scene.ts'

/** Somebody is paid for a link of a way, at its end. */
export interface Pay {
  readonly seat: Seat
  readonly hex: HexIndex
  /** How much of the way lies behind that place: 1 at its end. */
  readonly at: number
  readonly text: string
}

/** A cube pays at the end of each link whom the link is of; where a map has it otherwise, all at the end of the way. */
export function paysOn(track: Track, way: Pick<BoardWay, 'from' | 'path' | 'gains'>): Pay[] {
  const { gains = [] } = way
  const links = linksOf(track, way)
  const all = links.reduce((sum, { length }) => sum + length, 0)
  let gone = 0
  const each = links.flatMap(({ owner, to, length }): Pay[] => {
    gone += length
    return owner === null ? [] : [{ seat: owner, hex: to, at: gone / all, text: signed(1) }]
  })
  const paid = gains.map((_, seat) => each.filter((pay) => pay.seat === seat).length)
  if (String(paid) === String(gains)) return each
  const hex = links.at(-1)?.to
  if (hex === undefined) return []
  return gains.flatMap((gain, seat) => (gain > 0 ? [{ seat, hex, at: 1, text: signed(gain) }] : []))
}

function linksOf(track: Track, { from, path }: Pick<BoardWay, 'from' | 'path'>): LinkStep[] {
  const links: LinkStep[] = []
  let place = from
  for (const side of path) {
    const link = linkFrom(track, place, side)
    if (!link) break
    links.push(link)
    place = link.to
  }
  return links
}
