import { expect, test } from 'vitest'
import type { Hidden } from '#engine/core/chance.ts'
import { type ShapesOf, shapedAction } from '#engine/core/shape.ts'

type Action =
  | { readonly type: 'bid'; readonly amount: number; readonly note?: string }
  | { readonly type: 'keep'; readonly card: string | Hidden }
  | {
      readonly type: 'pay'
      readonly cards: Readonly<Partial<Record<'red' | 'blue', number>>>
      readonly by: readonly Joker[]
    }

interface Joker {
  readonly from: string
  readonly n: number
}

const SHAPES: ShapesOf<Action> = {
  bid: { amount: 'int', note: 'text?' },
  keep: { card: 'hidden text' },
  pay: { cards: 'ints by name', by: [{ from: 'text', n: 'int' }] },
}

test('an action that has its shape passes, with what may be left out left out', () => {
  for (const action of [
    { type: 'bid', amount: 3 },
    { type: 'bid', amount: 3, note: 'high' },
    { type: 'keep', card: null },
    { type: 'pay', cards: { red: 2 }, by: [{ from: 'blue', n: 1 }] },
  ])
    expect(shapedAction<Action>(SHAPES, action)).toEqual({ ok: true, action })
})

test('shapes that do not describe the actions do not compile', () => {
  const { bid, keep, pay } = SHAPES
  // @ts-expect-error: an action without a shape
  const missing: ShapesOf<Action> = { bid, keep }
  // @ts-expect-error: a shape of no action
  const surplus: ShapesOf<Action> = { bid, keep, pay, pass: {} }
  // @ts-expect-error: a field without a shape
  const short: ShapesOf<Action> = { bid: { amount: 'int' }, keep, pay }
  // @ts-expect-error: a field that is another kind of thing
  const other: ShapesOf<Action> = { bid: { amount: 'text', note: 'text?' }, keep, pay }
  // @ts-expect-error: what may not be left out
  const loose: ShapesOf<Action> = { bid: { amount: 'int?', note: 'text?' }, keep, pay }
  // @ts-expect-error: what another seat may not know
  const open: ShapesOf<Action> = { bid, keep: { card: 'text' }, pay }
  // @ts-expect-error: deep inside
  const inner: ShapesOf<Action> = { bid, keep, pay: { cards: 'ints by name', by: [{ from: 'text' }] } }
  expect([missing, surplus, short, other, loose, open, inner]).toHaveLength(7)
})
