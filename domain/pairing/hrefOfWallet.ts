import type { WalletListing } from '../wallets/WalletListing.js'
import type { WalletRoute } from './WalletRoute.js'
import type { WalletHref } from './WalletHref.js'

/** The routes that lead through an address. */
export type WalletHrefRoute = Extract<WalletRoute, 'Mobile' | 'Web' | 'Desktop'>

/** The address that opens a listed wallet with a pairing link, encoded once (U-23); `undefined` where the wallet has none for the route. */
export const hrefOfWallet = (
  { mobileLink, webappLink, desktopLink }: WalletListing,
  route: WalletHrefRoute,
  uri: string,
): WalletHref | undefined => {
  const link = { Mobile: mobileLink, Web: webappLink, Desktop: desktopLink }[route]
  if (link === undefined) return undefined
  const base = link.includes('://') ? link : `${link.replace(/[/:]/g, '')}://`
  return { href: `${base.replace(/\/?$/, '/')}wc?uri=${encodeURIComponent(uri)}`, target: route === 'Mobile' ? '_self' : '_blank' }
}
