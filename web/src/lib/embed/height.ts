/** How high a table likes to be by how wide it is: its layout changes where that of `table/Frame.svelte` does. */
export const heightFor = (width: number): number =>
  width < 700 ? 720 : width < 1000 ? 860 : Math.min(820, Math.round(width * 0.62))
