import { type Refusal, refusal } from './refusal.ts'
import type { SomeAction } from './rules.ts'

/**
 * What a field of an action may hold. `?` may be left out; `hidden text` is HIDDEN where an action is replayed by
 * somebody who may not know it (and only there: the game has to refuse it from anybody else); `… by name` is an object
 * with names of the sender's choice; a record holds fields of its own, and a list with a record in it is a short list of
 * such records.
 */
export type FieldShape =
  | 'int'
  | 'int?'
  | 'text'
  | 'text?'
  | 'hidden text'
  | 'ints'
  | 'texts'
  | 'ints by name'
  | 'hidden texts by name'
  | RecordShape
  | readonly [RecordShape]

export type RecordShape = { readonly [field: string]: FieldShape }

type ActionShapes = Readonly<Record<string, RecordShape>>

/** What describes these actions: a shape for each type with each of its fields, and the only one that fits. */
export type ShapesOf<Action extends SomeAction> = {
  readonly [Type in Action['type']]: FieldsOf<Omit<Extract<Action, { readonly type: Type }>, 'type'>>
}

type FieldsOf<Fields> = {
  readonly [Field in keyof Fields]-?: Record<never, never> extends Pick<Fields, Field>
    ? OptionalShapeOf<Exclude<Fields[Field], undefined>>
    : ShapeOf<Fields[Field]>
}

type OptionalShapeOf<Value> = [Value] extends [number] ? 'int?' : [Value] extends [string] ? 'text?' : never

type ShapeOf<Value> = [Value] extends [number]
  ? 'int'
  : [Value] extends [string]
    ? 'text'
    : [Value] extends [readonly number[]]
      ? 'ints'
      : [Value] extends [readonly string[]]
        ? 'texts'
        : null extends Value
          ? HiddenShapeOf<Exclude<Value, null>>
          : [Value] extends [readonly (infer Item)[]]
            ? readonly [FieldsOf<Item>]
            : [Value[keyof Value]] extends [number | undefined]
              ? 'ints by name'
              : FieldsOf<Value>

type HiddenShapeOf<Value> = [Value] extends [string] ? 'hidden text' : 'hidden texts by name'

export type Shaped<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * Checks the shape of an action that comes from outside: `{ type, …fields }` with nothing missing and nothing extra.
 * Texts and numbers may still be any: what they name, the rules look up.
 */
export function shapedAction<Action extends SomeAction>(described: ShapesOf<Action>, raw: unknown): Shaped<Action> {
  const shapes: ActionShapes = described
  if (!isRecord(raw)) return no('ACTION-SHAPE', '', 'object')
  const { type, ...fields } = raw
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return no('ACTION-TYPE', String(type), '')
  const wrong = wrongIn(shapes[type] as RecordShape, fields, '')
  return wrong ? no('ACTION-SHAPE', wrong.field, wrong.expected) : { ok: true, action: raw as Action }
}

/** What a refusal says that a field should be: `nothing` where there is no field of that name. */
export type Expected = Extract<FieldShape, string> | 'object' | 'short list' | 'nothing'

interface WrongField {
  readonly field: string
  readonly expected: Expected
}

function wrongIn(shape: RecordShape, fields: Readonly<Record<string, unknown>>, path: string): WrongField | null {
  for (const [field, expected] of Object.entries(shape)) {
    const wrong = wrongField(expected, Object.hasOwn(fields, field) ? fields[field] : undefined, `${path}${field}`)
    if (wrong) return wrong
  }
  const extra = Object.keys(fields).find((field) => !Object.hasOwn(shape, field))
  return extra === undefined ? null : { field: `${path}${extra}`, expected: 'nothing' }
}

function wrongField(expected: FieldShape, value: unknown, field: string): WrongField | null {
  if (typeof expected === 'string') return CHECKS[expected](value) ? null : { field, expected: expected }
  if (!isList(expected)) return wrongRecord(expected, value, field)
  if (!isShortList(value)) return { field, expected: 'short list' }
  for (const [i, item] of value.entries()) {
    const wrong = wrongRecord(expected[0], item, `${field}[${i}]`)
    if (wrong) return wrong
  }
  return null
}

const wrongRecord = (shape: RecordShape, value: unknown, field: string): WrongField | null =>
  isRecord(value) ? wrongIn(shape, value, `${field}.`) : { field, expected: 'object' }

const isList = (shape: RecordShape | readonly [RecordShape]): shape is readonly [RecordShape] => Array.isArray(shape)

const LONGEST_TEXT = 40
const MOST_ITEMS = 45

const isInt = (value: unknown): boolean => Number.isSafeInteger(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_TEXT
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isShortList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= MOST_ITEMS

const byName = (value: unknown, check: (inner: unknown) => boolean): boolean => {
  if (!isRecord(value)) return false
  const names = Object.keys(value)
  return names.length <= MOST_ITEMS && names.every((name) => isText(name) && check(value[name]))
}

const CHECKS: Readonly<Record<Extract<FieldShape, string>, (value: unknown) => boolean>> = {
  int: isInt,
  'int?': (value) => value === undefined || isInt(value),
  text: isText,
  'text?': (value) => value === undefined || isText(value),
  'hidden text': (value) => value === null || isText(value),
  ints: (value) => isShortList(value) && value.every(isInt),
  texts: (value) => isShortList(value) && value.every(isText),
  'ints by name': (value) => byName(value, isInt),
  'hidden texts by name': (value) => value === null || byName(value, isText),
}

/** Names that come from outside are quoted, but not at any length. */
const no = (rule: string, field: string, expected: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: refusal(rule, { field: field.slice(0, LONGEST_TEXT), expected }),
})
