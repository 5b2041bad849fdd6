/** How likely it is that something comes at least `wanted` times in `tries`, when each try brings it with `chance`. */
export function atLeast(wanted: number, tries: number, chance: number): number {
  let missed = 0
  let exactly = (1 - chance) ** tries
  for (let times = 0; times < wanted; times++) {
    missed += exactly
    exactly *= ((tries - times) / (times + 1)) * (chance / (1 - chance))
  }
  return Math.max(0, 1 - missed)
}
