import { botById } from '#engine/bots/index.ts'
import { gameById } from '#engine/games.ts'
import { type FromHost, Host, type Playing, type ToHost } from './host.ts'
import { openShelf } from './shelf.ts'

/** A match against bots beside its page: bots think here, so that nothing on the page waits for them. */

const post = (message: FromHost): void => self.postMessage(message)

async function play(game: string): Promise<Playing | null> {
  const rules = gameById(game)
  return rules ? { rules, players: { choose } } : null
}

const choose: Playing['players']['choose'] = (bot, rules, view, seat, pick) => {
  try {
    return botById(bot)?.choose(rules, view, seat, pick) ?? null
  } catch (error) {
    console.warn('a bot failed', bot, error)
    return null
  }
}

const host = openShelf().then(
  (shelf) =>
    new Host({
      shelf,
      play,
      post,
      now: () => Date.now(),
      after(ms, work) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    }),
)

/** One page at a time has a match: the newest. */
function hold(id: string): void {
  const held = navigator.locks?.request(`railhead/solo/${id}`, { steal: true }, () => new Promise(() => {}))
  held?.catch(async () => (await host).giveUp())
}

/** One after the other, though the first waits for what is kept. */
let before: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  if (data.do === 'open') hold(data.id)
  before = before.then(async () => (await host).hear(data))
})
