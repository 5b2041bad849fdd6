import { noChance, type Refusal, type Rules } from '#engine/core/index.ts'
import type { Build, RailState } from '#engine/rail/types.ts'
import { untilAnswered } from '../../../session/answered.svelte.ts'
import { asOne } from '../../../session/course/asOne.ts'
import type { Session } from '../../../session/session.svelte.ts'

type Builds = Extract<{ readonly type: 'build' } & Build, { type: 'build' }>

/** The tiles of a line as they are laid: one action after the other, each once the table has taken the one before. */
export class Laying {
  /** How many lie, of how many; null while nothing is being laid. */
  progress = $state.raw<{ readonly laid: number; readonly of: number } | null>(null)
  /** Where it stopped before its end, and why if the rules say; the table itself says the rest. */
  stopped = $state.raw<{ readonly laid: number; readonly of: number; readonly why: Refusal | null } | null>(null)

  /** What became of the rest, where somebody wanted to plan it. */
  planned = $state.raw<string | null>(null)

  /** There is something to be told. */
  get isTold(): boolean {
    return this.progress !== null || this.stopped !== null || this.planned !== null
  }

  dismiss(): void {
    this.stopped = null
    this.planned = null
  }

  /** False where it did not come to all of them: it was not agreed to, or stopped. */
  async lay(session: Session<Rules, Builds>, builds: readonly Build[]): Promise<boolean> {
    if (this.progress) return false
    this.dismiss()
    const agreed = await asOne(session, builds, () => this.#layAll(session, builds))
    return agreed && this.stopped === null
  }

  async #layAll(session: Session<Rules, Builds>, builds: readonly Build[]): Promise<void> {
    const of = builds.length
    for (const [laid, build] of builds.entries()) {
      this.progress = { laid, of }
      const why = refuses(session, build)
      if (why === null) {
        await session.act(build)
        await untilAnswered(session)
      }
      if (why !== null || !lies(session, build)) {
        this.stopped = { laid, of, why: why === 'asked' ? null : why }
        break
      }
    }
    this.progress = null
  }
}

/** What the rules say to it now; `asked` where something else is asked by now. */
function refuses({ rules, state, acting }: Session<Rules, Builds>, build: Build): Refusal | 'asked' | null {
  if (!rules || acting === null) return 'asked'
  const step = rules.play(state, acting, build, noChance)
  return step.ok ? null : step.refusal
}

/** Whether the tile has come to lie; what is only an order lies on the board that it supposes. */
function lies({ rules, state }: Session<Rules, Builds>, { hex, tile }: Build): boolean {
  const { map, tiles } = state as RailState
  const game = (rules as { game?: (map: string) => { board: { byName: ReadonlyMap<string, number> } } }).game?.(map)
  return game === undefined || tiles[game.board.byName.get(hex) ?? -1]?.tile === tile
}
