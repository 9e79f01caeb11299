/** Joins class names. */
export const classes = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')
