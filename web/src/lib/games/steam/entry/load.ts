import type { MapDefinition } from '#engine/steam/maps/definition.ts'
import type { Steam } from '#engine/steam/rules.ts'
import { definitionIn } from '../../common/mapModule.ts'

const definitions = import.meta.glob<Record<string, MapDefinition>>('../../../../../../engine/steam/maps/*/index.ts')

/** The rules with one map alone: a match needs no other board. */
export async function rulesOn(map: string): Promise<Steam> {
  const [{ steam }, definition] = await Promise.all([import('#engine/steam/rules.ts'), definitionIn(definitions, map)])
  return steam([definition])
}

/** The rules with all maps, to choose from. */
export const wholeRules = async (): Promise<Steam> => (await import('#engine/steam/index.ts')).steam
