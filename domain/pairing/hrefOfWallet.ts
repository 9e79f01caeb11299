import type { WalletListing } from '../wallets/WalletListing.js'
import type { WalletHref } from './WalletHref.js'

/** The address that opens a listed wallet with a pairing link, encoded once (U-23); `undefined` where the wallet has none for the route. */
export const hrefOfWallet = (
  { mobileLink, webappLink, desktopLink }: WalletListing,
  route: 'Mobile' | 'Web' | 'Desktop',
  uri: string,
): WalletHref | undefined => {
  const link = { Mobile: mobileLink, Web: webappLink, Desktop: desktopLink }[route]
  if (link === undefined) return undefined
  const base = link.includes('://') ? link : `${link.replace(/[/:]/g, '')}://`
  return { href: `${base.replace(/\/?$/, '/')}wc?uri=${encodeURIComponent(uri)}`, target: route === 'Mobile' ? '_self' : '_blank' }
}
