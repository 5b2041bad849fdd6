import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settleOptions } from '#engine/core/file/options.ts'
import { stateHash } from '#engine/core/hash.ts'
import { type Played, standing, undoReach } from '#engine/core/log.ts'
import { shapedAction } from '#engine/core/shape.ts'

describe('state hash', () => {
  test('does not depend on the order of keys, and survives being sent as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value))
      }),
    )
    expect(stateHash({ a: 1, b: [2, { c: null, d: 'x' }] })).toBe(stateHash({ b: [2, { d: 'x', c: null }], a: 1 }))
    expect(stateHash({ a: 1, b: undefined })).toBe(stateHash({ a: 1 }))
  })

  test('tells different values apart', () => {
    const values = [
      0,
      1,
      -1,
      '',
      '0',
      '1',
      null,
      true,
      false,
      [],
      {},
      [0],
      [[0]],
      { a: 0 },
      { b: 0 },
      { a: 1 },
      [1, 2],
      [2, 1],
      0.5,
    ]
    expect(new Set(values.map(stateHash)).size).toBe(values.length)
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 60 }), fc.nat(), (numbers, at) => {
        const changed = numbers.map((n, i) => (i === at % numbers.length ? n + 1 : n))
        expect(stateHash(changed)).not.toBe(stateHash(numbers))
      }),
    )
  })
})

describe('the log', () => {
  const played = (seat: number, chance?: number[]) => ({ seat, action: { type: 'x' }, ...(chance ? { chance } : {}) })

  test('an undo takes back the last action that still stands', () => {
    const [a, b, c] = [played(0), played(0), played(1)]
    expect(standing([a, b, { seat: 0, undo: true }, c])).toEqual([a, c])
    expect(standing([a, b, { seat: 0, undo: true }, { seat: 0, undo: true }])).toEqual([])
  })

  const isBot = (seat: number) => seat >= 2
  const rules = { showsSecret: (action: unknown) => (action as { type: string }).type === 'show' }
  const shown = (seat: number): Played => ({ seat, action: { type: 'show' } })

  test.each([
    ['the own last action', [played(0)], 1],
    ['it and what bots did after it', [played(0), played(2), played(3), played(2)], 4],
    ['not what somebody else did', [played(1)], 0],
    ['nothing that somebody acted on', [played(0), played(1), played(2)], 0],
    ['nothing that drew', [played(0, [3])], 0],
    ['nothing before a bot drew', [played(0), played(2, [3])], 0],
    ['nothing that has shown somebody a secret', [shown(0)], 0],
    ['nothing before a bot has', [played(0), shown(2)], 0],
    ['no more than one action of the own', [played(0), played(0)], 1],
    ['nothing of bots alone', [played(2), played(3)], 0],
    ['nothing of nothing', [], 0],
  ])('P-UNDO-01 a seat may take back %s', (_, log, reach) => {
    expect(undoReach(log.toReversed(), 0, { isBot, rules })).toBe(reach)
  })
})

describe('options', () => {
  const fields = [{ id: 'pace', values: ['slow', 'fast'], default: 'slow' }]

  test('defaults are filled in, what is offered is taken', () => {
    expect(settleOptions(fields, {})).toEqual({ ok: true, options: { pace: 'slow' } })
    expect(settleOptions(fields, { pace: 'fast' })).toEqual({ ok: true, options: { pace: 'fast' } })
  })

  test.each([
    [{ pace: 'warp' }, 'OPTION-VALUE'],
    [{ speed: 'fast' }, 'OPTION-UNKNOWN'],
    [JSON.parse('{"__proto__":"x"}'), 'OPTION-UNKNOWN'],
    [{ toString: 'fast' }, 'OPTION-UNKNOWN'],
  ])('%j is refused by %s', (wanted, rule) => {
    expect(settleOptions(fields, wanted)).toMatchObject({ ok: false, refusal: { rule } })
  })
})

