import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bot, botsFor } from '#engine/bots/index.ts'
import { settleOptions } from '#engine/core/file/options.ts'
import { gameById, games } from '#engine/games.ts'
import { type Block, block, type Pairing } from '../league/league.ts'
import { type Estimate, estimate, meanOf, sequential } from '../league/statistics.ts'
import { argumentsOf, count, stop } from './arguments.ts'
import { table } from './table.ts'

const USAGE = `usage: npm run league -- --game ID [--map ID] --bots ID,ID[,…] [--seats N] [--blocks N] [--seed TEXT] [--option NAME=VALUE]… [--until-known GAIN] [--old DIR] [--json]
  Bots take the seats in turn; a block plays one deal with everybody one seat further each time, until all have been where the others were.
  Win shares are of all matches of a side; 50 % is even for two sides of the same size.
  --old names a checkout of another commit, whose bots play as old:ID.
  --until-known stops as soon as it is clear (5 %) whether the first bot wins that much more than its fair share: 0.04.`

const { values } = argumentsOf(
  {
    options: {
      game: { type: 'string', default: 'age-of-steam' },
      map: { type: 'string' },
      seats: { type: 'string' },
      bots: { type: 'string', default: 'greedy,random' },
      blocks: { type: 'string', default: '25' },
      seed: { type: 'string', default: 'tune' },
      option: { type: 'string', multiple: true, default: [] },
      'until-known': { type: 'string' },
      old: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  },
  USAGE,
)

const rules = gameById(values.game) ?? stop(`--game must be one of ${games.map(({ id }) => id).join(', ')}`)
const map =
  rules.maps.find(({ id }) => values.map === undefined || id === values.map) ??
  stop(`--map must be one of ${rules.maps.map(({ id }) => id).join(', ')}`)
const offered = [...botsFor(rules.id), ...(values.old === undefined ? [] : await botsIn(values.old))]
const chosen = values.bots
  .split(',')
  .map(
    (id) =>
      offered.find((bot) => bot.id === id) ??
      stop(`--bots: ${id} is none of ${offered.map((bot) => bot.id).join(', ')}`),
  )
const seats =
  values.seats === undefined ? Math.min(Math.max(4, map.seats[0]), map.seats[1]) : count(values.seats, 'seats', 1)
const wanted = Object.fromEntries(values.option.map((pair) => pair.split('=', 2) as [string, string]))
const settled = settleOptions(rules.options(map.id), wanted)
const pairing: Pairing = {
  rules,
  map: map.id,
  options: settled.ok ? settled.options : stop(`--option: ${JSON.stringify(settled.refusal.params)} is not offered`),
  bots: Array.from({ length: seats }, (_, seat) => chosen[seat % chosen.length] as Bot),
}
const gain = values['until-known'] === undefined ? null : Number(values['until-known'])
const most = count(values.blocks, 'blocks', 1)

const blocks: Block[] = []
while (blocks.length < most) {
  blocks.push(block(pairing, `${values.seed}/${blocks.length}`))
  if (gain !== null && sequential(aheadOf(pairing.bots[0]?.id ?? ''), gain) !== 'open') break
}
report()

/** What played before: a new bot is held against what it is to replace. */
async function botsIn(folder: string): Promise<Bot[]> {
  const path = resolve(folder, 'engine/bots/index.ts')
  const { bots } = (await import(pathToFileURL(path).href)) as { bots: readonly Bot[] }
  return bots.map((bot) => ({ ...bot, id: `old:${bot.id}` }))
}

/** By block: by how much a bot wins more than its fair share. */
function aheadOf(bot: string): number[] {
  return sharesOf(bot).map((share) => share - fairShare(bot))
}

function sharesOf(bot: string): number[] {
  return blocks.map(({ scores, matches }) => (scores.find((one) => one.bot === bot)?.won ?? 0) / matches)
}

const fairShare = (bot: string): number => pairing.bots.filter(({ id }) => id === bot).length / seats

function report(): void {
  const rows = [...new Set(pairing.bots.map(({ id }) => id))].map((bot) => {
    const own = blocks.flatMap(({ scores }) => scores.filter((one) => one.bot === bot))
    return {
      bot,
      share: estimate(sharesOf(bot)),
      score: estimate(own.map(({ score }) => score)),
      bankrupt: own.reduce((sum, one) => sum + one.bankrupt, 0) / own.reduce((sum, one) => sum + one.seats, 0),
      links: meanOf(own.flatMap(({ links }) => links)),
      milliseconds: meanOf(blocks.map(({ milliseconds }) => milliseconds[bot] ?? 0)),
    }
  })
  const summary = {
    game: rules.id,
    map: map.id,
    seats,
    blocks: blocks.length,
    matches: blocks.reduce((sum, { matches }) => sum + matches, 0),
    seed: values.seed,
    bots: rows,
    winning: meanOf(blocks.map(({ winning }) => winning)),
    slowest: Math.max(...blocks.map(({ slowest }) => slowest)),
    ...(gain !== null && { known: sequential(aheadOf(pairing.bots[0]?.id ?? ''), gain) }),
  }
  if (values.json) {
    console.log(JSON.stringify(summary))
    return
  }
  const cells = rows.map(({ bot, share, score, bankrupt, links, milliseconds }) => [
    bot,
    within(share, 100),
    within(score, 1),
    `${(100 * bankrupt).toFixed(1)} %`,
    links.toFixed(2),
    milliseconds.toFixed(2),
  ])
  console.log(table(['', 'wins, % of matches', 'score', 'bankrupt', 'links from round 4', 'ms a decision'], cells))
  console.log(
    `${summary.matches} matches on ${map.id} with ${seats} seats (seed ${values.seed}); mean winner ${summary.winning.toFixed(1)}, slowest decision ${summary.slowest.toFixed(0)} ms`,
  )
  if (summary.known) console.log(`${pairing.bots[0]?.id}: ${summary.known}`)
}

function within({ mean, margin }: Estimate, scale: number): string {
  return `${(scale * mean).toFixed(1)} ± ${(scale * margin).toFixed(1)}`
}
