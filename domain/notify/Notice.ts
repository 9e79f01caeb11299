/** What a snackbar can say. The words are the UI's; the specification's text is in the English catalogue. */
export type Notice =
  | { readonly _tag: 'TokenBalanceUnavailable' }
  | { readonly _tag: 'AddressCopied' }
  | { readonly _tag: 'LinkCopied' }
  | { readonly _tag: 'CopyFailed' }
  | { readonly _tag: 'WalletDisconnected' }
  | { readonly _tag: 'DisconnectFailed' }
  | { readonly _tag: 'AccountSwitched' }
  | { readonly _tag: 'WalletNotRestored' }
  /** The embedded wallet kept its account. */
  | { readonly _tag: 'AccountNotSwitched' }
  /** A login stood, but gave no account; it is over (S8-07). */
  | { readonly _tag: 'AuthenticationFailed' }
