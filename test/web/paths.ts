/** What SvelteKit has in `$app/paths`, for a site at the root. */
export const resolve = (route: string, params: Readonly<Record<string, string>> = {}): string =>
  route.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '')

export const asset = (file: string): string => `/${file}`
