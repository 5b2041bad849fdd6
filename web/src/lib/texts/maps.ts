import type { Event, Moves, Special, Stage } from '#engine/age-of-steam/types.ts'
import type { Sentences } from './refused.ts'

/** What is to be read about a map of any game: what is special on it, by the rule that says so in full. */
export interface FamilyMapRules {
  readonly facts: Readonly<Record<string, string>>
}

/** What is to be read about a map of Age of Steam (`texts/en/rules.ts` in its folder). */
export interface MapRules extends FamilyMapRules {
  /** Its section of the rules: all that it does differently. */
  readonly title: string
  readonly lead: string
  /** Paragraphs by the rules that they tell. */
  readonly rules: Readonly<Record<string, string>>
}

/** What a map of Age of Steam adds to the words of a table (`texts/en/words.ts` in its folder). */
export interface MapWords {
  /** Actions that it makes something else of. */
  readonly actions?: Readonly<Partial<Record<Special, string>>>
  /** What its own events are in the journal, and what the base's are here. */
  readonly events?: { readonly [Type in Event['type']]?: EventText<Type> }
  /** What income is gained for, by the reasons it gives. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Phases at a glance: its own, and what becomes of the base's. */
  readonly round?: Readonly<Partial<Record<StepId, { readonly name: string; readonly text: string }>>>
  /** What the match comes down to. */
  readonly end?: (rounds: number) => string
  /** What its own parts of a price are called. */
  readonly prices?: Readonly<Record<string, string>>
  readonly refusals?: Sentences
  /** What its signs say, each as its `signs.ts` wants it. */
  readonly signs?: Readonly<Record<string, unknown>>
  /** What others read while a question of its own is asked. */
  readonly doing?: Readonly<Partial<Record<Exclude<Moves['ask'], 'nothing'>, (names: readonly string[]) => string>>>
  readonly payFirst?: PayFirstWords
  readonly chooseGains?: ChooseGainsWords
  readonly alone?: AloneWords
}

/** A step of the round at a glance: a phase, or several that pass by themselves. */
export type StepId = Exclude<Stage['phase'], 'over'> | 'income'

/** Whose it is by name, what happened, and how a hex is named. */
export type EventText<Type extends Event['type']> = (
  name: string,
  event: Extract<Event, { type: Type }>,
  place: (hex: string) => string,
) => string

/** Who pays for going first. */
export interface PayFirstWords {
  /** What a seat holds that is asked first in the next round. */
  readonly held: string
  readonly task: (price: number, mayPay: boolean) => string
  readonly pay: (price: number) => string
  readonly decline: string
  /** Whoever is asked first, and whoever is asked because the other did not pay. */
  readonly first: (money: number, other: string) => string
  readonly second: (money: number, other: string) => string
  readonly about: string
}

/** Who gains, where income can be shared out in several ways. */
export interface ChooseGainsWords {
  readonly task: string
  readonly nobody: string
  readonly about: string
}

/** A match of one player against the bills. */
export interface AloneWords {
  readonly won: (name: string, score: number) => string
  readonly lost: string
  /** How the journal ends when it is lost. */
  readonly ended: string
  /** Instead of the round in which somebody was out. */
  readonly out: (round: number) => string
  /** Below the figures of the player: what the shares cost at the end, as things stand. */
  readonly note: (shares: number, due: number) => string
  readonly shares: string
  readonly score: { readonly label: string; readonly help: string }
  readonly issue: IssueText
  /** Said before it happens: that the shares cannot be bought back at the end. */
  readonly ruin: Ruin
  readonly advice: {
    readonly won: string
    readonly shares: (shares: number) => string
    readonly noLink: string
    readonly dearShares: (shares: number) => string
    readonly dearLocomotive: (cost: number) => string
  }
}

/** `most` is what may be had in this round, `held` what one may hold, where that limits anybody now. */
export type IssueText = (money: number, shares: number, most: number | null, held: number | null) => string

/** That something is due and so much of it is missing: as things stand, or after what is considered. */
export interface Ruin {
  readonly now: (due: number, gap: number) => string
  readonly bid: (due: number, gap: number, bid: number) => string
  readonly build: (due: number, gap: number) => string
  readonly engine: (due: number, gap: number) => string
}
