import { describe, expect, it } from 'vitest'
import { games } from '#engine/games.ts'
import { CATALOGUE } from '#lib/games/catalogue.ts'
import { gameUi } from '#lib/games/index.ts'
import { anchorsOf } from '#lib/games/rulesText.ts'
import { ticketOf } from '#lib/home/tickets.ts'

describe('the catalogue', () => {
  it('has the games there are, as their rules have them', () => {
    const told = games.map(({ id, name, version, maps }) => {
      return { id, name, version, maps: maps.map(({ id, name, seats }) => ({ id, name, seats })) }
    })
    expect(CATALOGUE.map(({ id, name, version, maps }) => ({ id, name, version, maps }))).toEqual(told)
  })
})

it('no two maps have one name in an address', () => {
  const anchors = CATALOGUE.flatMap(({ id, maps }) => [id, ...maps.map((map) => map.id)])
  expect(new Set(anchors).size).toBe(anchors.length)
})

describe.each(CATALOGUE)('$name', ({ id, maps }) => {
  it('has a ticket', () => {
    expect(ticketOf(id).tagline).not.toBe('')
    expect(ticketOf(id).emblem).not.toBe('')
  })

  it.each(maps)('is loaded with $name alone', async (map) => {
    const rules = await gameUi(id)?.rules(map.id)
    expect(rules?.maps.map((one) => one.id)).toEqual([map.id])
    const whole = await gameUi(id)?.rules()
    expect(rules?.maps[0]).toEqual(whole?.maps.find((one) => one.id === map.id))
    expect(rules?.options(map.id)).toEqual(whole?.options(map.id))
  })

  it('has rules to read, every paragraph under its own ids', async () => {
    const ui = gameUi(id)
    const anchors = anchorsOf((await ui?.rulesText()) ?? { lead: '', sections: [] })
    expect(anchors.length).toBeGreaterThan(20)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors.filter((anchor) => !anchor.startsWith(ui?.prefix ?? '?'))).toEqual([])
  })

  it('has no map it cannot load', async () => {
    await expect(gameUi(id)?.rules('atlantis')).rejects.toThrow('no map atlantis')
  })
})
