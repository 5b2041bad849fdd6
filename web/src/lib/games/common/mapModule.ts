/** Of modules by path, as `import.meta.glob` has them, the one in the folder of a map. */
export const inFolderOf = <Module>(modules: Readonly<Record<string, Module>>, map: string): Module | undefined =>
  Object.entries(modules).find(([path]) => path.split('/').at(-2) === map)?.[1]

/** Modules of maps by path: `…/maps/germany/index.ts`. */
type MapModules<Definition> = Readonly<Record<string, () => Promise<Readonly<Record<string, Definition>>>>>

/** Makes the rules with one map alone: a match needs no other board. */
export async function rulesOn<Definition extends { readonly data: { readonly id: string } }, Game>(
  make: () => Promise<(maps: readonly Definition[]) => Game>,
  modules: MapModules<Definition>,
  map: string,
): Promise<Game> {
  const [game, module] = await Promise.all([make(), inFolderOf(modules, map)?.()])
  const definition = Object.values(module ?? {}).find(({ data }) => data.id === map)
  if (!definition) throw new Error(`no map ${map}`)
  return game([definition])
}
