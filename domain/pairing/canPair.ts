import type { WalletListing } from '../wallets/WalletListing.js'

/** Whether a wallet that is not in this page can be reached through a pairing link. */
export const canPair = ({ mobileLink, universalLink, webappLink, desktopLink }: WalletListing): boolean =>
  (mobileLink ?? universalLink ?? webappLink ?? desktopLink) !== undefined
