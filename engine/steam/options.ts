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

/** AMB-20: the rules forbid only the same city; a house rule forbids the same town too. */
export const mayRevisitTowns = (options: Options): boolean => options.townRevisit === 'on'

const HOUSE_RULES = 'House rules'

export const OPTIONS: readonly OptionField[] = [
  {
    id: 'mode',
    label: 'Base or standard',
    help: 'The base game lends you money whenever you need it; in the standard game you raise it once a round, bid for the turn order and keep your locomotive running.',
    values: [
      { id: 'base', label: 'Base game' },
      { id: 'standard', label: 'Standard game' },
    ],
    default: 'base',
  },
  {
    id: 'firstOrder',
    label: 'First turn order',
    help: 'Bid for your place in the first round, or deal it at random: then later places start with a few dollars.',
    values: [
      { id: 'auction', label: 'by auction' },
      { id: 'random', label: 'at random' },
    ],
    default: 'auction',
    onlyWith: { option: 'mode', value: 'base' },
  },
  {
    id: 'gentle',
    label: 'Gentle money',
    help: 'For beginners: capital may also be raised at the very moment that track or expenses have to be paid.',
    values: [
      { id: 'off', label: 'off' },
      { id: 'on', label: 'on' },
    ],
    default: 'off',
    onlyWith: { option: 'mode', value: 'standard' },
  },
  {
    id: 'incomeMax',
    label: 'Highest income',
    help: 'The track of income may go on for ever, or end at $10 a round: what a delivery brings beyond that is lost.',
    values: [
      { id: 'none', label: 'no limit' },
      { id: '10', label: '$10 a round' },
    ],
    default: 'none',
    group: HOUSE_RULES,
  },
  {
    id: 'townRevisit',
    label: 'Towns on the way',
    help: 'The rules forbid a cube the same city and the same link twice; a stricter table forbids the same town too.',
    values: [
      { id: 'on', label: 'as often as a cube likes' },
      { id: 'off', label: 'once each' },
    ],
    default: 'on',
    group: HOUSE_RULES,
  },
]
