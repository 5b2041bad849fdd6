import type { Rules } from '#engine/core/index.ts'

/** Rules that are loaded when a table needs them, and at hand from then on. */
export interface Library {
  /** With this map in them; undefined until they have come. */
  at(game: string, map: string): Rules | undefined
  fetch(game: string, map: string): Promise<void>
}

export function newLibrary(load: (game: string, map: string) => Promise<Rules>): Library {
  const here = new Map<string, Rules>()
  const coming = new Map<string, Promise<void>>()
  const fetched = async (key: string, rules: Promise<Rules>): Promise<void> => {
    try {
      here.set(key, await rules)
    } finally {
      coming.delete(key)
    }
  }
  return {
    at: (game, map) => here.get(`${game}/${map}`),
    fetch(game, map) {
      const key = `${game}/${map}`
      if (here.has(key)) return Promise.resolve()
      const underway = coming.get(key) ?? fetched(key, load(game, map))
      coming.set(key, underway)
      return underway
    },
  }
}
