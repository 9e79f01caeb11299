/** What can go wrong with any question to the secure site's frame. */
export type FrameError =
  /** There is no page to put the frame into, or no secure site is configured (S8-50). */
  | { readonly _tag: 'FrameNotSet' }
  /** Blocked, offline, or without a sign of life in time (S8-37, U-15). */
  | { readonly _tag: 'FrameNotLoaded' }
  /** (S8-38) */
  | { readonly _tag: 'FrameTimedOut'; readonly afterMs: number }
  /** The secure site does not know this page's domain (S8-39). */
  | { readonly _tag: 'UnverifiedDomain' }
  /** What was to be asked, or was answered, is not of the agreed form. `detail` names the message. */
  | { readonly _tag: 'FrameMalformed'; readonly detail: string }
  /** The page gave the question up (S8-50). */
  | { readonly _tag: 'FrameRequestAborted' }
  /** The frame refused in its own words, without e-mail addresses and codes; empty when it gave none (S8-50). */
  | { readonly _tag: 'FrameFailed'; readonly message: string }
