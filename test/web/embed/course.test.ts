import { describe, expect, it } from 'vitest'
import { asOne } from '#lib/session/course/asOne.ts'
import type { Intent, Session } from '#lib/session/session.svelte.ts'

const build = (hex: string) => ({ type: 'build', hex })
const COURSE = [build('A1'), build('A2')]

/** A session that notes what it asks, and what is done then. */
function asking(agree: (intent: Intent) => boolean) {
  const [asked, done] = [[] as string[], [] as string[]]
  const session: Pick<Session, 'confirm' | 'draft'> = {
    draft: null,
    confirm: async (intent) => {
      asked.push(intent.do)
      return agree(intent)
    },
  }
  const act = async (action: object): Promise<void> => {
    if ((await session.confirm?.({ do: 'act', action: action as never })) ?? true) done.push(JSON.stringify(action))
  }
  return { session, asked, done, act }
}

const told = (actions: readonly object[]): string[] => actions.map((action) => JSON.stringify(action))

describe('answers that follow one from the other', () => {
  it('are agreed upon once', async () => {
    const { session, asked, done, act } = asking(() => true)
    const { confirm } = session
    const all = await asOne(session, COURSE, async () => {
      for (const action of COURSE) await act({ ...action })
    })
    expect([all, asked, done]).toEqual([true, ['course'], told(COURSE)])
    expect(session.confirm).toBe(confirm)
  })

  it('are not begun where nobody agrees', async () => {
    const { session, asked, done, act } = asking(() => false)
    expect(await asOne(session, COURSE, () => act(build('A1')))).toBe(false)
    expect([asked, done]).toEqual([['course'], []])
  })

  it('are all that was agreed upon: another, or one of them once more, is asked about', async () => {
    const { session, asked, done, act } = asking((intent) => intent.do === 'course')
    await asOne(session, COURSE, async () => {
      await act(build('A1'))
      await act(build('A1'))
      await act(build('B7'))
    })
    await act(build('A2'))
    expect([asked, done]).toEqual([['course', 'act', 'act', 'act'], told([build('A1')])])
  })

  it('are asked about as ever after they broke off', async () => {
    const { session, asked, act } = asking(() => true)
    const broken = asOne(session, COURSE, async () => {
      throw new Error('gone')
    })
    await expect(broken).rejects.toThrow('gone')
    await act(build('A1'))
    expect(asked).toEqual(['course', 'act'])
  })

  it('are asked nothing at a table of our own, nor while an order is put together', async () => {
    const { session, asked, done, act } = asking(() => true)
    const free: Pick<Session, 'confirm' | 'draft'> = { draft: null, confirm: null }
    const order = { ...session, draft: {} as Session['draft'] }
    for (const one of [free, order]) expect(await asOne(one, COURSE, async () => {})).toBe(true)
    expect([asked, done]).toEqual([[], []])
    await act(build('A1'))
  })
})
