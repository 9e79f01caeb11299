import type { InstalledWallet } from './InstalledWallet.js'
import type { WalletListing } from './WalletListing.js'
import type { WalletRow } from './WalletRow.js'

/** Recommended wallets shown below the installed ones (S9-14). */
const RECOMMENDED_SHOWN = 4

const installedRow = (wallet: InstalledWallet, recentId: string | undefined): WalletRow => ({
  _tag: 'Installed',
  id: wallet.id,
  name: wallet.name,
  ...(wallet.icon === undefined ? {} : { picture: { _tag: 'Address', address: wallet.icon } }),
  namespace: wallet.namespace,
  section: wallet.id === recentId ? 'recent' : 'injected',
  unverified: wallet.unverified === true,
})

const listedRow = (listing: WalletListing): WalletRow => ({
  _tag: 'Listed',
  id: listing.id,
  name: listing.name,
  ...(listing.imageId === undefined ? {} : { picture: { _tag: 'Known', of: 'wallet', id: listing.imageId } }),
  section: 'recommended',
  listing,
})

/**
 * Rows of the Connect view: the wallet used last, the other installed ones in the order they were
 * found, then wallets to get. A listing whose wallet is installed is one row, merged by rdns (U-43).
 */
export const walletRows = (
  installed: readonly InstalledWallet[],
  listings: readonly WalletListing[],
  recentId: string | undefined,
): readonly WalletRow[] => {
  const present = new Set(installed.flatMap(({ rdns }) => (rdns === undefined ? [] : [rdns])))
  const toGet = listings.filter(({ rdns }) => rdns === undefined || !present.has(rdns)).slice(0, RECOMMENDED_SHOWN)
  const recentFirst = [...installed].sort((a, b) => Number(b.id === recentId) - Number(a.id === recentId))
  return [...recentFirst.map((wallet) => installedRow(wallet, recentId)), ...toGet.map(listedRow)]
}
