import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'

const definitions = import.meta.glob<Record<string, MapDefinition>>(
  '../../../../../engine/age-of-steam/maps/*/index.ts',
)

/** The rules with one map alone: a match needs no other board. */
export async function rulesOn(map: string): Promise<AgeOfSteam> {
  const [{ ageOfSteam }, definition] = await Promise.all([import('#engine/age-of-steam/rules.ts'), definitionOf(map)])
  return ageOfSteam([definition])
}

/** The rules with all maps, to choose from. */
export const wholeRules = async (): Promise<AgeOfSteam> => (await import('#engine/age-of-steam/index.ts')).ageOfSteam

async function definitionOf(map: string): Promise<MapDefinition> {
  const module = await Object.entries(definitions).find(([path]) => path.endsWith(`/${map}/index.ts`))?.[1]()
  const definition = Object.values(module ?? {}).find(({ data }) => data.id === map)
  if (!definition) throw new Error(`no map ${map}`)
  return definition
}
