/** Where the modal can be, each view with the data it needs (S2-02 and following). Never a bag of optionals. */
export type View =
  | { readonly name: 'Connect' }
  /** Waits for a wallet of this page to approve; `walletId` is its row's id. */
  | { readonly name: 'ConnectingExternal'; readonly walletId: string }
  | { readonly name: 'Account' }
  | { readonly name: 'AllWallets' }
  | { readonly name: 'ConnectingWalletConnectBasic' }
