/** The rules of a game in our own words, as their page shows them. */
export interface RulesText {
  /** Which rules these are, and how far they go. */
  readonly lead: string
  readonly sections: readonly RuleSection[]
}

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

/** Writes paragraphs of a game whose rules all begin with `prefix`. */
export const ruleWriter =
  (prefix: string) =>
  (ids: string, text: string): RuleText => ({ ids: ids.split(' ').map((id) => `${prefix}${id}`), text })

export const anchorsOf = ({ sections }: RulesText): string[] =>
  sections.flatMap((section) => section.rules.flatMap((one) => one.ids))