describe('the shape of actions', () => {
  const shapes = {
    bid: { amount: 'int' },
    go: { path: 'ints', from: 'text', to: 'text?' },
    give: { card: 'hidden text' },
    choose: { sides: 'hidden texts by name' },
    lay: { on: 'texts', pay: { cards: 'ints by name', sets: [{ of: 'text', n: 'int' }] } },
    pass: {},
  } as const
  const laid = { type: 'lay', on: ['s1'], pay: { cards: { red: 1 }, sets: [{ of: 'blue', n: 2 }] } }

  test.each([
    [{ type: 'bid', amount: 3 }],
    [{ type: 'pass' }],
    [{ type: 'go', path: [1, 2], from: 'A1' }],
    [{ type: 'go', path: [], from: 'A1', to: 'A2' }],
    [{ type: 'give', card: 'red' }],
    [{ type: 'give', card: null }],
    [{ type: 'choose', sides: { one: 'A', two: 'B' } }],
    [{ type: 'choose', sides: null }],
    [laid],
    [{ ...laid, on: [], pay: { cards: {}, sets: [] } }],
  ])('%j is well formed', (action) => {
    expect(shapedAction(shapes, action)).toEqual({ ok: true, action })
  })

  test.each<[string, unknown, string]>([
    ['a text in a list of texts', { ...laid, on: ['s1', 2] }, 'on'],
    ['a record', { ...laid, pay: [] }, 'pay'],
    ['a field of a record', { ...laid, pay: { cards: {} } }, 'pay.sets'],
    ['a count in it', { ...laid, pay: { cards: { red: 'one' }, sets: [] } }, 'pay.cards'],
    ['a record in a list', { ...laid, pay: { cards: {}, sets: [null] } }, 'pay.sets[0]'],
    [
      'a field of the second',
      {
        ...laid,
        pay: {
          cards: {},
          sets: [
            { of: 'x', n: 1 },
            { of: 'x', n: 0.5 },
          ],
        },
      },
      'pay.sets[1].n',
    ],
    ['nothing more in it', { ...laid, pay: { cards: {}, sets: [{ of: 'x', n: 1, tip: 2 }] } }, 'pay.sets[0].tip'],
    ['texts by name', { type: 'choose', sides: { one: 1 } }, 'sides'],
    ['something at all', { type: 'give' }, 'card'],
  ])('what is wrong is named with its place: %s', (_, action, field) => {
    expect(shapedAction(shapes, action)).toMatchObject({
      ok: false,
      refusal: { rule: 'ACTION-SHAPE', params: { field } },
    })
  })

  test('anything at all is well formed or refused, and nothing throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(shapes)), fc.jsonValue({ maxDepth: 3 }), (type, value) => {
        const action = { type, on: value, pay: value, sides: value, card: value }
        expect(shapedAction(shapes, action)).toHaveProperty('ok')
      }),
    )
  })

  test.each([
    [null, 'ACTION-SHAPE'],
    [[], 'ACTION-SHAPE'],
    ['bid', 'ACTION-SHAPE'],
    [{}, 'ACTION-TYPE'],
    [{ type: 'constructor' }, 'ACTION-TYPE'],
    [{ type: 'bid' }, 'ACTION-SHAPE'],
    [{ type: 'bid', amount: '3' }, 'ACTION-SHAPE'],
    [{ type: 'bid', amount: 1.5 }, 'ACTION-SHAPE'],
    [{ type: 'bid', amount: 3, tip: 1 }, 'ACTION-SHAPE'],
    [{ type: 'go', path: [1, 'x'], from: 'A1' }, 'ACTION-SHAPE'],
    [{ type: 'go', path: Array(50).fill(1), from: 'A1' }, 'ACTION-SHAPE'],
    [{ type: 'go', path: [], from: 'x'.repeat(99) }, 'ACTION-SHAPE'],
  ])('%j is refused by %s', (action, rule) => {
    expect(shapedAction(shapes, action)).toMatchObject({ ok: false, refusal: { rule } })
  })
})
