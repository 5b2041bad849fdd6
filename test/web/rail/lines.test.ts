import { describe, expect, it, vi } from 'vitest'
import { deliveryQueryFor, judgeDelivery } from '#engine/age-of-steam/delivering.ts'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { linesFor } from '#engine/age-of-steam/lines.ts'
import { noChance } from '#engine/core/index.ts'
import * as steamGoods from '#engine/steam/delivering.ts'
import { type State as SteamState, steam } from '#engine/steam/index.ts'
import { linesFor as steamLines } from '#engine/steam/lines.ts'
import { withGhosts } from '#lib/board/hex/ghost.ts'
import { wayPath } from '#lib/board/hex/links.ts'
import { middle, R, xy } from '#lib/board/hexes.ts'
import { spotAt, strokeFrom } from '#lib/board/strokes/strokes.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { linesOf } from '#lib/games/rail/line/drawing.ts'
import { Laying } from '#lib/games/rail/line/laying.svelte.ts'
import type { LinePlan } from '#lib/games/rail/line/plan.svelte.ts'
import { worldOf as steamWorld } from '#lib/games/steam/world.ts'
import { question } from '../../e2e/questions.ts'
import { begin } from '../../engine/age-of-steam/position.ts'

const world = worldOf(ageOfSteam, { ...begin(), stage: building() }, (seat) => `seat ${seat}`)
const at = (name: string): number => world.indexOf(name)
const city = (name: string): number => world.board.hexes.findIndex(({ place }) => place?.name === name)

function building() {
  return {
    phase: 'build',
    left: [0],
    prices: [],
    urbanized: false,
    added: begin().players.map(() => []),
    history: [],
    choice: null,
  } as const
}

const spotOf = (hex: number): string => xy(middle(world.board.layout, world.board.hexes[hex]?.at ?? [0, 0]))

const plan = (here = world): LinePlan =>
  linesOf(
    () => here,
    () => 0,
    linesFor,
    { deliveryQueryFor, judgeDelivery },
  )

