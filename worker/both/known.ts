import {
  type KnownPlayed,
  knownPlayed,
  type Played,
  type Reader,
  type Rules,
  type Seat,
  type Setup,
} from '#engine/core/index.ts'

/** An action of the log as it is told to one reader. */
export interface ToldAction {
  readonly seq: number
  readonly seat: Seat
  readonly at: number
  readonly action: Record<string, unknown>
  readonly chance?: NonNullable<KnownPlayed['chance']>[number][]
  readonly by?: NonNullable<Played['by']>
}

export function toldAction(
  rules: Rules,
  setup: Setup,
  { seq, at, played }: { readonly seq: number; readonly at: number; readonly played: Played },
  reader: Reader,
): ToldAction {
  const { seat, action, chance, by } = knownPlayed(rules, setup, played, reader)
  return {
    seq,
    seat,
    at,
    action: action as Record<string, unknown>,
    ...(chance && { chance: [...chance] }),
    ...(by && { by }),
  }
}
