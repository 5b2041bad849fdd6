import type { Pointer } from '../practice/pointing.ts'
import { selectorOf } from '../practice/pointing.ts'
import type { Session } from '../session/session.svelte.ts'

/** The rules of a game with hexes know them by number. */
interface WithHexes {
  game?(map: string): { readonly board: { readonly byName?: ReadonlyMap<string, number> } }
}

export function selectorsIn({ rules, table }: Session, pointers: readonly Pointer[]): readonly string[] {
  const board = table ? (rules as WithHexes | undefined)?.game?.(table.map).board : undefined
  return pointers.map((pointer) => selectorOf(pointer, (hex) => board?.byName?.get(hex) ?? -1))
}
