import { goto } from '$app/navigation'
import { resolve } from '$app/paths'
import { makeTable } from '../device/asking/api.ts'
import { keepHost } from '../device/keyring.ts'
import { whyNot } from '../failures/whyNot.ts'
import { say } from '../texts/language.svelte.ts'

interface Wishes {
  readonly game: string
  readonly map?: string
}

/** A table being made by one of several buttons, and the way to it. */
export class TableMaker {
  #wishes = $state.raw<Wishes | null>(null)
  #problem = $state.raw<{ readonly wishes: Wishes; readonly text: string } | null>(null)

  get underway(): boolean {
    return this.#wishes !== null
  }

  isFor(game: string, map?: string): boolean {
    return isSame(this.#wishes, game, map)
  }

  problemWith(game: string, map?: string): string {
    return isSame(this.#problem?.wishes ?? null, game, map) ? (this.#problem?.text ?? '') : ''
  }

  make = async (game: string, map?: string): Promise<void> => {
    const wishes = map === undefined ? { game } : { game, map }
    this.#wishes = wishes
    this.#problem = null
    try {
      const { id, hostSecret } = await makeTable(wishes)
      keepHost(id, hostSecret)
      await goto(resolve('/t/[id]', { id }))
    } catch (error) {
      this.#problem = { wishes, text: say('home').failed(await whyNot(error)) }
    } finally {
      this.#wishes = null
    }
  }
}

const isSame = (wishes: Wishes | null, game: string, map: string | undefined): boolean =>
  wishes?.game === game && wishes.map === map
