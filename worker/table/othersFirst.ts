/** Whatever else has come meanwhile has its turn first: between two pieces of work that take a while. */
export const othersFirst = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
