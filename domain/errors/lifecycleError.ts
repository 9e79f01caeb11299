/** Errors of Portico itself: its life, its code, and how a host calls it. */
export type LifecycleError =
  /** `destroy()` was called: everything open has ended, and nothing works afterwards. */
  | { readonly _tag: 'Destroyed' }
  /** The code of the core or of a feature could not be loaded. */
  | { readonly _tag: 'ChunkNotLoaded'; readonly cause: unknown }
  /** The core's code loaded but failed to start: a defect, or a host's adapter that throws. */
  | { readonly _tag: 'CoreNotStarted'; readonly cause: unknown }
  /** An option of `createPortico` is invalid; `path` locates the fault, as in `theme.variables.accent`. */
  | {
      readonly _tag: 'InvalidOption'
      readonly option: string
      readonly path: string
      readonly expected: string
      readonly given: unknown
    }
  /** `open()` was called with an unknown view, or without the view's parameters. */
  | { readonly _tag: 'ViewUnknown'; readonly view: unknown }
  /** No feature has this name. */
  | { readonly _tag: 'FeatureUnknown'; readonly name: string }
