/** Texts of the list of all wallets. */
export const WALLETS = {
  'wallets.certified': 'Certified wallets only',
  'wallets.none': 'No wallet found',
  'wallets.noneHint': 'Try a shorter or another name.',
  'wallets.search': 'Search wallets',
  'wallets.unavailable': 'The wallet directory does not answer. These are the wallets known without it.',
} as const
