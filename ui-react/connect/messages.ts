/** Texts of Connect, and of each wallet row. */
export const CONNECT = {
  'connect.directoryUnavailable': 'More wallets cannot be listed right now. Those in this browser work.',
  'connect.empty': 'No wallet found in this browser',
  'connect.emptyHint':
    'A wallet is an app in your browser that keeps your keys. It asks you before it signs anything. ' +
    'Install one you trust, then reload this page.',
  'connect.get': 'Get',
  'connect.installed': 'Installed',
  'connect.loading': 'Looking for wallets…',
  'connect.more': 'More ways',
  'connect.newToWallets': 'New to wallets?',
  'connect.open': 'Open',
  'connect.openInWallet': 'Have a wallet app? Open this page in its own browser.',
  'connect.or': 'or',
  'connect.qr': 'QR code',
  'connect.scan': 'Scan with a phone',
  'connect.recent': 'Recent',
  'connect.unverified': 'Unverified',
  'connect.wallets': 'Wallets',
  'title.ConnectOn': 'Connect on {chain}',
  'title.ConnectTo': 'Connect to {site}',
  'wallets.certifiedMark': 'Certified',
} as const
