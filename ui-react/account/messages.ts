/** Texts of the account’s view. */
export const ACCOUNT = {
  'account.actions': 'Actions',
  'account.addFunds': 'Add funds',
  'account.balance': 'Balance',
  'account.balanceStale': 'This may be out of date.',
  'account.balanceUnavailable': 'Balance unavailable',
  'account.changeEmail': 'Change e-mail',
  'account.copy': 'Copy address',
  'account.explorer': 'View on explorer',
  'account.loggedInBy': 'Logged in by {provider}',
  'account.on': '{wallet} on {network}',
  'account.otherWallet': 'Connect a different wallet',
  'account.pending': '{count} pending',
  'account.smartAccount': 'Use the smart account',
  'account.smartAccountHint': 'It has an address of its own.',
  'account.unverified': 'Unverified wallet',
  'account.unverifiedHint':
    'This may not be the wallet that its name says. Receive nothing here unless you know {wallet}.',
  'tokens.retry': 'Try again',
  'tokens.tabs': 'What this account holds',
  'tokens.total': 'Total',
} as const
