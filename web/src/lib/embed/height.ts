/** How high a table likes to be by how wide it is: its layout changes where that of `table/Frame.svelte` does. */
const played = (width: number): number =>
  width < 700 ? 720 : width < 1000 ? 800 : Math.min(820, Math.round(width * 0.62))

/** A fresh match that is only offered is a board under a line with a button. */
export const heightFor = (width: number, offered: boolean): number =>
  offered ? Math.min(played(width), Math.round(width * 0.66) + 130) : played(width)
