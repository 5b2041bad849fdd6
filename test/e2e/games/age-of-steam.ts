import { trackOf } from '#engine/age-of-steam/game.ts'
import { type Action, ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { FullRules } from '#engine/core/index.ts'
import { texts } from '#lib/texts/en/age-of-steam/table.ts'
import type { Player } from '../player.ts'
import type { Playable } from './playable.ts'
import { playRail, takeSome, tap } from './rail.ts'

export const playableAgeOfSteam: Playable = {
  rules: ageOfSteam as FullRules,
  carryOut: (player, action, state) => carryOut(player, action as Action, state as State),
}

async function carryOut(player: Player, action: Action, state: State): Promise<void> {
  const track = trackOf(ageOfSteam.game(state.map), state)
  switch (action.type) {
    case 'issue':
      return takeSome(player, 'Issue', 'share', action.n)
    case 'choose':
      return player.press(new RegExp(`^${texts.actions[action.action]}`))
    case 'urbanize':
      await player.press(/^Make a town/)
      await player.hit(
        player.page.locator('.letters button').filter({ hasText: new RegExp(`^\\s*${action.letter}\\s`) }),
      )
      await tap(player, track, action.hex)
      return player.press(`Place New City ${action.letter}`)
    case 'cityLink':
      return player.hit(player.page.locator(`.ask [data-link="${action.link}"]`))
    case 'chooseGains':
      return player.hit(player.page.locator(`.ask [data-option="${action.option}"]`))
    case 'payFirst':
      return player.press(/^Pay \$/)
    case 'declineFirst':
      return player.press('Do not pay')
    case 'produce':
      return player.press('Draw two cubes')
    case 'decline':
      return player.press('Leave it')
    case 'place':
      return place(player, action)
    default:
      return playRail(player, action, track)
  }
}

async function place(player: Player, { cube, column, row }: Extract<Action, { type: 'place' }>): Promise<void> {
  const ask = player.page.locator('.ask')
  const wanted = ask.getByRole('button', { name: cube, exact: true })
  if ((await wanted.getAttribute('aria-pressed')) !== 'true') await player.hit(wanted)
  await player.hit(ask.locator(`[data-space="${column}/${row}"]`))
}
