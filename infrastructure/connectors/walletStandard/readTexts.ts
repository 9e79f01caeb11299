/** A list of texts; `undefined` when it is none. */
export const readTexts = (list: readonly unknown[] | undefined): readonly string[] | undefined =>
  list?.every((entry) => typeof entry === 'string') === true ? list : undefined
