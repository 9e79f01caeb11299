export type LifecycleError =
  /** `destroy()` was called; nothing works afterwards. */
  | { readonly _tag: 'Destroyed' }
  /** The code of the core or of a feature could not be loaded. */
  | { readonly _tag: 'ChunkNotLoaded'; readonly cause: unknown }
