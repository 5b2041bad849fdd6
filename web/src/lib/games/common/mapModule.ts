/** Modules of maps by path, as `import.meta.glob` has them: `…/maps/germany/index.ts`. */
type MapModules<Definition> = Readonly<Record<string, () => Promise<Readonly<Record<string, Definition>>>>>

/** Loads the one map that is in play. */
export async function definitionIn<Definition extends { readonly data: { readonly id: string } }>(
  modules: MapModules<Definition>,
  map: string,
): Promise<Definition> {
  const module = await Object.entries(modules).find(([path]) => path.endsWith(`/${map}/index.ts`))?.[1]()
  const definition = Object.values(module ?? {}).find(({ data }) => data.id === map)
  if (!definition) throw new Error(`no map ${map}`)
  return definition
}
