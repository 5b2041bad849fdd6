import { describe, expect, it } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import { seededChance } from '#engine/core/index.ts'
import { LAYOUTS, type Layout } from '#engine/hex/layout.ts'
import { CITY } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import { sidesOf } from '#engine/track/tiles.ts'
import { curveOf, pointAt } from '#lib/board/curves.ts'
import { signRow, stripsOf } from '#lib/board/hex/cityPicture.ts'
import { fixedLinkLooks } from '#lib/board/hex/fixedLinks.ts'
import { hexLabel } from '#lib/board/hex/hexWords.ts'
import { wayPath } from '#lib/board/hex/links.ts'
import { looseCubes } from '#lib/board/hex/looseCubes.ts'
import { cornerTowards, placedPins } from '#lib/board/hex/pins.ts'
import { distance, middle, R } from '#lib/board/hexes.ts'
import { wordsOn } from '#lib/games/age-of-steam/mapWords.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { pointsOf } from './sample.ts'

function opening(map: string, change: (state: State) => Partial<State> = () => ({})) {
  const options = Object.fromEntries(ageOfSteam.options(map).map((field) => [field.id, field.default]))
  const seats = ageOfSteam.maps.find(({ id }) => id === map)?.seats[0] ?? 3
  const state = ageOfSteam.setup({ map, options, seats }, seededChance('board', map))
  return worldOf(ageOfSteam, { ...state, ...change(state) }, (seat) => ['Ada', 'Ben', 'Cleo'][seat] ?? '', wordsOn(map))
}

const wordsAt = (world: ReturnType<typeof opening>, place: string): string => {
  const hex = world.board.hexes.find((one) => one.place?.name === place)
  return hexLabel(world.scene, hex?.index ?? -1, world.nameOf)
}

describe('the words for what only some maps have', () => {
  it('say of a terminal what it takes, and before the draw that this is not known', () => {
    const drawn = opening('germany')
    const paris = drawn.board.hexes.find(({ place }) => place?.name === 'Paris')
    const good = drawn.state.cityColors[paris?.index ?? -1]
    expect(wordsAt(drawn, 'Paris')).toBe(`A12, plain, terminal Paris, end of the line, takes ${good}`)
    const undrawn = opening('germany', () => ({ cityColors: {} }))
    expect(wordsAt(undrawn, 'Paris')).toBe(
      'A12, plain, terminal Paris, end of the line, takes what is drawn at the start',
    )
  })

  it('say printed prices as long as no tile covers them', () => {
    const world = opening('germany')
    const b6 = world.indexOf('B6')
    expect(hexLabel(world.scene, b6, String)).toBe('B6, plain, printed price $6')
    const tiles = world.state.tiles.with(b6, { tile: 'straight', rotation: 0, owners: [0] })
    expect(hexLabel(opening('germany', () => ({ tiles })).scene, b6, String)).not.toContain('$')
  })

  it('say who has a link without a tile, at both of its ends', () => {
    expect(wordsAt(opening('germany'), 'Essen/Dortmund')).toContain('link to Düsseldorf/Cologne free for $2')
    const taken = opening('germany', () => ({ fixedLinks: [1] }))
    expect(wordsAt(taken, 'Essen/Dortmund')).toContain('link of Ben to Düsseldorf/Cologne')
    expect(wordsAt(taken, 'Düsseldorf/Cologne')).toContain('link of Ben to Essen/Dortmund')
  })

  it('say ports with both of their goods, and cotton on towns', () => {
    const world = opening('southern-us')
    expect(wordsAt(world, 'Charleston')).toMatch(/purple and white city Charleston dark 4, port, goods: /)
    expect(wordsAt(world, 'Selma')).toMatch(/town Selma, goods: one white$/)
    expect(wordsAt(world, 'Atlanta')).not.toContain('port')
  })

  it('say regions of starting cities, of towns that may join and of those that have', () => {
    const world = opening('western-us')
    expect(wordsAt(world, 'Seattle')).toContain('starting city of the west')
    expect(wordsAt(world, 'New Orleans')).toContain('starting city of the east')
    expect(wordsAt(world, 'Denver')).not.toMatch(/east|west/)
    expect(wordsAt(world, 'Kansas City')).toContain('will belong to the east as a city')
    const hex = world.board.hexes.find(({ place }) => place?.name === 'Portland')?.index ?? -1
    expect(
      wordsAt(
        opening('western-us', () => ({ newCities: [{ hex, letter: 'A' }] })),
        'Portland',
      ),
    ).toMatch(/new city Portland A, city of the west/)
  })
})

