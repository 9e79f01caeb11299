/** A task of a server or wallet that never says anything. */
export const silence = (): Promise<never> => new Promise(() => undefined)
