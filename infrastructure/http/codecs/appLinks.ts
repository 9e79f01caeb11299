import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { fromRefinement } from './combinators.js'
import { isWebUrl } from './urls.js'

const MAX_LENGTH = 2_048
const SCHEME = /^([a-z][a-z0-9+.-]{1,63}):/i
const NOT_IN_A_LINK = /[\s\p{Cc}\p{Cf}"'<>`\\]/u

/** What runs code, reads files, opens a browser or a system's own pages, whoever allows it. */
const NEVER: readonly RegExp[] = [
  /^(?:\w*script|mocha|data|blob|file|filesystem|content|about|cid|mid|mhtml|java\w*|jnlp|intent|web\+.*|android-.*)$/,
  /^(?:res|resource|jar|mk|its|help|hcp|shell|shortcuts|workflow|search.*|prefs|market|itms.*|ms-.*|x-.*)$/,
  /^(?:https?|wss?|s?ftps?|gopher|view-source|feed|mailto|ldaps?|smb|nfs|afp|ssh|telnet|vnc|rdp|urn)$/,
  /^(?:\w*chromes?|(?:ms)?edge|firefox|opera|brave|vivaldi|arc|tor|samsunginternet|ucbrowser|apt|winget|devtools|microsoft-edge|com\.(?:apple|android|google|microsoft)\b.*)$/,
  /^(?:(?:tel|sms|mms|facetime|app-|google).*|callto|skype|sips?|powershell|cmd)$/,
  /^(?:moz|safari|chrome|edge|opera|brave|firefox|google)\w*-/,
]

const schemeIn = (link: string): string | undefined => {
  const scheme = SCHEME.exec(link)?.[1]?.toLowerCase()
  return scheme === undefined ||
    link.length > MAX_LENGTH ||
    NOT_IN_A_LINK.test(link) ||
    NEVER.some((schemes) => schemes.test(scheme))
    ? undefined
    : scheme
}

/**
 * A link that is one, before it is asked whether it may be opened (`isAppLink`): a web address, or a scheme that
 * neither runs code nor opens a browser (S-12).
 */
export const appLink = fromRefinement(
  'appLink',
  (link): link is string => typeof link === 'string' && (isWebUrl(link) || schemeIn(link) !== undefined),
)

/**
 * Whether a link may open an app: a web address, or one of these schemes, in lower case. `onRefused` hears of a scheme
 * that is none of them.
 */
export const isLinkOf = (
  schemes: ReadonlySet<string>,
  link: string,
  onRefused: (scheme: string) => void = () => undefined,
): boolean => {
  if (isWebUrl(link)) return true
  const scheme = schemeIn(link)
  if (scheme === undefined) return false
  if (!schemes.has(scheme)) onRefused(scheme)
  return schemes.has(scheme)
}

/** Whether a link may open a wallet's app on this page. */
export type IsAppLink = (link: string) => boolean

/**
 * A listing without the links that may not be opened. That its wallet has an app is kept: a code, or a copied link,
 * reaches it all the same.
 */
export const withoutRefusedLinks = (isAppLink: IsAppLink, listing: WalletListing): WalletListing => {
  const { mobileLink, desktopLink, ...rest } = listing
  const isRefused = (link: string | undefined): boolean => link !== undefined && !isAppLink(link)
  return {
    ...rest,
    ...(mobileLink !== undefined && isAppLink(mobileLink) && { mobileLink }),
    ...(desktopLink !== undefined && isAppLink(desktopLink) && { desktopLink }),
    ...(isRefused(desktopLink) && { unlinkedApp: 'Desktop' }),
    ...(isRefused(mobileLink) && { unlinkedApp: 'Mobile' }),
  }
}
