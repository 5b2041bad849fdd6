import { expect } from 'vitest'
import { trackOf } from '#engine/steam/game.ts'
import { type State, steam } from '#engine/steam/index.ts'
import { CITY, type HexIndex, NO_HEX, TOWN } from '#engine/track/board.ts'
import { type Chain, chains, isLink, type Track } from '#engine/track/track.ts'

/** STM-ENG-05 and what follows from it, read from the rules once more: what holds in every state of every match. */
export function holdsAlways(state: State): void {
  const track = trackOf(steam.game(state.map), state)
  const all = chains(track)
  const cubes = [...Object.values(state.cubes), ...state.supply].flat().length
  expect(cubes + Object.values(state.bag).reduce((sum, count) => sum + count, 0)).toBe(96)
  for (const hex of Object.keys(state.cubes)) expect(track.kinds[Number(hex)]).toBe(CITY)
  expect(state.newCities.every(({ hex }) => track.board.kinds[hex] === TOWN)).toBe(true)
  for (const { cash, income, points } of state.players) {
    expect([cash >= 0, income >= -10, points >= 0]).toEqual([true, true, true])
    expect([cash, income, points].every(Number.isInteger)).toBe(true)
  }
  expect(state.order).toHaveLength(state.players.filter(({ eliminated }) => eliminated === null).length)
  hasLinkWhereItHasExits(track, all)
  if (state.stage.phase === 'build') return
  for (const chain of all) {
    expect(chain.ends.some(({ place }) => place !== NO_HEX)).toBe(true)
    if (isLink(chain) && state.bankrupt.length === 0) expect(chain.owner).not.toBeNull()
  }
}

/** The engine asks for an own exit of a town where the rules ask for an own complete link: it is the same. */
function hasLinkWhereItHasExits(track: Track, all: readonly Chain[]): void {
  const linked = new Set(all.filter(isLink).flatMap(({ owner, ends }) => ends.map(({ place }) => `${owner}/${place}`)))
  for (const [hex, placed] of track.tiles.entries()) {
    if (!placed || track.kinds[hex as HexIndex] !== TOWN) continue
    for (const owner of placed.owners) if (owner !== null) expect(linked).toContain(`${owner}/${hex}`)
  }
}
