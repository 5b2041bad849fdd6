import type { FullRules } from '#engine/core/index.ts'
import { type Action, judgeChain, type State, spike } from '#engine/spike/index.ts'
import type { Player } from '../player.ts'
import type { Playable } from './playable.ts'

export const playableSpike: Playable = {
  rules: spike as FullRules,
  carryOut: (player, action, state) => carryOut(player, action as Action, state as State),
}

async function carryOut(player: Player, action: Action, state: State): Promise<void> {
  const pick = (choice: string) => player.hit(player.page.locator(`.ask ${choice}`))
  switch (action.type) {
    case 'chooseSides':
      for (const [card, side] of Object.entries(action.sides ?? {})) {
        await pick(`[data-contract="${card}"][data-side="${side}"]`)
      }
      return player.press('Choose these sides')
    case 'giveCard':
      await pick(`[data-card="${action.card}"]`)
      return player.press(/^Give a/)
    case 'keepRoute':
      await pick(`[data-route="${action.route}"]`)
      return player.press(/^Keep/)
    case 'placeTrain':
      await player.tapCity(action.city)
      return player.press(/^Begin in/)
    case 'freeMove':
      return run(player, 'free', action.steps)
    case 'start':
      return run(player, 'start', action.steps)
    case 'boost':
      return run(player, 'boost', [action.step])
    case 'draw':
      if (state.stage.phase !== 'draw') await pick('[data-tab="draw"]')
      return pick(action.display === undefined ? '[data-deck]' : `[data-display="${action.display}"]`)
    case 'stopDrawing':
      return player.press('Stop drawing')
    case 'build':
      return build(player, action, state)
    case 'upgrade':
      await pick('[data-tab="upgrade"]')
      return pick(`[data-part="${action.part}"]`)
    case 'load':
      return pick(`[data-load="${action.goods}"]${action.drop === undefined ? '' : `[data-drop="${action.drop}"]`}`)
    case 'deliver':
      return pick(`[data-deliver="${action.goods}"]`)
    case 'drop':
      if (state.stage.phase !== 'after') await pick('[data-tab="train"]')
      return pick(`[data-put-back="${action.goods}"]`)
    case 'endTurn':
      return player.press('End turn')
  }
}

async function run(player: Player, how: string, steps: readonly string[]): Promise<void> {
  const { page } = player
  await player.hit(page.locator('.ask [data-tab="train"]'))
  if (steps.length === 0) return player.hit(page.locator('.ask [data-stay]'))
  await player.hit(page.locator(`.ask [data-steps="${how} ${steps.join(' ')}"]`))
  return player.hit(page.locator('.ask [data-go]'))
}

/** By the city it leads to; a way that is not listed there is laid segment by segment. */
async function build(player: Player, action: Extract<Action, { type: 'build' }>, state: State): Promise<void> {
  const { page } = player
  await player.hit(page.locator('.ask [data-tab="build"]'))
  const way = page.locator(`.ask [data-way="${action.segments.join(' ')}"]`)
  const city = cityAt(state, action.segments)
  const listed = page.locator(`.ask [data-build="${city}"]`)
  // On a small page one takes it from the list, at a desk from the board.
  if ((page.viewportSize()?.width ?? 0) < 700 && (await listed.count()) > 0) await player.hit(listed)
  else await player.tapCity(city)
  await page.getByRole('button', { name: /^Build to/ }).waitFor()
  if ((await way.count()) > 0) await player.hit(way)
  return player.press(/^Build to/)
}

/** Where a railway of whoever is asked ends. */
function cityAt(state: State, segments: readonly string[]): string {
  const [seat = 0] = spike.turn(state).seats
  const chain = judgeChain(spike.game(state.map), state, seat, segments)
  return 'city' in chain ? chain.city : ''
}
