/** Texts for newcomers to wallets. */
export const HELP = {
  'help.get': 'Get a wallet',
  'help.getLead': 'Any of these works here',
  'help.networkFees': 'What it costs',
  'help.networkFeesText':
    'Every network has its own fees, paid in its own coin. Moving to another network changes where you pay, not what you own.',
  'help.networkWhat': 'A shared ledger',
  'help.networkWhatText':
    'A network keeps the record of who owns what. Your address can be the same on several. What you own on each differs.',
  'help.walletKeys': 'Only you hold the key',
  'help.walletKeysText':
    'Its recovery phrase opens everything. No site and no helper ever needs it: whoever asks for it is stealing.',
  'help.walletLogin': 'A way to log in',
  'help.walletLoginText':
    'Connecting shows this site your address. It cannot move anything until you approve it in the wallet.',
  'help.walletWhat': 'A home for what you own',
  'help.walletWhatText': 'An app or extension that keeps your tokens and collectibles. It signs for you.',
} as const
