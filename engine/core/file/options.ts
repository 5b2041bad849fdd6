import { type Refusal, refusal } from '../refusal.ts'

/** One thing a table may choose before it starts: a value among several, all of them ids (their words: `worker/both/texts`). */
export interface OptionField {
  readonly id: string
  readonly values: readonly string[]
  readonly default: string
  /** Says something only while another field of the same form has this value; it is shown only then. */
  readonly onlyWith?: { readonly option: string; readonly value: string }
  /** Fields of one group stand together; those without one stand first. */
  readonly group?: string
}

export type Options = Readonly<Record<string, string>>

export type Settled =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly refusal: Refusal }

/** Fills in defaults and refuses what no field offers. */
export function settleOptions(fields: readonly OptionField[], wanted: Options): Settled {
  for (const id of Object.keys(wanted)) {
    if (!fields.some((field) => field.id === id)) return no('OPTION-UNKNOWN', id, wanted[id])
  }
  const options: Record<string, string> = {}
  for (const field of fields) {
    const value = Object.hasOwn(wanted, field.id) ? wanted[field.id] : field.default
    if (!field.values.includes(String(value))) return no('OPTION-VALUE', field.id, value)
    options[field.id] = value as string
  }
  return { ok: true, options }
}

const no = (rule: string, option: string, value: string | undefined): Settled => ({
  ok: false,
  refusal: refusal(rule, { option, value: String(value) }),
})
