import {
  type Cards,
  type Part,
  type Payment,
  type Player,
  RAIL_TYPES,
  type Stage,
  type State,
} from '#engine/spike/types.ts'
import { dollars, listed, many } from '../../texts/words.ts'
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

/** What a route card has paid, once the match is over; before that only its holder sees it: what it would pay now. */
export function routeText({ stage }: Pick<State, 'stage'>, { home }: Pick<Player, 'home'>, money: number): string {
  if (stage.phase === 'over') return `Paid ${dollars(money)}`
  return home === null ? '' : `As your network is now: ${dollars(money)}`
}

/** To whoever has no cards here. */
export const watcherText = ({ stage }: Pick<State, 'stage'>): string =>
  stage.phase === 'over'
    ? 'You watched. The route cards lie open beside the final score.'
    : 'You only watch: hands and route cards stay hidden until the end.'
