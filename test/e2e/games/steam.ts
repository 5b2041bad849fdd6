import type { FullRules } from '#engine/core/index.ts'
import { trackOf } from '#engine/steam/game.ts'
import { type Action, type State, steam } from '#engine/steam/index.ts'
import type { Player } from '../player.ts'
import type { Playable } from './playable.ts'
import { playRail, takeSome, tap } from './rail.ts'

export const playableSteam: Playable = {
  rules: steam as FullRules,
  carryOut: (player, action, state) => carryOut(player, action as Action, state as State),
}

async function carryOut(player: Player, action: Action, state: State): Promise<void> {
  const track = trackOf(steam.game(state.map), state)
  const pick = (choice: string) => player.hit(player.page.locator(`.ask ${choice}`))
  switch (action.type) {
    case 'raise':
      return takeSome(player, 'Raise', 'unit', action.n)
    case 'select':
      return takeTile(player, action)
    case 'urbanize':
      await player.press('Make a town a city')
      await pick(`[data-color="${action.color}"]`)
      if (action.group !== undefined) await pick(`[data-group="${alike(state, action.group)}"]`)
      await tap(player, track, action.hex)
      return player.press('Place the New City')
    case 'grow':
      await player.press('Let a city grow')
      await pick(`[data-group="${alike(state, action.group)}"]`)
      await tap(player, track, action.hex)
      return player.press('Let it grow')
    case 'score':
      return player.press(action.to === 'income' ? /^Income/ : /^Points/)
    default:
      return playRail(player, action, track)
  }
}

/** A tile that can be had in one way for nothing is a button itself. */
async function takeTile(player: Player, { tile, use }: Extract<Action, { type: 'select' }>): Promise<void> {
  const card = player.page.locator(`.ask [data-action="${tile}"]`)
  await card.waitFor()
  const way = card.locator(`[data-way="${use}"]`)
  await player.hit((await way.count()) > 0 ? way : card)
}

/** The page offers spaces that hold the same only once: by the first of them. */
function alike({ supply }: State, group: number): number {
  const contents = (space: number): string => [...(supply[space] ?? [])].sort().join()
  return supply.findIndex((_, space) => contents(space) === contents(group))
}
