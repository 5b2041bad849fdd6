/** What moving a table to where its slowest player is nearest wins for groups of friends: the figures of docs/scale.md. */
import type { Region } from '#worker/both/regions.ts'
import { bestRegion } from '#worker/table/region/best.ts'
import { roundTrip } from '#worker/table/region/roundTrips.ts'

const GROUPS: Readonly<Record<string, readonly Region[]>> = {
  'three in Germany, one in Hungary': ['weur', 'weur', 'weur', 'eeur'],
  'two in California, two in Boston': ['wnam', 'wnam', 'enam', 'enam'],
  'California, New York, London': ['wnam', 'enam', 'weur'],
  'New York, London, São Paulo': ['enam', 'weur', 'sam'],
  'London, Berlin, Tokyo': ['weur', 'weur', 'apac'],
  'California, London, Sydney': ['wnam', 'weur', 'oc'],
  'Boston, Berlin, Singapore': ['enam', 'weur', 'apac'],
  'London, Cape Town, Dubai, Sydney': ['weur', 'afr', 'me', 'oc'],
}

const slowest = (group: readonly Region[], at: Region): number => Math.max(...group.map((one) => roundTrip(one, at)))

/** Of each group: how long the slowest waits where the table stays with its host, worst and mean of all hosts, and where it moves to. */
export const gains = Object.entries(GROUPS).map(([name, group]) => {
  const hosts = group.map((host) => slowest(group, host))
  const to = bestRegion(group)
  return {
    name,
    worst: Math.max(...hosts),
    mean: Math.round(hosts.reduce((sum, ms) => sum + ms, 0) / hosts.length),
    to,
    moved: slowest(group, to),
  }
})

if (process.argv[1]?.endsWith('regions.ts')) {
  console.log('| group | with the worst host | with any host | moved to | moved |\n| --- | --- | --- | --- | --- |')
  for (const { name, worst, mean, to, moved } of gains)
    console.log(`| ${name} | ${worst} | ${mean} | \`${to}\` | ${moved} |`)
}
