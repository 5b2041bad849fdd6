import { describe, expect, it } from 'vitest'
import { hexLabel } from '#lib/board/hex/hexWords.ts'
import { boardBox } from '#lib/board/hexes.ts'
import { cityLabel, keptWithin, nameLines, nameSize, townLabel, townStand } from '#lib/board/labels.ts'
import { printedCities } from '#lib/board/scene.ts'
import { hexNamed, RUST_BELT, trackWith } from './sample.ts'

const at = (name: string) => hexNamed(RUST_BELT, name)
const named = (seat: number) => ['Ada', 'Ben'][seat] ?? ''

describe('the words for a hex', () => {
  const scene = {
    track: trackWith({
      K9: { tile: 't1', rotation: 3, owners: [0] },
      G7: { tile: 'x-straight-straight', rotation: 0, owners: [1, null] },
    }),
    cities: printedCities(RUST_BELT).set(at('G9'), {
      name: 'Springfield',
      colors: ['black'],
      badge: { letter: 'F' },
      placed: true,
    }),
    cubes: new Map([[at('H6'), ['blue', 'red', 'blue']]]),
  }

  it.each([
    ['A3', 'A3, plain'],
    ['E5', 'E5, river'],
    ['R7', 'R7, mountain'],
    ['K9', 'K9, plain, town Indianapolis, track of Ada to south'],
    ['G7', 'G7, plain, track of Ben and unowned track to north, northeast, south, southwest'],
    ['H6', 'H6, plain, red city Chicago light 1, goods: two blue, one red'],
    ['G9', 'G9, plain, black new city Springfield F'],
  ])('%s', (hex, words) => {
    expect(hexLabel(scene, at(hex), named)).toBe(words)
  })
})

describe('names on the map', () => {
  it('break in two when they are long and have a joint', () => {
    expect(nameLines('Chicago')).toEqual(['Chicago'])
    expect(nameLines('Salt Lake City')).toEqual(['Salt Lake', 'City'])
    expect(nameLines('Düsseldorf/Cologne')).toEqual(['Düsseldorf/', 'Cologne'])
    expect(nameLines('Mönchengladbach')).toEqual(['Mönchengladbach'])
  })

  it('of towns keep out of the way of track', () => {
    expect(townStand('odd-q', []).towards).toEqual({ x: 0, y: 1 })
    expect(townStand('odd-q', [3]).towards).toEqual({ x: 0, y: -1 })
    expect(townStand('odd-q', [0, 3]).anchor).toBe('start')
    expect(townStand('odd-q', [0, 2, 3]).anchor).toBe('end')
    expect(townStand('odd-r', [0, 3]).towards).toEqual({ x: 0, y: 1 })
  })

  it('do not shrink on the page below what can be read', () => {
    expect(nameSize('city', 1)).toBe(27)
    expect(nameSize('city', 0.14) * 0.14).toBeGreaterThan(9)
    expect(nameSize('town', 0.25) * 0.25).toBeGreaterThanOrEqual(9)
  })

  it('are never cut off at the edge of the picture', () => {
    const box = boardBox(RUST_BELT)
    const size = nameSize('city', 0.13)
    for (const [hex, look] of printedCities(RUST_BELT)) {
      const label = cityLabel(RUST_BELT, hex, look)
      const half = (Math.max(...label.lines.map((line) => line.length)) * 0.6 * size) / 2
      const x = keptWithin(label, size, box)
      expect(x - half).toBeGreaterThanOrEqual(box.x)
      expect(x + half).toBeLessThanOrEqual(box.x + box.width)
    }
    const label = townLabel(RUST_BELT, at('K9'), [])
    expect(keptWithin(label, 23, box)).toBe(label.at.x)
  })
})
