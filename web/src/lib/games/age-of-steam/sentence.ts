import type { Moves, Stage, State } from '#engine/age-of-steam/types.ts'
import type { Result, Seat } from '#engine/core/index.ts'
import type { Areas } from '../../texts/areas.ts'
import type { MapWords } from '../../texts/maps.ts'
import { type Doing, winnersOf } from '../common/sentence.ts'
import { goodsTask, phaseIn } from '../rail/sentence.ts'

/** All that a sentence over the controls is made of. */
export interface Words {
  readonly common: Areas['common/table']
  readonly family: Areas['rail/table']
  readonly t: Areas['age-of-steam/table']
  readonly map: MapWords
}

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves, { t: { tasks }, family, map }: Omit<Words, 'common'>): string {
  switch (moves.ask) {
    case 'issue':
      return moves.max === 0 ? tasks.issueNone : tasks.issue
    case 'bid':
      return family.tasks.bid
    case 'choose':
      return tasks.choose
    case 'build':
      if (moves.tilesLeft > 0) return isStuck(moves) ? tasks.buildNothing : tasks.build(moves.tilesLeft)
      return moves.hindered ? tasks.builtHindered : tasks.built
    case 'chooseGains':
      return map.chooseGains?.task ?? ''
    case 'payFirst':
      return map.payFirst?.task(moves.price, moves.mayPay) ?? ''
    case 'goods':
      return goodsTask(moves, family)
    case 'produce':
      return tasks.produce
    case 'place':
      return tasks.place
    case 'nothing':
      return ''
  }
}

const isStuck = ({ sites, urbanize, cityLinks, hindered }: Extract<Moves, { ask: 'build' }>): boolean =>
  hindered === null &&
  cityLinks.length === 0 &&
  (urbanize === null || urbanize.letters.length === 0) &&
  sites.every((site) => site.placements.length === 0)

/** Questions that only maps ask, and phases that only they have. */
type OfMaps = 'payFirst' | 'chooseGains'
type PhaseOfMaps = 'payment'

/** What somebody else is doing, by what they are asked. */
export function doingIn({ t, family, map }: Omit<Words, 'common'>): Doing {
  const base: Readonly<Record<Exclude<Moves['ask'], OfMaps | 'nothing'>, Doing[string]>> = {
    ...family.doing,
    ...t.doing,
  }
  return { ...base, ...map.doing }
}

export function outcome(
  result: Result | null,
  nameOf: (seat: Seat) => string,
  { common, map: { alone } }: Pick<Words, 'common' | 'map'>,
): string {
  const [only, ...others] = result?.standings ?? []
  if (!alone || !only || others.length > 0) return winnersOf(result, nameOf, common)
  return only.eliminated ? alone.lost : alone.won(nameOf(only.seat), only.score)
}

/** Which phase it is, and which pass of it. */
export function phaseOf(state: State, { t, family, map }: Omit<Words, 'common'>): string {
  const base: Readonly<Record<Exclude<Stage['phase'], PhaseOfMaps>, string>> = t.phases
  return phaseIn({ ...base, payment: map.round?.payment?.name ?? '' }, state, family)
}
