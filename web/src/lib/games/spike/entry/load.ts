import type { Spike } from '#engine/spike/rules.ts'

/** There is one board, and it comes with the rules. */
export async function rulesOn(map?: string): Promise<Spike> {
  const { spike } = await import('#engine/spike/played.ts')
  if (map !== undefined && !spike.maps.some(({ id }) => id === map)) throw new Error(`no map ${map}`)
  return spike
}
