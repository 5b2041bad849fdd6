import { type Rules, type StateOf, seededChance } from '#engine/core/index.ts'

/** A map as a match might begin on it, with as few players as it takes; always the same. */
export function openingOn<Game extends Rules>(rules: Game, map: string): StateOf<Game> {
  const options = Object.fromEntries(rules.options(map).map((field) => [field.id, field.default]))
  const [fewest] = rules.maps.find(({ id }) => id === map)?.seats ?? [1]
  return rules.setup({ map, options, seats: fewest }, seededChance('maps', map)) as StateOf<Game>
}
