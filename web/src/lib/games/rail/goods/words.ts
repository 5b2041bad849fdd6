import { say } from '../../../texts/language.svelte.ts'

/** Whose link the mover lets earn one more. */
export function bonusText(world: { nameOf(seat: number): string }, mover: number, seat: number): string {
  const { bonus } = say('rail/asks')
  return seat === mover ? bonus.own : bonus.other(world.nameOf(seat))
}
