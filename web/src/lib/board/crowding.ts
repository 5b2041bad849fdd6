import { detailAt } from './camera.ts'
import type { Box } from './hexes.ts'
import { R } from './hexes.ts'
import { keptWithin, type NameLabel, nameSize, nameWidth } from './labels.ts'
import { priceBox } from './prices.ts'

export interface HexName extends NameLabel {
  readonly hex: number
}

/** What is printed on a hex beside the names: the place of a price. */
export interface Printed {
  readonly cost: number
  readonly at: { readonly x: number; readonly y: number }
}

/** From afar names stand lower, so as not to hide what lies on their hexes. */
export const FAR_BELOW = 0.26 * R

/** Letters may come so near each other, in parts of their size: halos may touch, letters not. */
const TOUCH = 0.12
const LINE = 1.02
/** From the usual place of a name, how far up it goes to stand above its place, and how far up and aside to stand beside. */
export interface Surroundings {
  readonly above: number
  readonly level: number
  readonly beside: number
}
const HEX: Surroundings = { above: 1.5 * R, level: 0.85 * R, beside: 0.9 * R }
const SHORT = 4

/** `Düss.` for Düsseldorf/Cologne, `Des M.` for Des Moines; a short name stays as it is. */
export function abbreviated(name: string): string {
  const [city = name] = name.split('/')
  const [first = city, ...others] = city.trim().split(' ')
  const start = first.length <= SHORT + 2 ? first : `${first.slice(0, SHORT)}.`
  return [start, ...others.map((word) => `${word.charAt(0)}.`)].join(' ')
}

/**
 * The names for which there is room at this zoom, none on another or on a price. One that finds none is tried about its
 * hex, then cut short, then left out: zooming in brings it back, and so does a touch. `said` is the hex that is
 * pointed at: its name stands, whole, before all others.
 */
export function uncrowded(
  names: readonly HexName[],
  printed: readonly Printed[],
  k: number,
  box: Box,
  said: number | null,
  around: Surroundings = HEX,
): HexName[] {
  const size = nameSize('city', k)
  const below = detailAt(k) === 'far' ? FAR_BELOW : 0
  const taken = printed.map((one) => priceBox(one.cost, one.at, k))
  const pointed = names.filter(({ hex }) => hex === said)
  const found: HexName[] = []
  for (const name of [...pointed, ...names.filter(({ hex }) => hex !== said)]) {
    const placed =
      name.hex === said
        ? name
        : waysToWrite(name, around).find((way) => isFree(boxOf(way, size, below, box), taken, TOUCH * size))
    if (!placed) continue
    taken.push(boxOf(placed, size, below, box))
    found.push(placed)
  }
  return found
}

function waysToWrite(name: HexName, { above: up, level, beside }: Surroundings): HexName[] {
  const short = { ...name, lines: [abbreviated(name.lines.join(' '))] }
  const { x, y } = name.at
  const above = (one: HexName): HexName => ({ ...one, at: { x, y: y - up } })
  const left = (one: HexName): HexName => ({ ...one, at: { x: x - beside, y: y - level }, anchor: 'end' })
  const right = (one: HexName): HexName => ({ ...one, at: { x: x + beside, y: y - level }, anchor: 'start' })
  return [name, short].flatMap((one) => [one, above(one), left(one), right(one)])
}

/** What the letters cover, without their halo. */
function boxOf(name: HexName, size: number, below: number, box: Box): Box {
  const width = nameWidth(name.lines, size)
  const x = keptWithin(name, size, box) - { start: 0, middle: width / 2, end: width }[name.anchor]
  const height = name.lines.length * LINE * size
  return { x, y: name.at.y + below - size / 2, width, height }
}

function isFree(wanted: Box, taken: readonly Box[], slack: number): boolean {
  return !taken.some(
    (one) =>
      wanted.x + slack < one.x + one.width &&
      one.x + slack < wanted.x + wanted.width &&
      wanted.y + slack < one.y + one.height &&
      one.y + slack < wanted.y + wanted.height,
  )
}
