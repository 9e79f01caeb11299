import type { WalletListing } from '../wallets/WalletListing.js'
import type { LinkHost } from './LinkHost.js'
import type { LinkForm, WalletLinkRule } from './LinkPolicy.js'
import { OPENERS } from './OPENERS.js'
import { pageLinkOf } from './pageLinkOf.js'
import type { CarrierLink, WalletLink } from './WalletLink.js'
import type { WalletRoute } from './WalletRoute.js'

/** The routes that open something. */
export type LinkRoute = Extract<WalletRoute, 'Mobile' | 'Web' | 'Desktop'>

const isWeb = (link: string | undefined): boolean => link !== undefined && /^https?:/i.test(link)
const packageIn = (playStore = ''): string | undefined => /[?&]id=([\w.]+)/.exec(playStore)?.[1]
const ruleOf = ({ policy: { wallets = {} } }: LinkHost, id: string): WalletLinkRule =>
  (Object.hasOwn(wallets, id) ? wallets[id] : undefined) ?? {}

const carriers = (listing: WalletListing, host: LinkHost): readonly WalletLink[] => {
  const { id, mobileLink, universalLink, playStore } = listing
  const rule = ruleOf(host, id)
  const opener = OPENERS[host.facts.profile]
  const https = rule.universal ?? universalLink ?? (isWeb(mobileLink) ? mobileLink : undefined)
  const scheme = rule.native ?? (isWeb(mobileLink) ? undefined : mobileLink)
  const app =
    opener.intents === true && host.facts.system === 'Android'
      ? (rule.androidPackage ?? packageIn(playStore))
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

/** The ways to open a wallet on a route, the best first; none where it cannot be opened from here (U-23, U-26). */
export const walletLinks = (listing: WalletListing, route: LinkRoute, host: LinkHost): readonly WalletLink[] => {
  if (route !== 'Mobile') {
    const base = route === 'Web' ? listing.webappLink : listing.desktopLink
    return base === undefined ? [] : [{ _tag: 'Carrier', base, target: '_blank', encodings: 1 }]
  }
  const page = host.facts.mobile ? pageLinkOf(listing.id, host.namespace, host.facts, host.page) : undefined
  return page === undefined
    ? carriers(listing, host)
    : [{ _tag: 'Page', href: page, target: OPENERS[host.facts.profile].universal }]
}
