export type SocialError =
  /** The browser did not open the window. */
  | { readonly _tag: 'PopupBlocked' }
  /** The visitor closed it (S8-10). */
  | { readonly _tag: 'PopupClosed' }
  /** There is no address to send the visitor to (S8-12). */
  | { readonly _tag: 'SocialNotInitiated' }
  /** The provider sent the visitor back with an error, in its own words. */
  | { readonly _tag: 'SocialRefused'; readonly reason: string }
  /** A result from elsewhere than the secure site (S4-08). */
  | { readonly _tag: 'SocialResultUntrusted' }
  /** (S8-13) */
  | { readonly _tag: 'FarcasterFailed' }
