export type AccountError =
  /** Not exactly three parts, or the namespace is unknown (S5-04, S8-25). */
  { readonly _tag: 'InvalidCaipAddress'; readonly text: string }
