import type { Session } from './session.svelte.ts'

/** Until the table has answered all that was sent. */
export async function untilAnswered(session: Pick<Session, 'busy'>): Promise<void> {
  if (!session.busy) return
  await new Promise<void>((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (session.busy) return
        resolve()
        queueMicrotask(() => stop())
      })
    })
  })
}
