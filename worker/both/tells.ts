/** Of what a player may be told who is not here. */
export const TELL_KINDS = ['turn', 'time', 'began', 'over', 'said'] as const
/** In so many ways at most. */
export const MOST_TELLS = 5
