import { getContext, setContext } from 'svelte'
import type { Embedding } from './embedding.svelte.ts'

const KEY = Symbol('embedding')

/** The embedding this component is in; null on pages of our own, which load nothing of it. */
export const embedding = (): Embedding | null => getContext<Embedding | undefined>(KEY) ?? null

export const setEmbedding = (made: Embedding): Embedding => setContext(KEY, made)
