import type { SomeAction } from '#engine/core/index.ts'
import type { Session } from '../session.svelte.ts'

/** All of a session that agreeing takes, whoever's actions it sends. */
type Agreeing = Pick<Session, 'confirm' | 'draft'>

/**
 * Answers that follow one from the other are agreed upon once, where anything is asked once more: then `play` gives them
 * one by one, and of each of them nothing is asked again. What else is done meanwhile is. False where nobody agreed.
 */
export async function asOne(
  session: Agreeing,
  actions: readonly SomeAction[],
  play: () => Promise<void>,
): Promise<boolean> {
  const { confirm } = session
  if (!confirm || session.draft) {
    await play()
    return true
  }
  if (!(await confirm({ do: 'course', actions }))) return false
  const agreed = actions.map((action) => JSON.stringify(action))
  session.confirm = async (intent) => {
    const at = intent.do === 'act' ? agreed.indexOf(JSON.stringify(intent.action)) : -1
    if (at < 0) return confirm(intent)
    agreed.splice(at, 1)
    return true
  }
  try {
    await play()
  } finally {
    session.confirm = confirm
  }
  return true
}