describe('pins', () => {
  it.each(LAYOUTS)('stand on corners of their hex, where no track is, on a board of layout %s', (layout: Layout) => {
    const [west, east] = [-1, 1].map((x) => cornerTowards(layout, { x, y: -0.2 }))
    for (const corner of [west, east]) expect(Math.hypot(corner?.x ?? 0, corner?.y ?? 0)).toBeCloseTo(R)
    expect(west?.x).toBeLessThan(0)
    expect(east?.x).toBeGreaterThan(0)
  })

  it('of one hex keep clear of each other', () => {
    const pin = { sign: 'anchor', words: 'port' } as const
    const placed = placedPins(opening('rust-belt').board, new Map([[0, [pin, pin, pin, pin]]]))
    for (const [i, one] of placed.entries())
      for (const other of placed.slice(i + 1)) expect(distance(one.at, other.at)).toBeGreaterThan(0.5 * R)
  })
})

describe('a city of several colours', () => {
  it('is cut into strips that make up its hex', () => {
    const area = (path: string): number => {
      const points = pointsOf(path)
      return Math.abs(
        points.reduce((sum, { x, y }, i) => {
          const next = points[(i + 1) % points.length] ?? { x, y }
          return sum + (x * next.y - next.x * y) / 2
        }, 0),
      )
    }
    for (const layout of LAYOUTS) {
      const [whole] = stripsOf(layout, 1, 1)
      for (const count of [2, 3]) {
        const strips = stripsOf(layout, 1, count)
        expect(strips.reduce((sum, strip) => sum + area(strip), 0)).toBeCloseTo(area(whole ?? ''), -2)
      }
    }
  })

  it('has its number between the signs of its goods', () => {
    const { signs, badge } = signRow(2, true)
    expect(signs[0]).toBeLessThan(badge)
    expect(badge).toBe(0)
    expect(signs[1]).toBeGreaterThan(badge)
    expect(signRow(1, false)).toMatchObject({ signs: [0] })
  })
})

describe('goods outside of cities', () => {
  const world = opening('st-lucia')
  const { track, scene, board } = world
  const fields = [...scene.cubes.keys()]

  it('lie in the middle of open fields', () => {
    expect(fields).toHaveLength(38)
    for (const { at } of looseCubes(track, scene.cubes)) expect(at).toEqual({ x: 0, y: 0 })
  })

  it.each(track.set.types.filter(({ kind }) => kind !== 'town'))(
    'lie beside the track of $id, within the hex',
    ({ id }) => {
      for (const rotation of track.set.rotations(id, false)) {
        const hex = fields[0] ?? 0
        const { segments } = track.set.wiring(id, rotation, false)
        const tiles = track.tiles.with(hex, { tile: id, rotation, owners: segments.map(() => 0) })
        const found = looseCubes({ ...track, tiles }, scene.cubes).find((one) => one.hex === hex)
        expect(found).toBeDefined()
        const { at } = found ?? { at: { x: 0, y: 0 } }
        expect(Math.hypot(at.x, at.y)).toBeLessThan(0.75 * R)
        for (const segment of segments) {
          const curve = curveOf(board.layout, segment)
          for (let t = 0; t <= 1; t += 0.05) expect(distance(pointAt(curve, t), at)).toBeGreaterThan(0.28 * R)
        }
      }
    },
  )

  it('lie beside a town, clear of its disc', () => {
    const western = opening('western-us')
    const loose = looseCubes(western.track, western.scene.cubes)
    expect(loose).toHaveLength(20)
    for (const { hex, at } of loose) {
      expect(western.board.kinds[hex]).not.toBe(CITY)
      expect(Math.hypot(at.x, at.y)).toBeGreaterThan(0.35 * R)
    }
  })
})

