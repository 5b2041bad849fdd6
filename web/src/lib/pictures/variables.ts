import { colors } from '../board/palette.ts'
import type { Variables } from './plain.ts'

/** Every custom property of the page: those of theme.css, and the colours of the map. */
export const variablesOf = (theme: string): Variables =>
  new Map([
    ...[...theme.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value] as const),
    ...[...colors()].map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`] as const),
  ])
