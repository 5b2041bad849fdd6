/** Of modules by path, as `import.meta.glob` has them, the one in the folder of a map. */
export const inFolderOf = <Module>(modules: Readonly<Record<string, Module>>, map: string): Module | undefined =>
  Object.entries(modules).find(([path]) => path.split('/').at(-2) === map)?.[1]

/** Modules of maps by path: `…/maps/germany/index.ts`. */
type MapModules<Definition> = Readonly<Record<string, () => Promise<Readonly<Record<string, Definition>>>>>

/** Loads the one map that is in play. */
export async function definitionIn<Definition extends { readonly data: { readonly id: string } }>(
  modules: MapModules<Definition>,
  map: string,
): Promise<Definition> {
  const module = await inFolderOf(modules, map)?.()
  const definition = Object.values(module ?? {}).find(({ data }) => data.id === map)
  if (!definition) throw new Error(`no map ${map}`)
  return definition
}
