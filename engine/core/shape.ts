import { type Refusal, refusal } from './refusal.ts'

/** Checks the shape of an action that comes from outside: `{ type, …fields }` with nothing missing and nothing extra. */
/** `int?` may be left out. */
export type FieldShape = 'int' | 'int?' | 'text' | 'ints'

export type ActionShapes = Readonly<Record<string, Readonly<Record<string, FieldShape>>>>

export type Shaped<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly refusal: Refusal }

/** The caller vouches that `shapes` describes `Action`. */
export function shapedAction<Action>(shapes: ActionShapes, raw: unknown): Shaped<Action> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return no('ACTION-SHAPE', '', 'an object')
  const action = raw as Record<string, unknown>
  const type = action.type
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return no('ACTION-TYPE', String(type).slice(0, 40), '')
  const fields = shapes[type] as Readonly<Record<string, FieldShape>>
  for (const [field, shape] of Object.entries(fields)) {
    if (!CHECKS[shape](Object.hasOwn(action, field) ? action[field] : undefined))
      return no('ACTION-SHAPE', field, EXPECTED[shape])
  }
  const extra = Object.keys(action).find((key) => key !== 'type' && !Object.hasOwn(fields, key))
  if (extra !== undefined) return no('ACTION-SHAPE', extra.slice(0, 40), 'nothing of that name')
  return { ok: true, action: raw as Action }
}

const CHECKS: Readonly<Record<FieldShape, (value: unknown) => boolean>> = {
  int: (value) => Number.isSafeInteger(value),
  'int?': (value) => value === undefined || Number.isSafeInteger(value),
  text: (value) => typeof value === 'string' && value.length <= 40,
  ints: (value) => Array.isArray(value) && value.length <= 40 && value.every(Number.isSafeInteger),
}

const EXPECTED: Readonly<Record<FieldShape, string>> = {
  int: 'a whole number',
  'int?': 'a whole number, or nothing',
  text: 'a short text',
  ints: 'a short list of whole numbers',
}

const no = (rule: string, field: string, expected: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: refusal(rule, { field, expected }),
})
