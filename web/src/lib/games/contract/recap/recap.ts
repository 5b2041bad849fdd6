import type { PlayedStep } from '#client/mirror.ts'
import type { EventOf, Rules, Seat, StateOf } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Tally } from '../changes.ts'
import type { HintWords } from '../hint.ts'
import { type Line, lineBy, type Mark } from '../told/journal.ts'
import { isLoud, type Listener } from '../told/tellings.ts'
import type { Tell, Told } from '../ui.ts'

/**
 * What happened in a stretch of a match, in three or four sentences: made of its steps as one pair of eyes knows them,
 * by nothing that needs a page. So a page shows them, and a message can carry them.
 */

/** Steps, and the state before the first of them. */
export interface PlayedStretch<State = unknown> {
  readonly before: State
  readonly steps: readonly Pick<PlayedStep<State>, 'played' | 'events' | 'state'>[]
}

/** Something that is counted, and how so much of it is written. */
export interface RecapTally<State = unknown> extends Tally<State> {
  readonly label: string
  readonly isMoney: boolean
  readonly now: (amount: number) => string
}

/** What everybody did in a stretch. */
export interface Doings {
  /** How much there is to tell, by seat: 0 for little. */
  readonly weights: ReadonlyMap<Seat, number>
  /** In a sentence. */
  did(seat: Seat, name: string, mark: Mark): string
  youDid(seat: Seat, mark: Mark): string
  /** What several did, where there is no room for each of them. */
  together(seats: readonly Seat[], names: readonly string[]): string
  /** What the moves of others brought a seat, beside money. */
  brought(seat: Seat): number
}

/** How a game tells of a stretch. */
export interface RecapWords<Game extends Rules = Rules> {
  /** What is counted of every player. */
  readonly tallies: () => readonly RecapTally<StateOf<Game>>[]
  /** `at` is the end of the stretch. */
  readonly doings: (at: Told<Game>, events: readonly EventOf<Game>[]) => Doings
  readonly tell: Tell<Game>
  /** The words for what a good bot would do, and why: they come when somebody asks. */
  readonly hint: () => Promise<{ readonly hint: HintWords<Game> }>
}

/** Here the types of a game end: whoever tells of a match picks these words by the game that is played. */
export const recapOfAnyGame = <Game extends Rules>(words: RecapWords<Game>): RecapWords =>
  words as unknown as RecapWords

/** A sentence, and whom it is about. */
export interface RecapLine extends Line {
  readonly seats: readonly Seat[]
}

/** Whoever is told; `you` is whom the sentences address, if anybody. */
export interface Reader extends Listener {
  readonly you: Seat | null
}

export const MOST_LINES = 4

/** The sentences: what each did, the weightiest first, then what became of you, and what nobody may miss. */
export function recapOf(words: RecapWords, stretch: PlayedStretch, reader: Reader): RecapLine[] {
  const last = stretch.steps.at(-1)
  if (!last) return []
  const loud = loudIn(words, stretch, reader).slice(-2)
  const doings = words.doings(
    { ...reader, state: last.state },
    stretch.steps.flatMap(({ events }) => events),
  )
  const yours = fateOf(words, stretch, last.state, doings, reader.you)
  return [...didAll(doings, reader, MOST_LINES - loud.length - yours.length), ...yours, ...loud]
}

/** The weightiest in a sentence each, and all others in one; whoever did little is told of where nobody did more. */
function didAll(doings: Doings, { you, nameOf }: Reader, room: number): RecapLine[] {
  const ranked = [...doings.weights].sort(([a, x], [b, y]) => y - x || a - b)
  const much = ranked.filter(([, weight]) => weight > 0)
  const seats = (much.length > 0 ? much : ranked).map(([seat]) => seat)
  const alone = much.length === 0 ? [] : seats.length <= room ? seats : seats.slice(0, room - 1)
  // One names others first.
  const others = seats.slice(alone.length).sort((a, b) => Number(a === you) - Number(b === you))
  if (others.length === 1) alone.push(...others.splice(0))
  const each = alone.flatMap((seat) =>
    lineOf([seat], (mark) =>
      seat === you ? doings.youDid(seat, mark) : doings.did(seat, mark({ seat, name: nameOf(seat) }), mark),
    ),
  )
  const named = (mark: Mark) =>
    others.map((seat) => mark({ seat, name: seat === you ? say('recap').you : nameOf(seat) }))
  return others.length === 0 ? each : [...each, ...lineOf(others, (mark) => doings.together(others, named(mark)))]
}

/** What became of you. */
function fateOf(
  words: RecapWords,
  { before }: PlayedStretch,
  after: unknown,
  doings: Doings,
  you: Seat | null,
): RecapLine[] {
  const money = words.tallies().find(({ isMoney }) => isMoney)
  if (you === null || !money) return []
  const [from, to] = [money.of(before, you), money.of(after, you)]
  const { fate } = say('recap')
  const gain = doings.brought(you)
  if (from === to) return gain > 0 ? lineOf([you], () => fate.gained(gain)) : []
  const how = to < from ? 'fell' : 'rose'
  return lineOf([you], () => (gain > 0 ? fate.both[how](gain, from, to) : fate[how](from, to)))
}

const loudIn = (words: RecapWords, { steps }: PlayedStretch, reader: Reader): RecapLine[] =>
  steps.flatMap(({ events, state }) => {
    const heard = events.filter(isLoud)
    if (heard.length === 0) return []
    const tell = words.tell({ ...reader, state })
    return heard.flatMap((event) => {
      const line = tell(event)
      return line ? [{ ...line, seats: line.seat === null ? [] : [line.seat] }] : []
    })
  })

function lineOf(seats: readonly Seat[], write: (mark: Mark) => string): RecapLine[] {
  const line = lineBy(seats.length === 1 ? (seats[0] ?? null) : null, write)
  return line ? [{ ...line, seats }] : []
}
