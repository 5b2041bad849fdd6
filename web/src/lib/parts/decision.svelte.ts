import { getContext, type Snippet, setContext } from 'svelte'

/**
 * The place below what is asked where a choice is confirmed. It has room of its own: what there is to choose from
 * scrolls above it, so that neither ever covers the other and the button is always in sight.
 */
export class DecisionPlace {
  shown = $state.raw<Snippet | null>(null)

  /** Takes the place until what is returned is called. */
  offer(decision: Snippet): () => void {
    this.shown = decision
    return () => {
      if (this.shown === decision) this.shown = null
    }
  }
}

const KEY = Symbol('decision')

export const makeDecisionPlace = (): DecisionPlace => setContext(KEY, new DecisionPlace())
/** Null where nothing is around to hold it: then it stands where it is written. */
export const decisionPlace = (): DecisionPlace | null => getContext<DecisionPlace | undefined>(KEY) ?? null
