import type { HostFacts } from '../../domain/pairing/HostFacts.js'
import type { BrowserHost } from './BrowserHost.js'
import { isMobile } from './isMobile.js'
import { readHostProfile } from './readHostProfile.js'

const systemOf = ({ navigator: { userAgent, maxTouchPoints } }: BrowserHost): HostFacts['system'] => {
  if (/android/i.test(userAgent)) return 'Android'
  // An iPad says it is a Mac; no Mac has a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
    ? 'Ios'
    : 'Other'
}

/** What the page runs on, read once. On a server: a desktop browser. */
export const readHostFacts = (host: BrowserHost | undefined): HostFacts => {
  if (host === undefined) return { mobile: false, system: 'Other', profile: 'Browser' }
  const [mobile, system] = [isMobile(host), systemOf(host)]
  return { mobile, system, profile: readHostProfile(host, { mobile, system }) }
}
