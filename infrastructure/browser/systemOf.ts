import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { BrowserHost } from './BrowserHost.js'

/** The operating system, as far as links into apps depend on it. An iPad says it is a Mac; no Mac has a touch screen. */
export const systemOf = (host: Pick<BrowserHost, 'navigator'> | undefined): HostEnvironment['system'] => {
  const { userAgent = '', maxTouchPoints = 0 } = host?.navigator ?? {}
  if (/android/i.test(userAgent)) return 'Android'
  const isDisguisedTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return /iphone|ipad|ipod/i.test(userAgent) || isDisguisedTablet ? 'Ios' : 'Other'
}
