/** Where a wallet can be had. */
export const DOWNLOADS = {
  'connecting.otherWallets': 'Choose another wallet',
  'downloads.android': 'Android app',
  'downloads.extension': 'Browser extension',
  'downloads.hint': 'Once it is in this browser, connecting goes on by itself.',
  'downloads.ios': 'iPhone and iPad app',
  'downloads.none': 'Nobody told us where {wallet} can be had.',
  'downloads.web': 'Web wallet',
  'downloads.website': 'Website',
} as const
