/** A link that opens a wallet, and its browsing context. May contain a pairing link: never logged or stored. */
export interface WalletHref {
  readonly href: string
  readonly target: '_self' | '_top' | '_blank'
}

/** One way to open a wallet's app or page. */
export type WalletLink =
  /** Carries what the wallet is opened for: a pairing, or a pending request. */
  | {
      readonly _tag: 'Carrier'
      /** `https://…`, or the app's own scheme, as the directory writes it. */
      readonly base: string
      readonly target: WalletHref['target']
      /** Android: the one app that may handle it. */
      readonly app?: string
      /** How often the carried value is encoded: twice if it is decoded on its way. */
      readonly encodings: 1 | 2
    }
  /** This page, in the wallet's own browser. */
  | ({ readonly _tag: 'Page' } & WalletHref)

/** A link that carries something. */
export type CarrierLink = Extract<WalletLink, { readonly _tag: 'Carrier' }>

/** A request that a remote wallet has received but not answered. */
export interface WaitingRequest {
  /** The wallet's name, for the visitor. */
  readonly wallet: string
  /** Brings the wallet to the front, with the link that opened it to connect (U-22). */
  readonly address: WalletHref
}

/** Converts an app's scheme to a link that a path can follow; the directory also writes `trust:` and `trust`. */
const schemeBase = (base: string): string =>
  (base.includes('://') ? base : `${base.replace(/[/:]/g, '')}://`).replace(/\/?$/, '/')

const webLink = (base: string, search: string): string => {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/?$/, '/wc')
  url.search = url.search === '' ? search : `${url.search}&${search}`
  url.hash = ''
  return url.href
}

/** The address that opens a wallet with a query, encoded as the link requires (U-23, wire reference 5.7). */
export const deepLinkHref = (
  { base, target, app, encodings }: CarrierLink,
  query: Readonly<Record<string, string>>,
): WalletHref => {
  const encode = (text: string): string =>
    encodings === 2 ? encodeURIComponent(encodeURIComponent(text)) : encodeURIComponent(text)
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')
  if (/^https?:/i.test(base)) return { href: webLink(base, search), target }
  const href = `${schemeBase(base)}wc?${search}`
  if (app === undefined) return { href, target }
  const at = href.indexOf('://')
  return { href: `intent${href.slice(at)}#Intent;scheme=${href.slice(0, at)};package=${app};end`, target }
}