describe('links without a tile', () => {
  it('lie in the middle between their cities, along the line that joins them', () => {
    for (const { between, at, turn, owner } of fixedLinkLooks(opening('germany').track)) {
      const { board } = opening('germany')
      const [a, b] = between.map((hex) => middle(board.layout, board.hexes[hex]?.at ?? [0, 0]))
      expect(at.x).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2)
      expect(at.y).toBeCloseTo(((a?.y ?? 0) + (b?.y ?? 0)) / 2)
      const angle = (Math.atan2((b?.y ?? 0) - (a?.y ?? 0), (b?.x ?? 0) - (a?.x ?? 0)) * 180) / Math.PI
      expect(Math.cos(((angle - turn) * Math.PI) / 180)).toBeCloseTo(1)
      expect(owner).toBeUndefined()
    }
  })

  it('carry a way for goods from city to city', () => {
    const { track, board } = opening('germany', () => ({ fixedLinks: [2] }))
    const { between, side } = board.fixedLinks[0] ?? { between: [0, 0], side: 0 }
    expect(fixedLinkLooks(track)[0]?.owner).toBe(2)
    expect(linkFrom(track, between[0], side)?.to).toBe(between[1])
    const points = pointsOf(wayPath(track, { from: between[0], path: [side], emphasis: 'strong' }))
    const [a, b] = between.map((hex) => middle(board.layout, board.hexes[hex]?.at ?? [0, 0]))
    expect(distance(points[0] ?? { x: 0, y: 0 }, a ?? { x: 9, y: 9 })).toBeLessThan(0.1)
    expect(distance(points.at(-1) ?? { x: 0, y: 0 }, b ?? { x: 9, y: 9 })).toBeLessThan(0.1)
  })
})

describe('a way that begins on a tile', () => {
  const world = opening('st-lucia')
  const { board, track } = world
  const at = (name: string) => world.indexOf(name)

  it('sets out from the middle of its track and ends in the place, either way', () => {
    // Le Cap (E1) lies north of E2.
    const hex = at('E2')
    const tiles = track.tiles.with(hex, { tile: 'straight', rotation: 0, owners: [0] }).with(at('E1'), {
      tile: 't1',
      rotation: 3,
      owners: [0],
    })
    const laid = { ...track, tiles }
    const points = pointsOf(wayPath(laid, { from: hex, path: [0], emphasis: 'strong' }))
    const [here, town] = [hex, at('E1')].map((one) => middle(board.layout, board.hexes[one]?.at ?? [0, 0]))
    expect(distance(points[0] ?? { x: 0, y: 0 }, here ?? { x: 9, y: 9 })).toBeLessThan(0.1)
    expect(distance(points.at(-1) ?? { x: 0, y: 0 }, town ?? { x: 9, y: 9 })).toBeLessThan(0.1)
    expect(points.some(({ y }) => y > (here?.y ?? 0) + 1)).toBe(false)
  })

  it('follows a curve from its middle', () => {
    const hex = at('F4')
    const tiles = track.tiles.with(hex, { tile: 'gentle', rotation: 0, owners: [0] })
    const { segments } = track.set.wiring('gentle', 0, false)
    const [a, b] = segments[0] ?? [0, 2]
    const centre = middle(board.layout, board.hexes[hex]?.at ?? [0, 0])
    for (const side of sidesOf([a, b])) {
      const path = wayPath({ ...track, tiles }, { from: hex, path: [side], emphasis: 'strong' })
      const [start] = pointsOf(path.replace(/A.*/, ''))
      const curve = curveOf(board.layout, [a, b])
      const half = pointAt(curve, 0.5)
      expect(distance(start ?? { x: 0, y: 0 }, { x: centre.x + half.x, y: centre.y + half.y })).toBeLessThan(0.2)
    }
  })
})

it('every map can be drawn', () => {
  for (const { data } of MAPS)
    expect(opening(data.id).scene.cities.size).toBe(data.places.filter(({ kind }) => kind === 'city').length)
})
