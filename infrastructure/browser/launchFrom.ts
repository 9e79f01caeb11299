import type { WalletHref } from '../../domain/pairing/WalletHref.js'
import { readField } from '../shared/readField.js'
import type { BrowserHost } from './BrowserHost.js'

/** Telegram opens a https address outside itself only when its own script is asked to. */
const openInTelegram = (host: BrowserHost, href: string): boolean => {
  const app = readField(host.Telegram, 'WebApp')
  const open = readField(app, /^https:\/\/t\.me\//i.test(href) ? 'openTelegramLink' : 'openLink')
  if (!href.startsWith('https:') || typeof open !== 'function') return false
  try {
    Reflect.apply(open, app, [href])
    return true
  } catch {
    return false
  }
}

/** Opens an address at once, inside the visitor's click; `false` where there is no browser. What a browser refuses, it does not tell. */
export const launchFrom = (host: BrowserHost | undefined, { href, target }: WalletHref): boolean => {
  if (host === undefined) return false
  if (!openInTelegram(host, href)) host.open(href, target, 'noreferrer,noopener')
  return true
}
