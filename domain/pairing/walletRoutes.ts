import type { WalletListing } from '../wallets/WalletListing.js'
import type { LinkHost } from './LinkHost.js'
import { type LinkRoute, walletLinks } from './walletLinks.js'
import type { WalletRoute } from './WalletRoute.js'

/**
 * The ways from here to a wallet that is not in this page, the best first (wire reference 5.4). A phone opens the app and can still show
 * the code to another phone (W-17); without a wallet there is only the code. `NotDetected`: it lives in browsers only, and not in this one.
 */
export const walletRoutes = (listing: WalletListing | undefined, host: LinkHost): readonly WalletRoute[] => {
  if (listing === undefined) return ['Qr']
  const opens = (route: LinkRoute): boolean => walletLinks(listing, route, host).length > 0
  const { mobile } = host.facts
  // A code is of use to whatever app there is, also where this page cannot open it.
  const hasApp = (listing.mobileLink ?? listing.universalLink) !== undefined
  const routes: readonly (WalletRoute | false)[] = [
    mobile ? opens('Mobile') && 'Mobile' : hasApp && 'Qr',
    opens('Web') && 'Web',
    !mobile && opens('Desktop') && 'Desktop',
    mobile && hasApp && 'Qr',
  ]
  const open = routes.filter((route) => route !== false)
  return open.length === 0 ? ['NotDetected'] : open
}
