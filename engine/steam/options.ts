import type { OptionField, Options } from '../core/file/options.ts'

export type Mode = 'base' | 'standard'

export const modeOf = (options: Options): Mode => options.mode as Mode

/** STM-EXP-05: beginners may raise capital for track and expenses when it is due, as in the base game. */
export const isGentle = (options: Options): boolean => options.gentle === 'on'

/** STM-SETUP-07, -09. */
export const isAuctioned = (options: Options): boolean => options.firstOrder === 'auction'

/** Where income ends; no limit is the rule (AMB-06). */
export const incomeMax = (options: Options): number =>
  options.incomeMax === 'none' ? Number.POSITIVE_INFINITY : Number(options.incomeMax)

/** What income comes to that points are added to: none above the end of the track, and none is lost there. */
export const incomeWith = (gain: number, income: number, most: number): number =>
  Math.max(income, Math.min(most, income + gain))

/** AMB-20: the rules forbid only the same city; a house rule forbids the same town too. */
export const mayRevisitTowns = (options: Options): boolean => options.townRevisit === 'on'

export const OPTIONS: readonly OptionField[] = [
  { id: 'mode', values: ['base', 'standard'], default: 'base' },
  { id: 'firstOrder', values: ['auction', 'random'], default: 'auction', onlyWith: { option: 'mode', value: 'base' } },
  { id: 'gentle', values: ['off', 'on'], default: 'off', onlyWith: { option: 'mode', value: 'standard' } },
  { id: 'incomeMax', values: ['none', '10'], default: 'none', group: 'house' },
  { id: 'townRevisit', values: ['on', 'off'], default: 'on', group: 'house' },
]
