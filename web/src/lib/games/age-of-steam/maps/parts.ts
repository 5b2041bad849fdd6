import type { Event, Special } from '#engine/age-of-steam/types.ts'
import type { MapData } from '#engine/track/board.ts'
import type { Pin } from '../../../board/scene.ts'
import type { MapFact } from '../../common/tabs/mapFact.ts'
import type { RoundStep } from '../../common/tabs/roundStep.ts'
import type { Piece } from '../../contract/journal.ts'
import type { RuleSection } from '../../contract/rulesText.ts'
import type { World } from '../world.ts'

/** What there is to read about a map (`text.ts` in its folder). */
export interface MapText {
  /** What is special on it, for somebody who knows the game. */
  readonly facts: readonly MapFact[]
  /** All that it does differently: its section of the rules, which bears its id. */
  readonly section: Omit<RuleSection, 'id'>
}

/** What a map adds to the words of a table (`words.ts` in its folder). */
export interface MapWords {
  /** Actions that it makes something else of. */
  readonly actions?: Readonly<Partial<Record<Special, string>>>
  /** What its own events are in the journal. */
  readonly events?: { readonly [Type in Event['type']]?: Say<Type> }
  /** What income is gained for, by the reasons it gives. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Phases of its own, at a glance. */
  readonly round?: readonly RoundStep[]
}

export type Say<Type extends Event['type']> = (
  event: Extract<Event, { type: Type }>,
  world: World,
) => readonly Piece[] | null

/** The signs that places of a map bear (`signs.ts` in its folder). */
export type SignsOf = (data: MapData) => readonly Sign[]

/** A sign that a place of this name bears while it is of this kind. */
export interface Sign {
  readonly name: string
  readonly kind: number
  /** Only where a city is printed, or only where one has grown. */
  readonly printed: boolean
  readonly pin: Pin
}

export const fact = (rule: string, text: string): MapFact => ({ rule: `AOS-${rule}`, text })
