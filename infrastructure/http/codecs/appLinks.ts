import { fromRefinement } from './combinators.js'
import { isWebUrl } from './urls.js'

const MAX_LENGTH = 2_048
const SCHEME = /^([a-z][a-z0-9+.-]+):/i
const NOT_IN_A_LINK = /[\s\p{Cc}\p{Cf}"'<>`\\]/u

/** Schemes of known wallets that their names do not tell. */
const KNOWN: ReadonlySet<string> = new Set(
  'awallet bitkeep bitcoincom bnc bybitapp cbwallet dfw ethereum huobiwallet imtokenv2 kucoinhalo okex oneinch tpoutside wc'.split(
    ' ',
  ),
)

/** What runs code, reads files, opens a browser or a system's own pages, however a wallet is called. */
const NEVER: readonly RegExp[] = [
  /^(?:\w*script|mocha|data|blob|file|filesystem|content|about|cid|mid|java\w*|jnlp|intent|web\+.*|android-.*)$/,
  /^(?:res|resource|jar|mk|its|help|hcp|shell|shortcuts|workflow|search.*|prefs|market|itms.*|ms-.*|x-.*)$/,
  /^(?:https?|wss?|s?ftps?|gopher|view-source|feed|mailto|ldaps?|smb|nfs|afp|ssh|telnet|vnc|rdp|urn)$/,
  /^(?:\w*chromes?|edge|firefox|opera|brave|vivaldi|arc|tor|samsunginternet|apt|devtools|microsoft-edge|com\.(?:apple|android|google|microsoft)\b.*)$/,
  /^(?:(?:tel|sms|mms|facetime|app-|google).*|callto|skype|sips?|powershell|cmd)$/,
  /^(?:moz|safari|chrome|edge|opera|brave|firefox|google)\w*-/,
]

const MIN_WORD_LENGTH = 3
/** With what many schemes begin. */
const DOMAIN = /^(?:com|org|net|app)$/

/** Whether a part of the scheme begins with the first word of the wallet's name: `trust`, `com.heron.wallet`. */
const isNamedAfter = (scheme: string, wallet: string): boolean => {
  const [word = ''] = /[a-z0-9]+/.exec(wallet.toLowerCase()) ?? []
  return word.length >= MIN_WORD_LENGTH && !DOMAIN.test(word) && scheme.split('.').some((part) => part.startsWith(word))
}

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
 * A link in a record of our own, which was its wallet's, or the host's, when it was stored: a web address, or a scheme
 * that neither runs code nor opens a browser.
 */
export const storedAppLink = fromRefinement(
  'storedAppLink',
  (link): link is string => typeof link === 'string' && (isWebUrl(link) || schemeIn(link) !== undefined),
)

/**
 * A link that may open this wallet: a web address, or an app's scheme that is a known wallet's or begins like the
 * wallet's name (S-12). A listing that names a system's scheme, or another program's, opens nothing.
 */
export const isAppLink = (link: string, wallet: string): boolean => {
  if (isWebUrl(link)) return true
  const scheme = schemeIn(link)
  return scheme !== undefined && (KNOWN.has(scheme) || isNamedAfter(scheme, wallet))
}
