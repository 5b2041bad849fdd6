interface OptionWords {
  readonly label: string
  /** One sentence for somebody who has never heard of it. */
  readonly help: string
  readonly values: Readonly<Record<string, string>>
}

type Words<Word> = Readonly<Record<string, Word>>

/** Whoever has rules of their own has ids only, and these are shown then. */
export const mapName = (maps: Words<{ name: string }>, map: string): string => maps[map]?.name ?? map
export const aboutMap = (maps: Words<{ about: string }>, map: string): string => maps[map]?.about ?? ''
export const botKind = ({ bots }: { bots: Words<string> }, bot: string): string => bots[bot] ?? bot
export const aboutBot = ({ bots }: { bots: Words<string> }, bot: string): string => bots[bot] ?? ''
export const groupName = ({ groups }: { groups: Words<string> }, group: string): string => groups[group] ?? group

export function optionWords(
  { options }: { options: Words<Words<OptionWords>> },
  game: string,
  option: string,
): OptionWords {
  return options[game]?.[option] ?? { label: option, help: '', values: {} }
}

export const valueName = ({ values }: OptionWords, value: string): string => values[value] ?? value
