import { seededPick } from '#engine/core/seeded/seeded.ts'
import { isClean, NEVER, type Tally, WORDS } from '../torture/tally.ts'
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

const WIDTH = Math.max(...Object.values(WORDS).map((words) => words.length))

const tally = await torture({
  pick: seededPick(values.seed),
  minutes: count(values.minutes, 'minutes', 0),
  matches: 3,
  kinds: EVERY_KIND,
  atOnce: 6,
  framesPerKill: 1_200,
  piecesPerCut: 100,
  tell: (line) => console.error(line),
})
if (values.json) console.log(JSON.stringify({ seed: values.seed, ...tally }, null, 2))
else {
  console.log(`${'seed'.padEnd(WIDTH)} ${values.seed}`)
  for (const [what, words] of Object.entries(WORDS) as [keyof Tally, string][])
    console.log(`${words.padEnd(WIDTH)} ${tally[what]}${isNever(what) && tally[what] > 0 ? '  <-' : ''}`)
}
process.exit(isClean(tally) ? 0 : 1)

function isNever(what: string): boolean {
  return (NEVER as readonly string[]).includes(what)
}
