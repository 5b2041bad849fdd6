import { getContext, setContext } from 'svelte'
import type { GameUi } from './ui.ts'

const KEY = Symbol('game')

/** Says which game is shown below this component: its page knows it as soon as the table has told. While it is set up. */
export const setGameHere = (ui: () => GameUi | undefined): void => void setContext(KEY, ui)

/** The game that is shown around this component. While it is set up. */
export function gameHere(): () => GameUi {
  const here = getContext<(() => GameUi | undefined) | undefined>(KEY)
  return () => {
    const ui = here?.()
    if (!ui) throw new Error('no game is shown here')
    return ui
  }
}
