import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { socketUrl, tableAt } from '#client/asking/api.ts'
import { takePart } from '#client/player/player.ts'
import { botById, bots } from '#engine/bots/index.ts'
import type { FullRules, Seat, SomeAction } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'
import { botKind } from '#worker/both/offered.ts'
import { texts as names } from '#worker/both/texts/en/names.ts'
import { newSecret } from '#worker/protocol.ts'
import { argumentsOf, count, stop } from './arguments.ts'
import { table as columns } from './table.ts'

const USAGE = `usage: npm run bot -- LINK [--bot ID] [--seat N] [--name NAME] [--pause MS] [--keep FILE]
  Sits down at the table that LINK leads to and plays the match to its end; the host starts it.
  --seat counts from 0; any free one is taken without it. --bot is one of ${bots.map(({ id }) => id).join(', ')}.
  --keep holds the secret of the seat in FILE, so that a bot started anew finds its seat again.`

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      bot: { type: 'string', default: 'greedy' },
      seat: { type: 'string' },
      name: { type: 'string' },
      pause: { type: 'string', default: '700' },
      keep: { type: 'string' },
    },
  },
  USAGE,
)
const [link, ...others] = positionals
if (link === undefined || others.length > 0) stop(USAGE)
const at = tableAt(link) ?? stop(`${link} is no link to a table`)
const bot = botById(values.bot) ?? stop(`--bot must be one of ${bots.map(({ id }) => id).join(', ')}`)

const pick = (n: number): number => Math.floor(Math.random() * n)

/** What the bot would do; after a refusal something legal, so that a bug of ours stops nobody. */
function choose(rules: FullRules, view: unknown, seat: Seat, refusals: number): SomeAction {
  return refusals === 0 ? bot.choose(rules, view, seat, pick) : rules.sample(view, seat, pick)
}

function keptSecret(file: string | undefined): string {
  if (file === undefined) return newSecret()
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = newSecret()
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

try {
  const result = await takePart({
    url: socketUrl(at, at.table),
    name: values.name ?? botKind(names, bot.id),
    ...(values.seat !== undefined && { seat: count(values.seat, 'seat', 0) }),
    secret: keptSecret(values.keep),
    games,
    choose,
    pauseMs: count(values.pause, 'pause', 0),
  })
  const places = (result?.standings ?? []).map(({ place, seat, score }) => [place, seat, score ?? 'out'])
  console.log(columns(['place', 'seat', 'score'], places))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
