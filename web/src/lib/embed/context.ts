import { getContext, setContext } from 'svelte'
import type { Embedding } from './embedding.svelte.ts'

/** Apart from what an embedding does, which pages of our own need not load. */
const KEY = Symbol('embedding')

/** The embedding this component is in; null on pages of our own. While a component is set up. */
export const embedding = (): Embedding | null => getContext<Embedding | undefined>(KEY) ?? null

export const setEmbedding = (made: Embedding): Embedding => setContext(KEY, made)
