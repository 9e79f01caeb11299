/** What stands around every view: the header, what does not answer, news, and the way back to a wallet. */
export const MODAL = {
  'modal.back': 'Back',
  'modal.changeNetwork': 'Network: {name}. Change',
  'notice.AccountNotSwitched': 'The account could not be switched',
  'notice.AccountSwitched': 'Account switched',
  'notice.AddressCopied': 'Address copied',
  'notice.AuthenticationFailed': 'A problem occurred while trying initialize authentication',
  'notice.CopyFailed': 'The browser did not allow copying',
  'notice.DisconnectFailed': 'Failed to disconnect',
  'notice.LinkCopied': 'Link copied',
  'notice.LoginForgotten':
    'You were logged out. If that happens at each visit, this browser keeps nothing for the login service.',
  'notice.PageReloaded': 'This page was loaded anew while you were away. Connect again.',
  'notice.RequestOutcomeUnknown':
    'It is not known whether your request was carried out. Look at your activity before you repeat it.',
  'notice.TokenBalanceUnavailable': 'Token Balance Unavailable',
  'notice.WalletAdded': 'New wallet added',
  'notice.WalletDeleted': 'Wallet deleted',
  'notice.WalletDisconnected': 'Wallet disconnected',
  'notice.WalletNotRestored': 'Your wallet did not answer. Connect it again.',
  'notice.WalletSwitched': 'Wallet switched',
  'notice.dismiss': 'Dismiss',
  'outage.blockchainApi': 'Token prices and balances are unavailable; browser wallets work.',
  'outage.chainRpc': 'The network does not answer. Connecting works.',
  'outage.many': 'Some services are unavailable. Browser wallets work.',
  'outage.walletApi': 'The wallet directory is unavailable. Browser wallets work.',
  'switching.start': 'Switch network',
} as const
