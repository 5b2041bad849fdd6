import { trackOf } from '#engine/age-of-steam/game.ts'
import { type Action, ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Rules } from '#engine/core/index.ts'
import { SPECIAL_NAMES } from '#lib/games/age-of-steam/words.ts'
import type { Player } from '../player.ts'
import { bid, destination, layTile, type Playable, sendCube, takeSome } from './playable.ts'

export const playableAgeOfSteam: Playable = {
  rules: ageOfSteam as Rules,
  carryOut: (player, action, state) => carryOut(player, action as Action, state as State),
}

async function carryOut(player: Player, action: Action, state: State): Promise<void> {
  const track = trackOf(ageOfSteam.game(state.map), state)
  const tap = (hex: string) => player.tapHex(track.board.byName.get(hex) ?? -1)
  switch (action.type) {
    case 'issue':
      return takeSome(player, 'Issue', 'share', action.n)
    case 'bid':
      return bid(player, action.amount)
    case 'drop':
      return player.press(/^Drop out/)
    case 'freePass':
      return player.press(/^Free pass/)
    case 'choose':
      return player.press(new RegExp(`^${SPECIAL_NAMES[action.action]}`))
    case 'urbanize':
      await player.press(/^Make a town/)
      await player.hit(
        player.page.locator('.letters button').filter({ hasText: new RegExp(`^\\s*${action.letter}\\s`) }),
      )
      await tap(action.hex)
      return player.press(`Place New City ${action.letter}`)
    case 'build':
      await tap(action.hex)
      return layTile(player, action)
    case 'cityLink':
      return player.hit(player.page.locator(`.ask [data-link="${action.link}"]`))
    case 'takeBack':
      return player.press('Take back the last build')
    case 'chooseGains':
      return player.hit(player.page.locator(`.ask [data-option="${action.option}"]`))
    case 'payFirst':
      return player.press(/^Pay \$/)
    case 'declineFirst':
      return player.press('Do not pay')
    case 'endBuild':
      return player.press('End building')
    case 'deliver':
      await tap(action.from)
      return sendCube(player, action, destination(track, action.from, action.path))
    case 'engine':
      return player.press(/^Locomotive to/)
    case 'pass':
      return player.press('Pass')
    case 'produce':
      return player.press('Draw two cubes')
    case 'decline':
      return player.press('Leave it')
    case 'place':
      return place(player, action)
  }
}

async function place(player: Player, { cube, column, row }: Extract<Action, { type: 'place' }>): Promise<void> {
  const ask = player.page.locator('.ask')
  const wanted = ask.getByRole('button', { name: cube, exact: true })
  if ((await wanted.getAttribute('aria-pressed')) !== 'true') await player.hit(wanted)
  await player.hit(ask.locator(`[data-space="${column}/${row}"]`))
}
