/** Texts of the host’s buttons; part of the first paint. */
export const BUTTONS = {
  'button.account': 'Account {name}',
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting…',
  'button.network': 'Network: {name}',
  'button.signIn': 'Sign in',
  'button.signedIn': 'Signed in',
  'button.unsupportedNetwork': 'Unsupported network',
  'button.wrongNetwork': 'Wrong network',
} as const
