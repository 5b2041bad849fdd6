import { type Cards, type Part, type Payment, RAIL_TYPES, type Stage } from '#engine/spike/types.ts'
import { listed, many } from '../../texts/words.ts'
import { RAIL_LOOKS } from './railLooks.ts'

export const PHASE_WORDS: Readonly<Record<Stage['phase'], string>> = {
  sides: 'Contracts',
  gift: 'A gift',
  route: 'Route cards',
  train: 'First city',
  move: 'Free movement',
  action: 'Action',
  draw: 'Drawing',
  after: 'Loading',
  over: 'The end',
}

export interface PartWords {
  readonly name: string
  readonly about: (level: number) => string
}

export const PART_WORDS: Readonly<Record<Part, PartWords>> = {
  speed: { name: 'Speed', about: (level) => many(level, 'space') },
  tender: { name: 'Tender', about: (level) => `draws ${many(level, 'card')}` },
  cars: { name: 'Cars', about: (level) => `carries ${level}` },
}

/** `2 blue and 1 red`. */
export const cardsText = (cards: Partial<Cards>): string =>
  listed(RAIL_TYPES.flatMap((type) => ((cards[type] ?? 0) > 0 ? [`${cards[type]} ${RAIL_LOOKS[type].name}`] : [])))

/** `1 yellow, and 2 blue as 1 white`. */
export function paymentText({ direct, jokers }: Payment): string {
  const sets = jokers.map(({ from, n, as }) => `${n} ${RAIL_LOOKS[from].name} as ${n - 1} ${RAIL_LOOKS[as].name}`)
  const own = cardsText(direct)
  return listed([...(own === '' ? [] : [own]), ...sets])
}
