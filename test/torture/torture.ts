import type { Pick } from '#engine/core/rules.ts'
import { Stack } from '../e2e/stack.ts'
import { Cutter } from './cutter.ts'
import { type Kind, Match } from './match.ts'
import { type Never, newTally, type Tally } from './tally.ts'

/** Every game and every map, with secrets and without, alone and in company. */
export const EVERY_KIND: readonly Kind[] = [
  { game: 'spike', map: 'eastern-us', seats: 3, options: { variant: 'advanced' } },
  { game: 'age-of-steam', map: 'rust-belt', seats: 3 },
  { game: 'steam', map: 'steam-northeast', seats: 3, options: { mode: 'standard' } },
  { game: 'age-of-steam', map: 'barbados', seats: 1 },
  { game: 'spike', map: 'eastern-us', seats: 2, options: { variant: 'basic' } },
  { game: 'age-of-steam', map: 'st-lucia', seats: 2 },
  { game: 'steam', map: 'steam-ruhr', seats: 4, options: { mode: 'base' } },
  { game: 'age-of-steam', map: 'western-us', seats: 4 },
  { game: 'age-of-steam', map: 'germany', seats: 3 },
  { game: 'spike', map: 'eastern-us', seats: 4 },
  { game: 'age-of-steam', map: 'southern-us', seats: 5 },
  { game: 'steam', map: 'steam-northeast', seats: 5, options: { mode: 'base' } },
]

export interface Ordeal {
  readonly pick: Pick
  /** No new match begins after so long; those that run are played to their end. */
  readonly minutes: number
  /** At least so many, however long that takes. */
  readonly matches: number
  /** In turn. */
  readonly kinds: readonly Kind[]
  readonly atOnce: number
  /** The server is killed when players have heard about so many frames: on a slow machine later, not more often. */
  readonly framesPerKill: number
  /** One piece of what goes over a line in so many is its last. */
  readonly piecesPerCut: number
  readonly tell: (line: string) => void
}

/** A match that has not ended by then never will. */
const PATIENCE_MINUTES = 6

/** Plays matches over a real server that is killed and started again, on lines that are cut, by clients that lie. */
export async function torture(ordeal: Ordeal): Promise<Tally> {
  const { pick, minutes, matches, kinds, atOnce, tell } = ordeal
  const tally = newTally()
  const blame = (what: Never, story: string) => {
    tally[what]++
    tell(`${what}: ${story}`.slice(0, 600))
  }
  const stack = await Stack.start()
  const cutter = await Cutter.to(stack.url, ordeal.piecesPerCut, pick, () => tally.cuts++)
  const site = { rough: cutter.url, direct: stack.url }
  const weather = new Weather(ordeal, stack, tally)
  const until = Date.now() + minutes * 60_000
  let begun = 0
  const line = async () => {
    while (begun < matches || Date.now() < until) {
      const kind = kinds[begun++ % kinds.length] as Kind
      const match = await weather.whileUp(() => Match.begin(kind, site, pick, tally, blame))
      const late = Date.now() + PATIENCE_MINUTES * 60_000
      while (!match.isOver && Date.now() < late) await pause(50)
      if (match.isOver) await weather.whileUp(() => match.check())
      else blame('lost', `${kind.game} on ${kind.map} does not end: ${match.whereabouts}`)
      match.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, line))
  } finally {
    await weather.clear()
    for (const failure of stack.said.match(/^.*(?:\b(?:table|api|webhook|bot|rematch) failed|Uncaught).*$/gm) ?? [])
      blame('errors', failure)
    cutter.close()
    await stack.stop()
  }
  return tally
}

/** Kills the server, until it clears up. */
class Weather {
  readonly #ordeal: Ordeal
  readonly #stack: Stack
  readonly #tally: Tally
  /** Those who need the server for a moment: it is not killed under their hands. */
  #needed = 0
  #clear = false
  #up: Promise<void> = Promise.resolve()
  readonly #storm: Promise<void>

  constructor(ordeal: Ordeal, stack: Stack, tally: Tally) {
    this.#ordeal = ordeal
    this.#stack = stack
    this.#tally = tally
    this.#storm = this.#kill()
  }

  async whileUp<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#up
    this.#needed++
    try {
      return await work()
    } finally {
      this.#needed--
    }
  }

  async clear(): Promise<void> {
    this.#clear = true
    await this.#storm
  }

  async #kill(): Promise<void> {
    const { framesPerKill, pick } = this.#ordeal
    while (!this.#clear) {
      const due = this.#tally.heard + (0.5 + pick(100) / 100) * framesPerKill
      while ((this.#tally.heard < due || this.#needed > 0) && !this.#clear) await pause(5)
      if (this.#clear) return
      this.#tally.kills++
      this.#up = this.#stack.kill().then(() => this.#stack.up())
      await this.#up
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
