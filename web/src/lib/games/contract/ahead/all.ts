/** Loads all of these: what is needed later, for who may have no network by then. */
export const all = async (parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> => {
  await Promise.all(Object.values(parts).map((load) => load()))
}
