import { getContext, setContext } from 'svelte'

const KEY = Symbol('latest entry only')

export const setLatestOnly = (): boolean => setContext(KEY, true)
export const isLatestOnly = (): boolean => getContext<true | undefined>(KEY) ?? false
