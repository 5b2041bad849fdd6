/** Behind `#`, so that no server ever sees it. */
export const MARK = '#plan='

/** Whoever has come here by a link with a plan in it. */
export const hasPlan = (): boolean => location.hash.startsWith(MARK)
