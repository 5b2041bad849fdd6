/** What Steam says to whoever looks ahead. */
export { linesFor } from '#engine/steam/lines.ts'