describe('a line considered', () => {
  it('leads from one picked place to the next, and back to one picked before', () => {
    const line = plan()
    line.toggle()
    line.pick(city('Chicago'))
    expect(line.line).toBe(null)
    line.pick(city('Detroit'))
    expect(line.line?.tiles.length).toBeGreaterThan(2)
    expect(line.ghosts.some(({ faint }) => faint)).toBe(true)
    line.pick(city('Pittsburgh'))
    expect(line.course.map(world.placeAt)).toEqual(['Chicago', 'Detroit', 'Pittsburgh'])
    line.pick(city('Detroit'))
    expect(line.course.map(world.placeAt)).toEqual(['Chicago', 'Detroit'])
    line.back()
    expect(line.course.map(world.placeAt)).toEqual(['Chicago'])
    line.release()
    expect([line.isOn, line.course]).toEqual([true, []])
    line.release()
    expect(line.isOn).toBe(false)
  })

  it('follows a drag, takes back what the drag takes back, and keeps its places as stops', () => {
    const line = plan()
    const [from, to] = [city('Chicago'), city('Detroit')]
    expect([line.begins(at('A1'), false), line.begins(from, true), line.begins(from, false)]).toEqual([
      false,
      false,
      true,
    ])
    expect(line.isOn).toBe(true)
    const michigan = city('Michigan City')
    const next = at('J8')
    line.over(michigan)
    expect(line.course).toEqual([from, michigan])
    line.over(next)
    expect(line.course).toEqual([from, michigan, next])
    line.over(michigan)
    expect(line.course).toEqual([from, michigan])
    line.done()
    expect(line.stops).toEqual([from, michigan])
    // A finger goes on from the end, or anywhere once drawing is on.
    expect(line.begins(michigan, true)).toBe(true)
    line.over(to)
    line.done()
    expect(line.stops).toEqual([from, michigan, to])
  })

  it('is one link more between places that are joined already, by picks, by a drag and by keys', () => {
    const [from, to] = [city('Pittsburgh'), city('Wheeling')]
    const first = plan()
    first.toggle()
    first.pick(from)
    first.pick(to)
    const later = first.line?.later as typeof world.state | undefined
    const joined = worldOf(ageOfSteam, { ...world.state, tiles: later?.tiles ?? [] }, world.nameOf)
    const draw = (drawing: (line: LinePlan) => void) => {
      const line = plan(joined)
      drawing(line)
      return line.line?.tiles.map(({ hex }) => joined.board.hexes[hex]?.name)
    }
    const second = ['R7', 'R8']
    const picked = draw((line) => {
      line.toggle()
      line.pick(from)
      line.pick(to)
    })
    const dragged = draw((line) => {
      line.begins(from, false)
      for (const hex of [...second.map(at), to]) line.over(hex)
      line.done()
    })
    const byKeys = draw((line) => {
      line.point(from)
      line.key()
      line.point(to)
    })
    expect([picked, dragged, byKeys]).toEqual([second, second, second])
  })

  it('shows how a cube would go over it, for as long as that is looked at', () => {
    const line = plan()
    line.toggle()
    // Some line opens something, whatever cubes were drawn.
    const places = world.board.places.filter((hex) => line.ui.startsAt(hex))
    const drawn = places.flatMap((from) => world.board.places.map((to) => [from, to] as const))
    const found = drawn.find((stops) => {
      line.stops = stops
      return (line.cargo ?? []).length > 0
    })
    expect([found !== undefined, line.ways]).toEqual([true, []])
    const [cargo] = line.cargo ?? []
    if (!cargo) return
    line.carry(cargo)
    const [way] = line.ways
    expect(way).toMatchObject({ from: at(cargo.first.delivery.from), path: cargo.first.way.path, cube: cargo.good })
    // Over tiles that are considered it leads to its end, and without them it does not.
    const end = spotOf(at(cargo.to))
    if (!way) return
    expect(wayPath(withGhosts(world.track, line.ghosts), way).endsWith(end)).toBe(true)
    expect(wayPath(world.track, way).endsWith(end)).toBe(false)
    line.carry(null)
    expect(line.ways).toEqual([])
    line.carry(cargo)
    line.clear()
    expect(line.ways).toEqual([])
  })

  it('goes with the keyboard from where it was begun', () => {
    const line = plan()
    line.point(city('Chicago'))
    line.key()
    line.point(city('Michigan City'))
    expect(line.course.map(world.placeAt)).toEqual(['Chicago', 'Michigan City'])
    line.key()
    line.point(city('Detroit'))
    expect(line.course.map(world.placeAt)).toEqual(['Chicago', 'Michigan City', 'Detroit'])
    line.point(null)
    expect(line.course.map(world.placeAt)).toEqual(['Chicago', 'Michigan City'])
  })

  it('says why there is none', () => {
    const line = plan()
    line.toggle()
    line.pick(city('Toledo'))
    line.pick(city('Cleveland'))
    expect(line.none).toEqual({ not: 'start' })
  })

  it('finds what would pay in its own time, and makes one of it the line', async () => {
    const line = plan()
    line.ask(true)
    expect(line.paying).toBe(null)
    await vi.waitFor(() => expect(line.paying).not.toBe(null))
    const [best] = line.paying ?? []
    if (best) {
      expect(best.cargo[0]?.gain).toBeGreaterThan(0)
      expect(line.worthwhile[0]).toMatchObject({ from: best.places[0], to: best.places.at(-1) })
      expect([line.ghosts, line.ways]).toEqual([[], []])
      line.lookAt(best)
      expect(line.ghosts.map(({ hex }) => hex)).toEqual(best.tiles.map(({ hex }) => hex))
      expect(line.ways).toMatchObject([{ cube: best.cargo[0]?.good, path: best.cargo[0]?.first.way.path }])
      line.follow(best)
      expect([line.asks, line.isOn, line.line?.price]).toEqual([false, true, best.price])
      expect(line.cargo?.[0]).toMatchObject({ good: best.cargo[0]?.good, gain: best.cargo[0]?.gain })
    }
  })

  it('makes just that of it which would pay, whatever else joins the same places', () => {
    const { state, seat } = question(
      'steam-steam-northeast-standard-4',
      ({ ask, state }) => ask === 'build' && (state as SteamState).round >= 3,
    )
    const here = steamWorld(steam, state as SteamState, world.nameOf)
    const line = linesOf(
      () => here,
      () => seat,
      steamLines,
      steamGoods,
    )
    const looking = line.ui.paying()
    let step = looking.next()
    while (!step.done) step = looking.next()
    expect(step.value.length).toBeGreaterThan(4)
    for (const one of step.value) {
      line.follow(one)
      expect(line.line?.tiles.map(({ build }) => build)).toEqual(one.tiles.map(({ build }) => build))
      expect(line.cargo).toEqual(one.cargo)
    }
  })

  it('looks for what would pay anew where things have changed, once', async () => {
    let here = world
    const line = linesOf(
      () => here,
      () => 0,
      linesFor,
      { deliveryQueryFor, judgeDelivery },
    )
    line.ask(true)
    await vi.waitFor(() => expect(line.paying).not.toBe(null))
    const before = line.paying
    line.look()
    expect(line.paying).toBe(before)
    here = worldOf(ageOfSteam, { ...world.state }, world.nameOf)
    expect(line.paying).toBe(null)
    line.look()
    await vi.waitFor(() =>
      expect(line.paying?.map(({ places }) => places)).toEqual(before?.map(({ places }) => places)),
    )
  })
})

