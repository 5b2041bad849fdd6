/** A section of the rules as its page shows it. */
export interface RuleSection {
  readonly id: string
  readonly title: string
  /** What the section is about, before the details. */
  readonly lead: string
  readonly rules: readonly RuleText[]
  readonly table?: RuleTable
}

export interface RuleText {
  /** Ids of the rules this paragraph tells; each is an anchor. */
  readonly ids: readonly string[]
  readonly text: string
}

export interface RuleTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const rule = (ids: string, text: string): RuleText => ({ ids: ids.split(' ').map((id) => `AOS-${id}`), text })
