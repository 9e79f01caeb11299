import { installedRow } from './installedRow.js'
import { listingOf } from './listingOf.js'
import { oneListingEach } from './oneListingEach.js'
import { oneWalletEach } from './oneWalletEach.js'
import { recencyOf } from './recencyOf.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSources } from './WalletSources.js'

/**
 * A row for each wallet in this page. The host's lists hold for them too, as far as the directory knows them: one
 * that nobody listed cannot be named in a list, and stays.
 */
export const installedRows = (sources: WalletSources): readonly WalletRow[] => {
  const { installed, recent, featured, recommended, known, include, exclude } = sources
  // Of two listings with one id the first counts: another wallet's row must not go because a directory contradicts itself.
  const listings = oneListingEach([...featured, ...recommended, ...known])
  return oneWalletEach(installed).flatMap((page) => {
    const { wallet } = page
    const listing = listingOf(wallet, listings)
    const wanted =
      listing === undefined || ((include.length === 0 || include.includes(listing.id)) && !exclude.includes(listing.id))
    const row = installedRow(page, wallet.external === true ? 'external' : 'injected', listing)
    const placed: WalletRow = recencyOf(recent, row) === -1 ? row : { ...row, section: 'recent' }
    return wanted ? [placed] : []
  })
}
