/** Texts for what a sign-in grants (S-18). */
export const GRANTS = {
  'grants.methods': '{domain} may then ask your wallet to:',
  'grants.send': 'Send payments and other transactions',
  'grants.sign': 'Sign messages and data',
  'grants.networks': 'Switch networks or add them',
  'grants.tokens': 'Show a token',
  'grants.state': 'Tell what it can do and what it did',
  'grants.others': 'It also grants:',
  'grants.other': '{action}, for {on}',
  'grants.resources': 'The message names these addresses:',
} as const
