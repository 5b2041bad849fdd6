import type { SomeAction } from '#engine/core/index.ts'
import type { Action, Good, Moves } from '#engine/steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import { HexChoice } from '../../rail/build/hexChoice.svelte.ts'
import { BuildTurn as RailTurn, type Reading } from '../../rail/build/turn.svelte.ts'
import type { World } from '../world.ts'

export type BuildMoves = Extract<Moves, { ask: 'build' }>

/** A building turn considered: tiles, which town becomes which city, or which city grows. */
export class BuildTurn extends RailTurn<World, BuildMoves, 'city' | 'growth'> {
  #color = $state<Good | null>(null)
  #group = $state<number | null>(null)

  constructor(reading: Reading<World, BuildMoves>) {
    super(reading, {
      city: new HexChoice(
        reading.world,
        () => this.moves?.urbanize?.hexes,
        () => say('rail/asks').targets.becomesCity,
      ),
      growth: new HexChoice(
        reading.world,
        () => this.moves?.grow?.hexes,
        () => say('rail/asks').targets.grows,
      ),
    })
  }

  /** Spaces whose goods may come along with what is being done. */
  readonly groups: readonly number[] = $derived.by(
    () => (this.doing === 'city' ? this.moves?.urbanize?.groups : this.moves?.grow?.groups) ?? [],
  )

  readonly color: Good | null = $derived.by(
    () => this.moves?.urbanize?.colors.find((color) => color === this.#color) ?? null,
  )

  /** Space of the goods supply. */
  readonly group: number | null = $derived.by(() => this.groups.find((group) => group === this.#group) ?? null)

  paint(color: Good): void {
    this.#color = color
  }

  bring(group: number): void {
    this.#group = group
  }

  override consider(action: SomeAction): boolean {
    if (action.type === 'urbanize') {
      const { hex, color, group } = action as Extract<Action, { type: 'urbanize' }>
      this.put('city', hex)
      this.paint(color)
      if (group !== undefined) this.bring(group)
      return true
    }
    if (action.type !== 'grow') return super.consider(action)
    const { hex, group } = action as Extract<Action, { type: 'grow' }>
    this.put('growth', hex)
    this.bring(group)
    return true
  }

  override clear(): void {
    super.clear()
    this.#color = null
    this.#group = null
  }
}
