import type { MapData } from '#engine/track/board.ts'

type Modules<Definition> = Readonly<Record<string, () => Promise<Readonly<Record<string, Definition>>>>>

/** Loads the definition of one map out of the folders of them all. */
export async function definitionOf<Definition extends { readonly data: MapData }>(
  modules: Modules<Definition>,
  map: string,
): Promise<Definition> {
  const module = await Object.entries(modules).find(([path]) => path.endsWith(`/${map}/index.ts`))?.[1]()
  const definition = Object.values(module ?? {}).find(({ data }) => data.id === map)
  if (!definition) throw new Error(`no map ${map}`)
  return definition
}
