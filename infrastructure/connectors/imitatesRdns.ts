/** Reverse domains that visitors trust by sight. */
const WELL_KNOWN: readonly string[] = [
  ...[
    'io.metamask',
    'io.metamask.flask',
    'io.metamask.mobile',
    'com.coinbase.wallet',
    'com.trustwallet.app',
    'app.phantom',
  ],
  ...[
    'io.rabby',
    'me.rainbow',
    'com.okex.wallet',
    'com.brave.wallet',
    'io.zerion.wallet',
    'com.bitget.web3',
    'com.binance.wallet',
  ],
  ...[
    'com.exodus.web3-wallet',
    'com.crypto.wallet',
    'com.enkrypt',
    'sh.frame',
    'xyz.talisman',
    'app.backpack',
    'com.ledger',
  ],
]
/** Punycode: letters of other scripts, which nobody reads in this form. */
const OTHER_LETTERS = /(?:^|\.)xn--/i

/** Equal for texts that look alike in a sans-serif type. */
const looks = (rdns: string): string =>
  rdns
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/5/g, 's')

/** Whether a reverse domain passes itself off as another: one that is well known, or one of `others` (S-10). */
export const imitatesRdns = (rdns: string, others: readonly string[]): boolean =>
  // Wallets write theirs in small letters.
  rdns !== rdns.toLowerCase() ||
  OTHER_LETTERS.test(rdns) ||
  [...WELL_KNOWN, ...others].some((known) => known !== rdns && looks(known) === looks(rdns))
