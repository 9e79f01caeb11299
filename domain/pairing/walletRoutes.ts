import type { ChainNamespace } from '../network/network.js'
import { IN_APP_BROWSER_WALLET_IDS, type WalletListing } from '../wallets/walletListing.js'
import { DEEP_LINK_TARGETS, type HostFacts, type LinkForm, type LinkHost, type WalletLinkRule } from './linkHost.js'
import type { CarrierLink, WalletLink } from './deepLink.js'

/**
 * A way to reach a wallet from this page; each is a pane of ConnectingWalletConnect. Installed wallets have another
 * view.
 */
export type WalletRoute = 'Mobile' | 'Qr' | 'Web' | 'Desktop' | 'NotDetected'

interface InAppBrowserLink {
  readonly namespaces: readonly ChainNamespace[]
  /** `{page}` and `{origin}`: this page's address and origin, encoded. */
  readonly href: string
  /** The link on Android, if it differs. */
  readonly android?: string
}

const IN_APP_BROWSER_LINKS: Readonly<Record<string, readonly InAppBrowserLink[]>> = {
  [IN_APP_BROWSER_WALLET_IDS.phantom]: [
    {
      namespaces: ['eip155', 'solana', 'bip122'],
      href: 'https://phantom.app/ul/browse/{page}?ref={origin}',
      android: 'intent://browse/{page}?ref={origin}#Intent;scheme=phantom;package=app.phantom;end',
    },
  ],
  [IN_APP_BROWSER_WALLET_IDS.solflare]: [
    { namespaces: ['solana'], href: 'https://solflare.com/ul/v1/browse/{page}?ref={page}' },
  ],
  [IN_APP_BROWSER_WALLET_IDS.coinbase]: [
    { namespaces: ['solana'], href: 'https://go.cb-w.com/dapp?cb_url={page}' },
    { namespaces: ['eip155'], href: 'cbwallet://miniapp?url={page}' },
  ],
}

/**
 * The link that opens this page in the in-app browser of a wallet that does not pair (wire reference 5.8); there the
 * page finds it as an installed wallet. `undefined` for all other wallets. `page` is the address of this page.
 */
const inAppBrowserLink = (
  walletId: string,
  namespace: ChainNamespace,
  { system }: Pick<HostFacts, 'system'>,
  page: string,
): string | undefined => {
  const links = Object.hasOwn(IN_APP_BROWSER_LINKS, walletId) ? IN_APP_BROWSER_LINKS[walletId] : undefined
  const link = links?.find(({ namespaces }) => namespaces.includes(namespace))
  if (link === undefined) return undefined
  const href = system === 'Android' ? (link.android ?? link.href) : link.href
  return href
    .replaceAll('{page}', encodeURIComponent(page))
    .replaceAll('{origin}', encodeURIComponent(new URL(page).origin))
}

/** Routes that open a link. */
export type LinkRoute = Extract<WalletRoute, 'Mobile' | 'Web' | 'Desktop'>

const isWeb = (link: string | undefined): boolean => link !== undefined && /^https?:/i.test(link)
const playStorePackage = (playStore = ''): string | undefined => /[?&]id=([\w.]+)/.exec(playStore)?.[1]
const linkRule = ({ policy: { wallets = {} } }: LinkHost, id: string): WalletLinkRule =>
  (Object.hasOwn(wallets, id) ? wallets[id] : undefined) ?? {}

const appLinks = (listing: WalletListing, host: LinkHost): readonly WalletLink[] => {
  const { id, mobileLink, universalLink, playStore } = listing
  const rule = linkRule(host, id)
  const opener = DEEP_LINK_TARGETS[host.facts.profile]
  const https = rule.universal ?? universalLink ?? (isWeb(mobileLink) ? mobileLink : undefined)
  const scheme = rule.native ?? (isWeb(mobileLink) ? undefined : mobileLink)
  const app =
    opener.intents === true && host.facts.system === 'Android'
      ? (rule.androidPackage ?? playStorePackage(playStore))
      : undefined
  const native = (base: string, target: CarrierLink['target']): CarrierLink => ({
    _tag: 'Carrier',
    base,
    target,
    encodings: opener.decodes === true ? 2 : 1,
    ...(app !== undefined && { app }),
  })
  const ways: Readonly<Record<LinkForm, CarrierLink | undefined>> = {
    Universal:
      https === undefined ? undefined : { _tag: 'Carrier', base: https, target: opener.universal, encodings: 1 },
    Native: scheme === undefined || opener.native === undefined ? undefined : native(scheme, opener.native),
  }
  const order: readonly LinkForm[] =
    (rule.first ?? host.policy.first) === 'Native' ? ['Native', 'Universal'] : ['Universal', 'Native']
  return order.map((form) => ways[form]).filter((way) => way !== undefined)
}

/** Links that open a wallet on a route, the best first; empty if it cannot be opened from here (U-23, U-26). */
export const walletLinks = (listing: WalletListing, route: LinkRoute, host: LinkHost): readonly WalletLink[] => {
  if (route !== 'Mobile') {
    const base = route === 'Web' ? listing.webappLink : listing.desktopLink
    return base === undefined || !host.pairs ? [] : [{ _tag: 'Carrier', base, target: '_blank', encodings: 1 }]
  }
  const page = host.facts.mobile ? inAppBrowserLink(listing.id, host.namespace, host.facts, host.page) : undefined
  if (page !== undefined) return [{ _tag: 'Page', href: page, target: DEEP_LINK_TARGETS[host.facts.profile].universal }]
  return host.pairs ? appLinks(listing, host) : []
}

/**
 * The routes to a remote wallet, best first (wire reference 5.4). A phone opens the app, and can also show the code to
 * another phone (W-17); without a listing, only the code is left. `NotDetected`: a browser extension that is not
 * installed here.
 */
export const walletRoutes = (listing: WalletListing | undefined, host: LinkHost): readonly WalletRoute[] => {
  if (listing === undefined) return ['Qr']
  const opens = (route: LinkRoute): boolean => walletLinks(listing, route, host).length > 0
  const { mobile } = host.facts
  // Any app can scan a code, even if this page cannot open the app.
  const { mobileLink, universalLink, unlinkedApp: refused } = listing
  const hasApp =
    host.pairs &&
    ((mobileLink ?? universalLink) !== undefined || (mobile ? refused === 'Mobile' : refused !== undefined))
  const routes: readonly (WalletRoute | false)[] = [
    mobile ? opens('Mobile') && 'Mobile' : hasApp && 'Qr',
    opens('Web') && 'Web',
    !mobile && opens('Desktop') && 'Desktop',
    mobile && hasApp && 'Qr',
  ]
  const open = routes.filter((route) => route !== false)
  return open.length === 0 ? ['NotDetected'] : open
}
