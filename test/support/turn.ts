/** Lets what was promised come to pass. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
