/** The letter that stands for a name without a picture. */
export const initialOf = (name: string): string => (Array.from(name)[0] ?? '?').toLocaleUpperCase()
