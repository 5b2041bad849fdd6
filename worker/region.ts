import type { Region } from './both/regions.ts'

/** Wherever a continent is cut in two: what lies west of so many degrees, and what lies east of it. */
type Cut = readonly [west: Region, degrees: number, east: Region]

const CUTS: Readonly<Record<string, Region | Cut>> = {
  NA: ['wnam', -100, 'enam'],
  SA: 'sam',
  EU: ['weur', 16, 'eeur'],
  AS: ['me', 62, 'apac'],
  AF: 'afr',
  OC: 'oc',
}

/** From which part of the world a request comes, as far as the platform says: nothing finer is ever kept. */
export function regionOf({ cf }: Request): Region | null {
  const { continent, longitude } = (cf ?? {}) as { readonly continent?: string; readonly longitude?: string }
  const region = CUTS[continent ?? '']
  if (region === undefined) return null
  if (typeof region === 'string') return region
  const [west, degrees, east] = region
  return longitude === undefined || Number(longitude) < degrees ? west : east
}
