/** Texts about where to get a wallet. */
export const DOWNLOADS = {
  'connecting.otherWallets': 'Choose another wallet',
  'downloads.android': 'Android app',
  'downloads.extension': 'Browser extension',
  'downloads.hint': 'After you install it, we’ll connect automatically.',
  'downloads.ios': 'iPhone and iPad app',
  'downloads.none': 'No download links for {wallet} yet.',
  'downloads.openThere': 'After you install it, open this page in its own browser.',
  'downloads.web': 'Web wallet',
  'downloads.website': 'Website',
} as const
