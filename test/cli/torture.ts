import { seededPick } from '#engine/core/seeded/seeded.ts'
import { isClean, NEVER } from '../torture/tally.ts'
import { EVERY_KIND, torture } from '../torture/torture.ts'
import { argumentsOf, count } from './arguments.ts'

const USAGE = `usage: npm run torture -- [--minutes N] [--seed S] [--json]
  Plays matches of every game for N minutes (5) over a server that is killed, on lines that are cut, with frames that come
  twice, late, in the wrong order and mangled, among clients that lie. Ends with 1 if anything was lost, doubled, told
  differently, refused wrongly or told to the wrong eyes, or if the server failed.`

const { values } = argumentsOf(
  {
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Date.now()) },
      json: { type: 'boolean', default: false },
    },
  },
  USAGE,
)

const tally = await torture({
  pick: seededPick(values.seed),
  minutes: count(values.minutes, 'minutes', 0),
  matches: 3,
  kinds: EVERY_KIND,
  atOnce: 6,
  killEverySeconds: 12,
  lineLastsMs: 6_000,
  tell: (line) => console.error(line),
})
if (values.json) console.log(JSON.stringify({ seed: values.seed, ...tally }, null, 2))
else
  for (const [what, figure] of Object.entries(tally))
    console.log(`${what.padEnd(10)} ${figure}${isNever(what) && figure > 0 ? '  <-' : ''}`)
process.exit(isClean(tally) ? 0 : 1)

function isNever(what: string): boolean {
  return (NEVER as readonly string[]).includes(what)
}
