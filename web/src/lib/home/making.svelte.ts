import type { Options } from '#engine/core/index.ts'
import { goto } from '$app/navigation'
import { resolve } from '$app/paths'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { makeTable } from '../device/asking/api.ts'
import { keepHost, myName } from '../device/keyring.ts'
import { whyNot } from '../failures/whyNot.ts'
import { begin } from '../solo/beginning.ts'
import { say } from '../texts/language.svelte.ts'
import { opponent } from './opponent.ts'

interface Wishes {
  readonly game: string
  readonly map?: string
}

/** Whom to play against at once, where that is not left to us. */
interface Company {
  readonly bot: string
  readonly seats: number
  readonly options: Options
}

/** Seats of a match against bots, where a map has room for so many. */
const SEATS = 4

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

  make = (game: string, map?: string): Promise<void> => this.#goTo({ game, ...(map !== undefined && { map }) })

  /** Sits down with bots on all other seats, on this device and nowhere else: the match begins at once. */
  play = async (game: string, map = mapsOf(game)[0]?.id ?? '', company: Partial<Company> = {}): Promise<void> => {
    const { bot = opponent(game), seats = seatsOn(game, map), options = {} } = company
    const name = myName() || say('home').game.guest
    await goto(resolve('/solo/[id]', { id: begin({ game, map, options, seats, bot, name }) }))
  }

  async #goTo(wishes: Wishes): Promise<void> {
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

const mapsOf = (game: string) => CATALOGUE.find(({ id }) => id === game)?.maps ?? []

/** As many as make a good match, or as the map has. */
function seatsOn(game: string, map: string): number {
  const [least, most] = mapsOf(game).find(({ id }) => id === map)?.seats ?? [SEATS, SEATS]
  return Math.min(most, Math.max(least, SEATS))
}

const isSame = (wishes: Wishes | null, game: string, map: string | undefined): boolean =>
  wishes?.game === game && wishes.map === map
