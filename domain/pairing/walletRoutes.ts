import type { WalletListing } from '../wallets/WalletListing.js'
import type { HostFacts } from './HostFacts.js'
import type { WalletRoute } from './WalletRoute.js'

/**
 * The ways from here to a wallet that is not in this page, the best first (wire reference 5.4). A phone opens the app and can still show
 * the code to another phone (W-17); without a wallet there is only the code. `NotDetected`: it lives in browsers only, and not in this one.
 */
export const walletRoutes = (listing: WalletListing | undefined, { mobile }: HostFacts): readonly WalletRoute[] => {
  if (listing === undefined) return ['Qr']
  const { mobileLink, webappLink, desktopLink } = listing
  const routes: readonly (WalletRoute | undefined)[] = [
    mobileLink === undefined ? undefined : mobile ? 'Mobile' : 'Qr',
    webappLink === undefined ? undefined : 'Web',
    desktopLink === undefined || mobile ? undefined : 'Desktop',
    mobileLink !== undefined && mobile ? 'Qr' : undefined,
  ]
  const open = routes.filter((route) => route !== undefined)
  return open.length === 0 ? ['NotDetected'] : open
}
