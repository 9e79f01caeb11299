import type { WalletListing } from './WalletListing.js'

/** Whether a listed wallet can be opened from this device: on a phone it needs a link into its app or its web page (wire reference 8.4). */
export const opensOn = (device: { readonly mobile: boolean }, { mobileLink, webappLink }: WalletListing): boolean =>
  !device.mobile || mobileLink !== undefined || webappLink !== undefined
