/**
 * Dice and draws. The rules ask in the words of the game, with a label that says what for, unique within one action;
 * what came out is recorded in the log, so that a replay needs no generator.
 */
export type Outcome = number | string

/** Stands for whatever the eyes that look may not know: in views, in actions, among outcomes. */
export const HIDDEN = null
export type Hidden = typeof HIDDEN

/** An outcome that only one seat may know until the match is over. */
export interface Secret {
  readonly only: number
  readonly is: Outcome
}

/** An outcome as a log holds it; HIDDEN only in a log as it is told to somebody. */
export type Recorded = Outcome | Secret | Hidden

/** How many of each kind a bag holds. */
export type Bag<Kind extends string> = Readonly<Record<Kind, number>>

export interface Chance {
  /** Whether this repeats a log as it was told to somebody: only then may an action have HIDDEN fields. */
  readonly mayHide: boolean
  /** One die: `chance.die('growth/light/0')`. */
  die(label: string, faces?: number): number
  /** One piece out of a bag that says how many of each kind it holds: `chance.pick('city/K9/0', { red: 3, blue: 1 })`. */
  pick<Kind extends string>(label: string, bag: Bag<Kind>): Kind
  /**
   * One piece that only the seat `only` may see. Played on a view that hides the bag, `bag` says what it can hold, and
   * the piece is HIDDEN if these eyes are not that seat's.
   */
  draw<Kind extends string>(label: string, bag: Bag<Kind>, only: number): Kind | Hidden
  /**
   * Opens to everybody what some could not see: it goes into the log, so that they can play on, and bars undo. On a
   * view that hides it `value` is HIDDEN; it is one of `options` in any case.
   */
  reveal<Value extends Outcome>(label: string, value: Value | Hidden, options: readonly Value[]): Value
}

/** Chooses one of the options; an option that is in the bag three times is listed three times. */
export type Draw = (label: string, options: readonly Outcome[]) => Outcome

/**
 * Why a draw cannot be: there is nothing to draw from, what came out is hidden, could not come out or is not recorded,
 * or there must be no chance at all.
 */
export type ChanceFault = 'empty' | 'hidden' | 'other' | 'missing' | 'needed'

/** A draw that cannot be. Replays turn it into a refusal. */
export class ImpossibleChance extends Error {
  readonly label: string
  readonly fault: ChanceFault
  /** What is said to have come out. */
  readonly outcome: string
  constructor(label: string, fault: ChanceFault, outcome = '') {
    super(`${label}: ${fault} ${outcome}`)
    this.label = label
    this.fault = fault
    this.outcome = outcome
  }
}

/** Chance out of any function; the function's answer must be one of the options. */
export function chanceFrom(draw: Draw): Chance {
  const choose = <T extends Outcome>(label: string, options: readonly T[]): T => {
    if (options.length === 0) throw new ImpossibleChance(label, 'empty')
    return oneOf(label, options, draw(label, options))
  }
  return {
    mayHide: false,
    die: (label, faces = 6) => choose(label, facesOf(faces)),
    pick: (label, bag) => choose(label, contents(bag)),
    draw: (label, bag) => choose(label, contents(bag)),
    reveal: (label, value, options) => oneOf(label, options, value),
  }
}

function oneOf<T extends Outcome>(label: string, options: readonly T[], outcome: Outcome | Hidden): T {
  if (outcome === HIDDEN) throw new ImpossibleChance(label, 'hidden')
  const found = options.find((option) => option === outcome)
  if (found === undefined) throw new ImpossibleChance(label, 'other', JSON.stringify(outcome))
  return found
}

/** What came out, whoever may know it. */
export const openly = (recorded: Recorded): Outcome | Hidden =>
  typeof recorded === 'object' && recorded !== HIDDEN ? recorded.is : recorded

/**
 * Chance that repeats what a log recorded; `left()` tells how many outcomes nobody asked for. A draw whose outcome is
 * HIDDEN here comes out HIDDEN; nothing else can.
 */
export function recordedChance(outcomes: readonly Recorded[]): Chance & { left(): number } {
  let next = 0
  const take = (label: string): Outcome | Hidden => {
    const recorded = outcomes[next++]
    if (recorded === undefined) throw new ImpossibleChance(label, 'missing')
    return openly(recorded)
  }
  return {
    mayHide: true,
    die: (label, faces = 6) => oneOf(label, facesOf(faces), take(label)),
    pick: (label, bag) => oneOf(label, kindsIn(bag), take(label)),
    draw(label, bag) {
      const outcome = take(label)
      return outcome === HIDDEN ? HIDDEN : oneOf(label, kindsIn(bag), outcome)
    },
    reveal: (label, value, options) => oneOf(label, value === HIDDEN ? options : [value], take(label)),
    left: () => outcomes.length - next,
  }
}

/** Passes draws on to `source` and keeps what came out, for the log. */
export function recordingChance(source: Chance): Chance & { readonly drawn: Recorded[] } {
  const drawn: Recorded[] = []
  const keep = <T extends Outcome>(outcome: T): T => {
    drawn.push(outcome)
    return outcome
  }
  return {
    mayHide: source.mayHide,
    drawn,
    die: (label, faces) => keep(source.die(label, faces)),
    pick: (label, bag) => keep(source.pick(label, bag)),
    draw(label, bag, only) {
      const is = source.draw(label, bag, only)
      drawn.push(is === HIDDEN ? HIDDEN : { only, is })
      return is
    },
    reveal: (label, value, options) => keep(source.reveal(label, value, options)),
  }
}

/** For actions that must not need chance: an optimistic client stops here and waits for the table's word. */
export const noChance: Chance = chanceFrom((label) => {
  throw new ImpossibleChance(label, 'needed')
})

const facesOf = (faces: number): number[] => Array.from({ length: faces }, (_, i) => i + 1)

/** In an order of its own, so that the same bag gives the same draw however its record was put together. */
function contents<Kind extends string>(bag: Bag<Kind>): Kind[] {
  const all: Kind[] = []
  for (const kind of (Object.keys(bag) as Kind[]).sort()) for (let i = bag[kind]; i > 0; i--) all.push(kind)
  return all
}

/** What can come out of a bag at all. */
const kindsIn = <Kind extends string>(bag: Bag<Kind>): Kind[] =>
  (Object.keys(bag) as Kind[]).filter((kind) => bag[kind] > 0)
