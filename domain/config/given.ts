/** A partial value from a host; a property that is `undefined` counts as left out. */
export type Given<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }

/** Drops `undefined` properties, so that they do not overwrite defaults. */
export const withoutUndefined = <Whole>(partial: Given<Whole>): Partial<Whole> =>
  Object.fromEntries(Object.entries(partial).filter(([, part]) => part !== undefined)) as Partial<Whole>
