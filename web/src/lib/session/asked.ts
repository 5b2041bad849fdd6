import { momentIn } from '#worker/both/moments.ts'

/** The entry that the address of this page asks for. */
export const momentAsked = (): number | null => momentIn(new URLSearchParams(location.search))
