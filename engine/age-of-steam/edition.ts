import type { OptionField, Options } from '../core/file/options.ts'

/** Exactly the rows in which the two editions differ (section 9 of the rules). */
export interface Edition {
  /** Complex tiles on empty hexes (AOS-PLACE-01). */
  readonly complexOnEmpty: boolean
  /** Simple tile replaced by a side-by-side one (AOS-COST-03). */
  readonly sideBySideReplacement: number
  /** When a section that was not extended is lost (AOS-OWN-07). */
  readonly sectionLoss: SectionLoss
  /** The free pass while two are left in the auction (AOS-ORDER-04). */
  readonly freePassWithTwo: boolean
  /** Income reduction at 50 and more (AOS-RED-01). */
  readonly highestReduction: number
  /** Whose number the dice of goods growth go by (AOS-GROW-02). */
  readonly growthDice: 'seats' | 'active'
}

export type SectionLoss = 'end-of-turn' | 'end-of-phase'

const EDITIONS: Readonly<Record<string, Edition>> = {
  '2002': {
    complexOnEmpty: false,
    sideBySideReplacement: 3,
    sectionLoss: 'end-of-turn',
    freePassWithTwo: true,
    highestReduction: 8,
    growthDice: 'active',
  },
  '2022': {
    complexOnEmpty: true,
    sideBySideReplacement: 2,
    sectionLoss: 'end-of-phase',
    freePassWithTwo: false,
    highestReduction: 10,
    growthDice: 'seats',
  },
}

/** The edition a table plays, house rules included. */
export function editionOf(options: Options): Edition {
  const edition = EDITIONS[options.edition ?? '2022'] as Edition
  return options.sectionLoss === 'edition' ? edition : { ...edition, sectionLoss: options.sectionLoss as SectionLoss }
}

/** Only for boards that were printed with the rules of both; the others are played by the newer ones (D-01). */
export const EDITION_OPTION: OptionField = { id: 'edition', values: ['2022', '2002'], default: '2022' }

export const BASE_OPTIONS: readonly OptionField[] = [
  { id: 'sectionLoss', values: ['edition', 'end-of-phase', 'end-of-turn'], default: 'edition', group: 'house' },
  { id: 'firstTile', values: ['simple', 'any'], default: 'simple', group: 'house' },
  { id: 'ownerMarkerLimit', values: ['20', 'none'], default: '20', group: 'house' },
]
