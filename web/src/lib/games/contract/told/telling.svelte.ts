import { gameHere } from '../here.ts'
import type { Tell } from '../ui.ts'

/** The words for what happens in the game that is played here, once they are loaded; to be made while a component begins. */
export class Telling {
  words = $state.raw<Tell | null>(null)

  constructor() {
    const game = gameHere()
    $effect(() => {
      void game()
        .told()
        .then((words) => {
          this.words = words
        })
    })
  }
}
