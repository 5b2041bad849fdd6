/** Parts of the world in which a table can live, as Cloudflare names them for objects. */
export const REGIONS = ['wnam', 'enam', 'sam', 'weur', 'eeur', 'me', 'afr', 'apac', 'oc'] as const
export type Region = (typeof REGIONS)[number]
