import { parentPort, Worker, workerData } from 'node:worker_threads'
import { gameById } from '#engine/games.ts'
import type { Position } from './positions.ts'

/** What a fresh worker is given: a game, and one position of each question. */
interface Begin {
  readonly game: string
  readonly positions: readonly Position[]
}

const REPEATS = 3

/**
 * The very first list of moves in a worker that has just loaded the rules, by question, in milliseconds: nothing is
 * compiled yet. Each question has a worker of its own, several times, of which the best counts.
 */
export async function firstCalls(game: string, positions: readonly Position[]): Promise<number> {
  let worst = 0
  for (const position of positions) {
    const times: number[] = []
    for (let n = 0; n < REPEATS; n++) times.push(await firstCall({ game, positions: [position] }))
    worst = Math.max(worst, Math.min(...times))
  }
  return worst
}

function firstCall(begin: Begin): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: begin })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (parentPort && workerData) {
  const { game, positions } = workerData as Begin
  const rules = gameById(game)
  for (const { state, seat } of positions) {
    const started = performance.now()
    const moves = rules?.moves(state, seat)
    const time = performance.now() - started
    if (moves) parentPort.postMessage(time)
  }
}
