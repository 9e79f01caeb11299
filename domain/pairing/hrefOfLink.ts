import type { WalletHref } from './WalletHref.js'
import type { CarrierLink } from './WalletLink.js'

/** An app's scheme as a link that a path can follow: the directory also writes `trust:` and `trust`. */
const rooted = (base: string): string =>
  (base.includes('://') ? base : `${base.replace(/[/:]/g, '')}://`).replace(/\/?$/, '/')

const inWeb = (base: string, search: string): string => {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/?$/, '/wc')
  url.search = url.search === '' ? search : `${url.search}&${search}`
  url.hash = ''
  return url.href
}

/** The address that opens a wallet with what it is opened for, which is encoded once (U-23, wire reference 5.7). */
export const hrefOfLink = (
  { base, target, app, encodings }: CarrierLink,
  query: Readonly<Record<string, string>>,
): WalletHref => {
  const encode = (text: string): string =>
    encodings === 2 ? encodeURIComponent(encodeURIComponent(text)) : encodeURIComponent(text)
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')
  if (/^https?:/i.test(base)) return { href: inWeb(base, search), target }
  const href = `${rooted(base)}wc?${search}`
  if (app === undefined) return { href, target }
  const [scheme = '', path = ''] = href.split(/:\/\/(.*)/s)
  return { href: `intent://${path}#Intent;scheme=${scheme};package=${app};end`, target }
}
