/** Why there is no link to show. Each stands where the QR code would be (U-49). */
export type PairingError =
  /** The host gave no project id, and the relay lets nobody in without one. */
  | { readonly _tag: 'PairingNotConfigured' }
  /** The relay does not know the project, or does not serve this origin. `reason` is the relay's own, for the developer. */
  | { readonly _tag: 'RelayRefused'; readonly reason: string }
  /** The relay cannot be reached, or gave no sign in time. */
  | { readonly _tag: 'RelayUnreachable' }
  /** The code that pairs could not be loaded or started. */
  | { readonly _tag: 'PairingUnavailable'; readonly cause: unknown }
  /** The wallet refused for a reason of its own: it knows none of the networks, or failed. */
  | { readonly _tag: 'WalletRefused'; readonly cause: unknown }
  /** The wallet approved, and granted nothing that this site can use. */
  | { readonly _tag: 'NothingGranted' }
