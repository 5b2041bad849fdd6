import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import { definitionIn } from '../../common/mapModule.ts'

const definitions = import.meta.glob<Record<string, MapDefinition>>(
  '../../../../../../engine/age-of-steam/maps/*/index.ts',
)

/** The rules with one map alone: a match needs no other board. */
export async function rulesOn(map: string): Promise<AgeOfSteam> {
  const [{ ageOfSteam }, definition] = await Promise.all([
    import('#engine/age-of-steam/rules.ts'),
    definitionIn(definitions, map),
  ])
  return ageOfSteam([definition])
}

/** The rules with all maps, to choose from. */
export const wholeRules = async (): Promise<AgeOfSteam> => (await import('#engine/age-of-steam/index.ts')).ageOfSteam
