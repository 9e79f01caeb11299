/** A task of a server or wallet that never answers. */
export const silence = (): Promise<never> => new Promise(() => undefined)