describe('a line that is laid', () => {
  /** A table that takes so many tiles, and then has changed. */
  function tableTaking(tiles: number) {
    const table = {
      rules: ageOfSteam,
      state: world.state,
      acting: 0 as number | null,
      busy: false,
      async act(action: object): Promise<void> {
        const step = ageOfSteam.play(table.state, 0, action, noChance)
        if (step.ok) table.state = step.state
        if (--tiles === 0) {
          const players = table.state.players.map((player) => ({ ...player, money: 0 }))
          table.state = { ...table.state, players }
        }
      },
    }
    return table
  }

  const drawn = () => {
    const line = plan()
    line.toggle()
    line.pick(city('Chicago'))
    line.pick(city('Detroit'))
    return (line.line?.tiles ?? []).filter(({ turn }) => turn === 0).map(({ build }) => build)
  }

  it('goes to the table tile by tile', async () => {
    const [table, laying] = [tableTaking(9), new Laying()]
    const builds = drawn()
    expect(builds.length).toBeGreaterThan(1)
    await laying.lay(table as never, builds)
    expect([laying.progress, laying.stopped]).toEqual([null, null])
    expect(builds.map(({ hex }) => table.state.tiles[at(hex)]?.tile)).toEqual(builds.map(({ tile }) => tile))
  })

  it('is not begun where it is not agreed to, and of that nothing has to be told', async () => {
    const [table, laying] = [{ ...tableTaking(9), confirm: async () => false }, new Laying()]
    const builds = drawn()
    expect(await laying.lay(table as never, builds)).toBe(false)
    expect([laying.progress, laying.stopped, table.state.tiles[at(builds[0]?.hex ?? '')]]).toEqual([null, null, null])
  })

  it('stops where the rules say no, and says why', async () => {
    const [table, laying] = [tableTaking(1), new Laying()]
    const builds = drawn()
    await laying.lay(table as never, builds)
    expect(laying.stopped).toMatchObject({ laid: 1, of: builds.length, why: { rule: 'AOS-BUILD-03' } })
    expect(table.state.tiles[at(builds[1]?.hex ?? '')]).toBe(null)
    laying.dismiss()
    expect(laying.isTold).toBe(false)
  })

  it('stops where something else is asked by now', async () => {
    const [table, laying] = [tableTaking(9), new Laying()]
    table.acting = null
    await laying.lay(table as never, drawn())
    expect(laying.stopped).toMatchObject({ laid: 0, why: null })
  })
})

describe('a stroke', () => {
  const spots = world.board.hexes.map((hex) => middle(world.board.layout, hex.at))

  it('meets every hex on its way, however far apart its points are', () => {
    const [a, b] = [spots[at('H6')], spots[at('K9')]]
    if (!a || !b) throw new Error('hexes of the board')
    const met: number[] = []
    const stroke = strokeFrom(
      { begins: () => true, over: (spot) => met.push(spot), done: () => met.push(-1) },
      spots,
      a,
      false,
    )
    stroke?.to(b)
    stroke?.end()
    expect(met.length).toBeGreaterThan(3)
    expect(met.slice(-2)).toEqual([at('K9'), -1])
  })

  it('begins nowhere between hexes, and only where it may', () => {
    const spot = spots[at('H6')]
    if (!spot) throw new Error('a hex of the board')
    const corner = { x: spot.x + R, y: spot.y }
    expect([spotAt(spots, spot), spotAt(spots, corner)]).toEqual([at('H6'), null])
    expect(strokeFrom({ begins: () => false, over: () => {}, done: () => {} }, spots, spot, false)).toBe(null)
  })
})
