import { describe, expect, it } from 'vitest'
import { placesFor } from '#lib/frame/look/fork.ts'
import type { TableInfo } from '#worker/protocol.ts'

const seat = (name: string, bot: string | null) => ({ name, bot }) as TableInfo['seats'][number]
const table = { seats: [seat('Rosa', 'greedy'), seat('Ada', null), seat('Ada', null)] } as unknown as TableInfo
const session = { table, nameOf: (at: number) => table.seats[at]?.name ?? '' }
const names = (places: ReturnType<typeof placesFor>) =>
  places.map((place) => ('name' in place ? place.name : place.bot))

describe('who sits where at a table that goes on from another', () => {
  it('somebody without a name is a player in the place of a bot, never “You”', () => {
    expect(names(placesFor(session, 'bots', 0, 'greedy'))).toEqual(['Player', 'greedy', 'greedy'])
  })

  it('has the name of whoever sat there, and no name twice', () => {
    expect(names(placesFor(session, 'alone', 1, 'greedy'))).toEqual(['Rosa', 'Ada', 'Ada 2'])
    expect(placesFor(session, 'friends', 0, 'greedy')).toEqual([])
  })
})
