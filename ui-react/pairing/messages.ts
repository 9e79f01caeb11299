/** What is said of pairing a phone. */
export const PAIRING = {
  'pairing.after.Expired': 'The last code ran out. Scan this new code.',
  'pairing.after.Lost': 'The connection broke off. Scan this new code.',
  'pairing.after.Rejected': 'Declined in the wallet. Scan this new code.',
  'pairing.approved': 'Connected',
  'pairing.code': 'QR code to scan with a wallet on a phone',
  'pairing.copyHint': 'Is {wallet} on this phone? Copy the link, and paste it there.',
  'pairing.failed.ClockAhead':
    'The clock of this device is {time} ahead. The pairing service refuses it. Set the clock and come back.',
  'pairing.failed.ClockBehind':
    'The clock of this device is more than a day behind. The pairing service refuses it. Set the clock and come back.',
  'pairing.failed.ClockFast':
    'The clock of this device is ahead. The pairing service refuses it. Set the clock and come back.',
  'pairing.failed.NothingGranted':
    'The wallet gave no account on a network of this site. Try another account or wallet.',
  'pairing.failed.PairingNotConfigured': 'Pairing a phone is not set up on this site. Use a wallet in this browser.',
  'pairing.failed.PairingUnavailable': 'Pairing could not start.',
  'pairing.failed.RelayRefused': 'Pairing a phone does not work on this site right now. Use a wallet in this browser.',
  'pairing.failed.RelayUnreachable': 'The pairing service does not answer. Trying again every few seconds.',
  'pairing.failed.WalletRefused': 'The wallet refused. It may not know a network of this site.',
  'pairing.get': 'Get {wallet}',
  'pairing.notOpened': 'Did {wallet} not open? Try again, copy the link into it, or get it first.',
  'pairing.open': 'Open {wallet}',
  'pairing.openHint': '{wallet} opens and asks you to connect. This can’t move your funds.',
  'pairing.openOther': 'Open it another way',
  'pairing.pageHint': '{wallet} opens this page in its own browser. Connect there.',
  'pairing.pageNotOpened': 'Did {wallet} not open? Try again, or get it first.',
  'pairing.renewing': 'Code expired. Getting a new one…',
  'pairing.retry': 'Try again',
  'pairing.route.Desktop': 'Desktop',
  'pairing.route.Mobile': 'App',
  'pairing.route.NotDetected': 'Not here',
  'pairing.route.Qr': 'Phone',
  'pairing.route.Web': 'Web page',
  'pairing.step1': 'Open a wallet on another device',
  'pairing.step2': 'Tap scan, and point it at this code',
  'pairing.ways': 'Ways to connect',
} as const
