import { proofOf } from '#engine/core/seeded/proof.ts'
import { argumentsOf, stop } from './arguments.ts'
import { matchIn } from './file.ts'

/** Plays a match with the chance of its seed: says whether all that was drawn came from it. */
const USAGE = 'usage: npm run verify -- FILE [--sum SHA256]'

const { values, positionals } = argumentsOf({ allowPositionals: true, options: { sum: { type: 'string' } } }, USAGE)
const [file, ...others] = positionals
if (file === undefined || others.length > 0) stop(USAGE)

const { match, rules } = matchIn(file)
const proof = proofOf(match, rules)
if (!proof.ok) {
  const where = proof.index < 0 ? 'the setup' : `log[${proof.index}]`
  const why = {
    'no-seed': 'the file has no seed: a match tells it when it is over',
    other: `what chance brought in ${where} does not follow from the seed`,
    refused: `the rules refuse ${where}`,
  }[proof.why]
  console.error(`${file}: ${why}`)
  process.exit(1)
}
if (values.sum !== undefined && values.sum.toLowerCase() !== proof.commitment) {
  console.error(`${file}: the SHA-256 of its seed is ${proof.commitment}, not ${values.sum}`)
  process.exit(1)
}
console.log(`all ${proof.outcomes} outcomes follow from the seed, whose SHA-256 is ${proof.commitment}`)
if (proof.inherited > 0) console.log(`the first ${proof.inherited} entries were taken over from another match`)
