/** What the developer of the host has to know, and the visitor never sees (U-56). Each is raised once in a page's life. */
export type Alert =
  /** A network was named that is not configured (S8-35). */
  | { readonly _tag: 'NetworkNotFound'; readonly id: string }
  /** The project's list of allowed origins does not have this page's (S8-36). */
  | { readonly _tag: 'OriginNotAllowed'; readonly origin: string }
  /** The wallet API does not know the project, or does not serve it (S8-41). */
  | { readonly _tag: 'InvalidProjectId' }
  /** The relay holds that this page's clock is wrong, or that its sign of identity is too old (S8-40). */
  | { readonly _tag: 'SessionExpired' }
  /** E-mail or social login is on, and there is no server for it (S8-42). */
  | { readonly _tag: 'ProjectIdNotConfigured' }
  /** The secure site's frame did not load (S8-37). */
  | { readonly _tag: 'EmbeddedWalletNotLoaded' }
  /** The secure site did not answer in time (S8-38). */
  | { readonly _tag: 'EmbeddedWalletTimedOut' }
  /** The secure site does not know this page's domain (S8-39). */
  | { readonly _tag: 'UnverifiedDomain' }
  /** The wallet API failed while the origin was checked (S8-43). */
  | { readonly _tag: 'ServerError'; readonly status: number }
  /** The wallet API had too many questions from this project (S8-44). */
  | { readonly _tag: 'RateLimited' }
  /** Something that needs `features.multiWallet` was used without it (S8-45). */
  | { readonly _tag: 'MultiWalletNotEnabled' }
