import type { Action, Letter, Moves } from '#engine/age-of-steam/types.ts'
import type { SomeAction } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import { HexChoice } from '../../rail/build/hexChoice.svelte.ts'
import { BuildTurn as RailTurn, type Reading } from '../../rail/build/turn.svelte.ts'
import type { World } from '../world.ts'

export type BuildMoves = Extract<Moves, { ask: 'build' }>

/** A building turn considered: tiles, or which town becomes which city. */
export class BuildTurn extends RailTurn<World, BuildMoves, 'city'> {
  #letter = $state<Letter | null>(null)

  constructor(reading: Reading<World, BuildMoves>) {
    super(reading, {
      city: new HexChoice(
        reading.world,
        () => this.moves?.urbanize?.hexes,
        () => say('rail/asks').targets.becomesCity,
      ),
    })
  }

  /** The first that is left, until another is chosen. */
  readonly letter: Letter | null = $derived.by(() => {
    const letters = this.moves?.urbanize?.letters ?? []
    return letters.find((letter) => letter === this.#letter) ?? letters[0] ?? null
  })

  choose(letter: Letter): void {
    this.#letter = letter
  }

  override consider(action: SomeAction): boolean {
    if (action.type !== 'urbanize') return super.consider(action)
    const { hex, letter } = action as Extract<Action, { type: 'urbanize' }>
    this.put('city', hex)
    this.choose(letter)
    return true
  }

  override clear(): void {
    super.clear()
    this.#letter = null
  }
}
