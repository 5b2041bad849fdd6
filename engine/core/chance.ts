import { sha256 } from './sha256.ts'

/**
 * Dice and draws. The rules ask in the words of the game, with a label that says what for, unique within one action;
 * what came out is recorded in the log, so that a replay needs no generator.
 */
export type Outcome = number | string

export interface Chance {
  /** One die: `chance.die('growth/light/0')`. */
  die(label: string, faces?: number): number
  /** One piece out of a bag that says how many of each kind it holds: `chance.pick('city/K9/0', { red: 3, blue: 1 })`. */
  pick<Kind extends string>(label: string, bag: Readonly<Record<Kind, number>>): Kind
}

/** Chooses one of the options; an option that is in the bag three times is listed three times. */
export type Draw = (label: string, options: readonly Outcome[]) => Outcome

/** A draw that cannot be: a recorded outcome that was not possible, or none left. Replays turn it into a refusal. */
export class ImpossibleChance extends Error {
  readonly label: string
  constructor(label: string, message: string) {
    super(message)
    this.label = label
  }
}

/** Chance out of any function; the function's answer must be one of the options. */
export function chanceFrom(draw: Draw): Chance {
  const choose = <T extends Outcome>(label: string, options: readonly T[]): T => {
    if (options.length === 0) throw new ImpossibleChance(label, 'there is nothing to draw from')
    const outcome = draw(label, options)
    const found = options.find((option) => option === outcome)
    if (found === undefined) throw new ImpossibleChance(label, `${JSON.stringify(outcome)} cannot come out here`)
    return found
  }
  return {
    die: (label, faces = 6) => choose(label, facesOf(faces)),
    pick: (label, bag) => choose(label, contents(bag)),
  }
}

/**
 * Chance that follows from a secret seed. Every draw hashes seed, scope, count and label anew: knowing any number of
 * outcomes tells nothing about the next, and whoever is shown the seed afterwards can prove every one of them.
 */
export function seededChance(seed: string, scope: string | number): Chance {
  let count = 0
  return chanceFrom((label, options) => {
    const bytes = sha256(`${seed}/${scope}/${count++}/${label}`)
    // 48 bits modulo at most a few hundred: the bias is below one in 2^39.
    const value = bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
    return options[value % options.length] as Outcome
  })
}

/** Chance that repeats what a log recorded; `left()` tells how many outcomes nobody asked for. */
export function recordedChance(outcomes: readonly Outcome[]): Chance & { left(): number } {
  let next = 0
  const chance = chanceFrom((label) => {
    const outcome = outcomes[next++]
    if (outcome === undefined) throw new ImpossibleChance(label, 'no outcome is recorded for this draw')
    return outcome
  })
  return { ...chance, left: () => outcomes.length - next }
}

/** Passes draws on to `source` and keeps what came out, for the log. */
export function recordingChance(source: Chance): Chance & { readonly drawn: Outcome[] } {
  const drawn: Outcome[] = []
  const keep = <T extends Outcome>(outcome: T): T => {
    drawn.push(outcome)
    return outcome
  }
  return {
    drawn,
    die: (label, faces) => keep(source.die(label, faces)),
    pick: (label, bag) => keep(source.pick(label, bag)),
  }
}

/** For actions that must not need chance: an optimistic client stops here and waits for the table's word. */
export const noChance: Chance = chanceFrom((label) => {
  throw new ImpossibleChance(label, 'chance is needed here')
})

const facesOf = (faces: number): number[] => Array.from({ length: faces }, (_, i) => i + 1)

/** In an order of its own, so that the same bag gives the same draw however its record was put together. */
function contents<Kind extends string>(bag: Readonly<Record<Kind, number>>): Kind[] {
  const kinds = (Object.keys(bag) as Kind[]).sort()
  return kinds.flatMap((kind) => Array.from({ length: bag[kind] }, () => kind))
}
