import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { fromRefinement } from './combinators.js'
import { isWebUrl } from './urls.js'

const MAX_LENGTH = 2_048
const SCHEME = /^([a-z][a-z0-9+.-]{1,63}):/i
const NOT_IN_A_LINK = /[\s\p{Cc}\p{Cf}"'<>`\\]/u

/** Schemes that run code, read files, or open a browser or system pages. Refused even if the host allows them. */
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
 * A syntactically valid link: a web address, or a scheme that neither runs code nor opens a browser (S-12). `isAppLink`
 * decides whether it may be opened.
 */
export const appLink = fromRefinement(
  'appLink',
  (link): link is string => typeof link === 'string' && (isWebUrl(link) || schemeIn(link) !== undefined),
)

/**
 * Whether a link may open an app: a web address, or one of these schemes in lower case. `onRefused` receives an
 * unlisted scheme.
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
 * Removes links that may not be opened. The listing still says that the wallet has an app: a QR code or a copied link
 * reaches it.
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
