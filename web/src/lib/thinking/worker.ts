/// <reference lib="webworker" />
import { adviceFor } from '#engine/bots/advice/index.ts'
import { reviewOf } from '#engine/bots/advice/review.ts'
import { gameById } from '#engine/games.ts'
import type { Answer, Answered, Asked, Question } from './messages.ts'

/** Thinks apart from the page, so that nothing on it waits. */
declare const self: DedicatedWorkerGlobalScope

/** News of how far it is comes in steps of this. */
const STEP = 0.02

self.onmessage = ({ data: { n, ...asked } }: MessageEvent<Question>): void => {
  const say = (answer: Answered): void => self.postMessage({ n, ...answer } satisfies Answer)
  try {
    say(answerTo(asked, say))
  } catch (error) {
    say({ is: 'failed', why: String(error) })
  }
}

function answerTo(asked: Asked, say: (answer: Answered) => void): Answered {
  const rules = gameById(asked.game)
  if (!rules) throw new Error(`no game ${asked.game}`)
  if (asked.ask === 'advice') return { is: 'advice', advice: adviceFor(rules, asked.view, asked.seat) }
  let told = 0
  const review = reviewOf(rules, asked.match, asked.seat, (done) => {
    if (done - told < STEP) return
    told = done
    say({ is: 'underway', done })
  })
  return { is: 'review', review }
}
