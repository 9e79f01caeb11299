import { isWebAddress } from './isWebAddress.js'

const LONGEST = 2_048

/** Schemes that run code, read files, speak to another program than a wallet, or are not checked here. */
const REFUSED: ReadonlySet<string> = new Set([
  ...['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'content', 'intent', 'android-app', 'about'],
  ...['http', 'https', 'ws', 'wss', 'ftp', 'view-source', 'chrome', 'chrome-extension', 'moz-extension', 'resource'],
  ...['mailto', 'tel', 'sms', 'search-ms', 'shell', 'ssh', 'telnet', 'urn', 'jar'],
])

/** A link that may open a wallet: a web address, or the plain scheme of an app (S-12). */
export const isAppLink = (text: string): boolean => {
  if (isWebAddress(text)) return true
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined || text.length > LONGEST || /[\s\p{Cc}]/u.test(text)) return false
  return !REFUSED.has(scheme) && !scheme.startsWith('ms-')
}
