/** What Connect says, and each row with a wallet. */
export const CONNECT = {
  'connect.directoryUnavailable': 'More wallets cannot be listed right now. Those in this browser work.',
  'connect.empty': 'No wallet found in this browser',
  'connect.emptyHint':
    'A wallet is an app in your browser that keeps your keys and asks you before anything is signed. ' +
    'Install one you trust, then reload this page.',
  'connect.get': 'Get',
  'connect.installed': 'Installed',
  'connect.loading': 'Looking for wallets…',
  'connect.newToWallets': 'New to wallets?',
  'connect.open': 'Open',
  'connect.or': 'or',
  'connect.qr': 'QR code',
  'connect.recent': 'Recent',
  'connect.unverified': 'Unverified',
  'connect.wallets': 'Wallets',
  'title.ConnectOn': 'Connect on {chain}',
  'wallets.certifiedMark': 'Certified',
} as const
