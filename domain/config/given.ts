/** What a host may give of something: any part of it, of which one that is `undefined` counts as left out. */
export type Given<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }

/** So that a default is not overwritten by what a host left out. */
export const withoutUndefined = <Whole>(given: Given<Whole>): Partial<Whole> =>
  Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined)) as Partial<Whole>
