import type { Column, Letter, State } from './types.ts'

export type Area = 'light' | 'dark'
export const AREAS: readonly Area[] = ['light', 'dark']
const DICE = [1, 2, 3, 4, 5, 6] as const

/** Spaces of a column: three under a number, two under a letter (AOS-SETUP-04). */
const NUMBER_ROWS = [0, 1, 2]
const LETTER_ROWS = [0, 1]

export const numberColumn = (area: Area, die: number): Column => `${area}${die}` as Column

export const NUMBER_COLUMNS: readonly Column[] = AREAS.flatMap((area) => DICE.map((die) => numberColumn(area, die)))

/** The New Cities as they come in the box (AOS-COMP-05): colour, and the number column whose die they share. */
export const NEW_CITIES: Readonly<Record<Letter, { color: string; area: Area; die: number }>> = {
  A: { color: 'red', area: 'light', die: 3 },
  B: { color: 'blue', area: 'light', die: 4 },
  C: { color: 'black', area: 'light', die: 5 },
  D: { color: 'black', area: 'light', die: 6 },
  E: { color: 'yellow', area: 'dark', die: 1 },
  F: { color: 'purple', area: 'dark', die: 2 },
  G: { color: 'black', area: 'dark', die: 3 },
  H: { color: 'black', area: 'dark', die: 4 },
}

export const LETTER_COLUMNS = Object.keys(NEW_CITIES) as Letter[]

/** The letter whose column a die of this area feeds as well, if there is one. */
export const letterOf = (area: Area, die: number): Letter | undefined =>
  LETTER_COLUMNS.find((letter) => NEW_CITIES[letter].area === area && NEW_CITIES[letter].die === die)

export const areaOf = (column: Column): Area =>
  column.length === 1 ? NEW_CITIES[column as Letter].area : column.startsWith('light') ? 'light' : 'dark'

export interface Space {
  readonly column: Column
  readonly row: number
}

/** All spaces in the order in which they are filled: row by row, from the left (AOS-SETUP-05). */
export const SPACES: readonly Space[] = [
  ...NUMBER_ROWS.flatMap((row) => NUMBER_COLUMNS.map((column) => ({ column, row }))),
  ...LETTER_ROWS.flatMap((row) => LETTER_COLUMNS.map((column) => ({ column, row }))),
]

export type Display = State['display']

export const emptyDisplay = (): Display =>
  Object.fromEntries([
    ...NUMBER_COLUMNS.map((column) => [column, NUMBER_ROWS.map(() => null)]),
    ...LETTER_COLUMNS.map((column) => [column, LETTER_ROWS.map(() => null)]),
  ]) as Display

export const emptySpaces = (spaces: readonly Space[], display: Display): Space[] =>
  spaces.filter(({ column, row }) => display[column][row] === null)

export const withSpace = (display: Display, { column, row }: Space, cube: Display[Column][number]): Display => ({
  ...display,
  [column]: display[column].map((before, i) => (i === row ? cube : before)),
})
