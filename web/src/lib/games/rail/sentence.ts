import type { GoodsMoves } from '#engine/rail/types.ts'
import type { Areas } from '../../texts/areas.ts'

/** What is asked of whoever may move goods. */
export function goodsTask({ deliveries, engine }: GoodsMoves<string>, { tasks }: Areas['rail/table']): string {
  if (deliveries.length === 0) return engine ? tasks.improve : tasks.pass
  return engine ? tasks.deliverOrImprove : tasks.deliver
}

/** Which phase it is, and which pass of it. */
export const phaseIn = <Phase extends string>(
  phases: Readonly<Record<Phase, string>>,
  { stage }: { readonly stage: { readonly phase: Phase; readonly pass?: number } },
  t: Areas['rail/table'],
): string => (stage.pass === undefined ? phases[stage.phase] : t.pass(phases[stage.phase], stage.pass))
