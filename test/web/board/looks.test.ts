import { describe, expect, it } from 'vitest'
import { cubeRows } from '#lib/board/hex/cubes.ts'
import { distance, R } from '#lib/board/hexes.ts'
import { colorSheet, colors, MAP_COLORS } from '#lib/board/palette.ts'
import { GOODS_LOOKS } from '#lib/looks/goods.ts'
import { SEATS } from '#lib/looks/seats.ts'

type Rgb = readonly [number, number, number]

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const times = (matrix: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Rgb

/** How colours look without one kind of cone: Machado, Oliveira and Fernandes (2009), severity 1. */
const SIGHTS: Readonly<Record<string, readonly Rgb[]>> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], // biome-ignore format: a matrix
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]], // biome-ignore format: a matrix
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]], // biome-ignore format: a matrix
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]], // biome-ignore format: a matrix
}

const TO_CONES: readonly Rgb[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_OKLAB: readonly Rgb[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

function seen(hex: string, sight: readonly Rgb[]): Rgb {
  const cones = times(TO_CONES, times(sight, linear(hex))).map((v) => Math.cbrt(Math.max(0, v)))
  return times(TO_OKLAB, cones as unknown as Rgb)
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('by %s', (_, tone) => {
  it.each(Object.entries(SIGHTS))('seats are told apart with %s sight', (_name, sight) => {
    for (const [i, one] of SEATS.entries()) {
      for (const other of SEATS.slice(i + 1)) {
        const [a, b] = [seen(one.color[tone], sight), seen(other.color[tone], sight)]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(0.1)
      }
    }
  })

  it('letters are readable on their seat (WCAG 1.4.3)', () => {
    for (const { color, ink } of SEATS) expect(contrast(color[tone], ink[tone])).toBeGreaterThanOrEqual(4.5)
  })

  it('track stands out from every land, by its colour or by its edge (WCAG 1.4.11)', () => {
    const lands = (['land', 'land-1', 'land-2', 'land-3', 'valley', 'mountain', 'swamp'] as const).map(
      (name) => MAP_COLORS[name][tone],
    )
    for (const land of lands) {
      for (const { color } of SEATS) {
        const best = Math.max(contrast(color[tone], land), contrast(MAP_COLORS.casing[tone], land))
        expect(best).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(MAP_COLORS.ink[tone], land)).toBeGreaterThanOrEqual(7)
      expect(contrast(MAP_COLORS.target[tone], land)).toBeGreaterThanOrEqual(2.5)
      expect(contrast(MAP_COLORS.focus[tone], land)).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('signs beside colour', () => {
  it('every seat has its own shape and letter, and leaves A to H to the New Cities', () => {
    expect(new Set(SEATS.map(({ shape }) => shape)).size).toBe(SEATS.length)
    expect(new Set(SEATS.map(({ letter }) => letter)).size).toBe(SEATS.length)
    expect(SEATS.filter(({ letter }) => letter <= 'H')).toEqual([])
  })

  it('every kind of goods has its own glyph, readable on its colour', () => {
    const looks = Object.values(GOODS_LOOKS)
    expect(new Set(looks.map(({ glyph }) => glyph)).size).toBe(looks.length)
    expect(new Set(looks.map(({ sign }) => sign)).size).toBe(looks.length)
    for (const { color, ink } of looks) expect(contrast(color, ink)).toBeGreaterThanOrEqual(4.5)
  })

  it('every colour has a name in the style sheet', () => {
    for (const name of colors().keys()) expect(colorSheet()).toContain(`${name}:`)
    expect(colorSheet()).toMatch(/--seat-7:light-dark\(#\w{6},#\w{6}\)/)
  })
})

describe('goods in a city', () => {
  it.each(Array.from({ length: 14 }, (_, i) => i + 1))('%i lie side by side within the hex', (count) => {
    const { size, spots } = cubeRows(count)
    expect(spots).toHaveLength(count)
    for (const [i, spot] of spots.entries()) {
      expect(Math.abs(spot.x) + size / 2).toBeLessThan(0.76 * R)
      expect(Math.abs(spot.y) + size / 2).toBeLessThan(0.44 * R)
      for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThan(size)
    }
  })

  it('are as large as a thumb can tell: eight still a fifth of the hex', () => {
    expect(cubeRows(8).size).toBeGreaterThan(0.3 * R)
    expect(cubeRows(1).size).toBe(cubeRows(3).size)
  })
})
