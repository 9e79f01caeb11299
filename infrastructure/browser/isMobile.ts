import type { BrowserHost } from './BrowserHost.js'

const PHONE_OR_TABLET = /android|iphone|ipad|ipod|windows phone|mobile|silk/i

/** An iPad says it is a Mac; no Mac has a touch screen. */
const isDisguisedTablet = ({ userAgent, maxTouchPoints }: BrowserHost['navigator']): boolean =>
  userAgent.includes('Macintosh') && maxTouchPoints > 1

/**
 * Whether wallets are apps here: the browser says it is a phone or tablet, or fingers are the only pointer.
 * A laptop that can also be touched has a fine pointer, so it is none (W-17).
 */
export const isMobile = (host: Pick<BrowserHost, 'navigator' | 'matchMedia'>): boolean =>
  host.navigator.userAgentData?.mobile === true ||
  PHONE_OR_TABLET.test(host.navigator.userAgent) ||
  isDisguisedTablet(host.navigator) ||
  (host.matchMedia('(pointer: coarse)').matches && !host.matchMedia('(any-pointer: fine)').matches)
