import { describe, expect, it } from 'vitest'
import { germany } from '#engine/age-of-steam/maps/germany/index.ts'
import { boardFrom } from '#engine/track/board.ts'
import { abbreviated, type HexName, uncrowded } from '#lib/board/crowding.ts'
import { type Box, boardBox, middle, R } from '#lib/board/hexes.ts'
import { cityLabel, keptWithin, nameSize, nameWidth } from '#lib/board/labels.ts'
import { priceBox } from '#lib/board/prices.ts'
import { printedCities } from '#lib/board/scene.ts'

const GERMANY = boardFrom(germany.data)
const BOX = boardBox(GERMANY)
const CITIES = printedCities(GERMANY)
const NAMES = [...CITIES].map(([hex, look]) => ({ hex, ...cityLabel(GERMANY, hex, look) }))
const PRICES = GERMANY.hexes.flatMap(({ cost, at }) =>
  cost === null ? [] : [{ cost, at: middle(GERMANY.layout, at) }],
)

/** The core of the letters, which nothing may lie on. */
function letters({ lines, anchor, at }: HexName, k: number): Box {
  const size = nameSize('city', k)
  const width = nameWidth(lines, size)
  const x = keptWithin({ lines, anchor, at }, size, BOX) - { start: 0, middle: width / 2, end: width }[anchor]
  return { x: x + 0.3 * size, y: at.y - 0.3 * size, width: width - 0.6 * size, height: (lines.length - 0.4) * size }
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const hexOf = (name: string): number => [...CITIES].find(([, look]) => look.name === name)?.[0] ?? -1
const written = (k: number, said: number | null = null) => uncrowded(NAMES, PRICES, k, BOX, said)

describe('names of cities where there is little room', () => {
  it.each([13, 16, 20, 23, 30, 45, 80])(
    'of Germany lie neither on each other nor on a price, hexes of %i pixels',
    (pixels) => {
      const k = pixels / 2 / R
      const below = k * R < 21 ? 0.26 * R : 0
      const places = written(k).map((name) => ({ ...letters(name, k), lines: name.lines }))
      const boxes = places.map((box) => ({ ...box, y: box.y + below }))
      const plates = PRICES.map(({ cost, at }) => priceBox(cost, at, k))
      const clashes = boxes.flatMap((box, i) =>
        [...boxes.slice(i + 1), ...plates].flatMap((other) => (meet(box, other) ? [box.lines.join(' ')] : [])),
      )
      expect(clashes).toEqual([])
      expect(places.length).toBeGreaterThan(NAMES.length / 3)
    },
  )

  it('are all there, whole, once one has zoomed in', () => {
    const lines = written(0.8).map((name) => name.lines.join(' '))
    expect(lines.toSorted()).toEqual(NAMES.map((name) => name.lines.join(' ')).toSorted())
  })

  it('give way to the one that is pointed at', () => {
    const k = 0.1
    const cologne = hexOf('Düsseldorf/Cologne')
    expect(
      written(k, cologne)
        .find(({ hex }) => hex === cologne)
        ?.lines.join(''),
    ).toBe('Düsseldorf/Cologne')
  })

  it('are cut short as maps do it', () => {
    expect(['Düsseldorf/Cologne', 'Essen/ Dortmund', 'Lyon', 'Des Moines', 'Munich'].map(abbreviated)).toEqual([
      'Düss.',
      'Essen',
      'Lyon',
      'Des M.',
      'Munich',
    ])
  })
})
