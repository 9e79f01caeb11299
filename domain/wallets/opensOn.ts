import { PAGE_WALLETS } from './PAGE_WALLETS.js'
import type { WalletListing } from './WalletListing.js'

const OPEN_PAGES: readonly string[] = Object.values(PAGE_WALLETS)

/** Whether a listed wallet can be opened from this device: on a phone it needs a link into its app or its web page (wire reference 8.4). */
export const opensOn = (
  device: { readonly mobile: boolean },
  { id, mobileLink, universalLink, webappLink }: WalletListing,
): boolean => !device.mobile || (mobileLink ?? universalLink ?? webappLink) !== undefined || OPEN_PAGES.includes(id)
