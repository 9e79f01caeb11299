import { fromRefinement } from './combinators.js'

const MAX_URL_LENGTH = 2_048
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Plain host: no credentials before it, no letters that a browser would map to others. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+(?:[/?#][^\s\p{Cc}\p{Cf}"<>\\^`{|}]*)?$/iu

/** An `https:` address, or an `http:` address of this machine, where a sandbox runs. */
export const isWebUrl = (text: string): boolean => {
  // `URL` repairs invalid addresses by dropping line breaks or turning slashes.
  if (text.length > MAX_URL_LENGTH || !PLAIN.test(text) || !URL.canParse(text)) return false
  const { protocol, host, hostname } = new URL(text)
  // A number is also a host: http://2130706433 is this machine.
  if (!text.toLowerCase().startsWith(`${protocol}//${host}`)) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

export const webUrl = fromRefinement(
  'webAddress',
  (value): value is string => typeof value === 'string' && isWebUrl(value),
)

const MAX_INLINE_LENGTH = 64 * 1024
const DATA_URL_HEAD = /^data:image\/(png|webp|jpeg|gif|svg\+xml)((?:;[\w.+-]+(?:=[\w.+-]*)?)*),/i
const BASE64 = /^[\w+/-]*={0,2}$/

const isSvg = (kind: string): boolean => kind.toLowerCase() === 'svg+xml'

const decodePercent = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isBase64 = (text: string): boolean => {
  const data = decodePercent(text)?.replace(/\s/g, '')
  return data !== undefined && BASE64.test(data) && data.replace(/=/g, '').length % 4 !== 1
}

/**
 * An inline image of at most 64 KiB that a browser can decode: it logs an error for any other. An SVG is a document and
 * may contain a script, which does not run in an `<img>`; it is accepted only if the caller allows it.
 */
export const isInlineImage = (text: string, { svg }: { readonly svg: boolean }): boolean => {
  const [head, kind = '', parameters = ''] = (text.length <= MAX_INLINE_LENGTH ? DATA_URL_HEAD.exec(text) : null) ?? []
  if (head === undefined) return false
  if (/;base64$/i.test(parameters)) return (svg || !isSvg(kind)) && isBase64(text.slice(head.length))
  // Only an SVG can be written as text.
  return svg && isSvg(kind)
}
