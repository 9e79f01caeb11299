/** Lets pending promises settle. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
