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
