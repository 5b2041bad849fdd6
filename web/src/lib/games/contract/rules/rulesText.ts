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

/** A section as the texts of a game have it. */
export interface SectionText {
  readonly title: string
  readonly lead: string
  /** Paragraphs by the ids of the rules that they tell, without what all of them begin with. */
  readonly rules?: Readonly<Record<string, string>>
  readonly table?: RuleTable
}

export function sectionOf(prefix: string, id: string, { title, lead, rules = {}, table }: SectionText): RuleSection {
  const rule = ruleWriter(prefix)
  const written = Object.entries(rules).map(([ids, text]) => rule(ids, text))
  return { id, title, lead, rules: written, ...(table && { table }) }
}

/** All sections of a text, in their order there. */
export const sectionsOf = (prefix: string, sections: Readonly<Record<string, SectionText>>): RuleSection[] =>
  Object.entries(sections).map(([id, section]) => sectionOf(prefix, id, section))

export const anchorsOf = ({ sections }: RulesText): string[] =>
  sections.flatMap((section) => section.rules.flatMap((one) => one.ids))
