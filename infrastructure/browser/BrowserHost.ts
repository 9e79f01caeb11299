import type { HostFacts, HostProfile } from '../../domain/pairing/linkHost.js'
import { readField } from '../shared/safeRead.js'

/** The part of `Window` that the host environment reads. */
export interface BrowserHost {
  readonly location: { readonly origin: string; readonly href: string; readonly hash: string }
  /** The window itself, unless the page is in a frame. */
  readonly parent: unknown
  /** Set by Telegram in its web views. */
  readonly TelegramWebviewProxy?: unknown
  readonly Telegram?: unknown
  /** Injected by a wallet extension or by a wallet's browser. */
  readonly ethereum?: unknown
  /** Absent in some test documents (jsdom). */
  readonly matchMedia?: (query: string) => MediaMatch
  /** Absent in test pages; reading it may throw if the visitor blocks storage. */
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly open: (href: string, target: string, features: string) => unknown
  /** Absent in Safari. */
  readonly requestIdleCallback?: (callback: () => void, options: { readonly timeout: number }) => number
  readonly cancelIdleCallback?: (handle: number) => void
  readonly setTimeout: (callback: () => void, ms: number) => number
  readonly clearTimeout: (handle: number) => void
  readonly navigator: {
    readonly userAgent: string
    /** iOS: opened from the home screen. */
    readonly standalone?: boolean
    readonly maxTouchPoints: number
    /** Chromium only. */
    readonly userAgentData?: { readonly mobile: boolean }
    /** Absent outside secure contexts. */
    readonly clipboard?: { readonly writeText: (text: string) => Promise<void> }
  }
  readonly document: {
    readonly visibilityState: string
    readonly referrer: string
    readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void
    readonly removeEventListener: (type: 'visibilitychange', listener: () => void) => void
  }
}

export interface MediaMatch {
  readonly matches: boolean
  readonly addEventListener: (type: 'change', listener: () => void) => void
  readonly removeEventListener: (type: 'change', listener: () => void) => void
}

const PHONE_OR_TABLET = /android|iphone|ipad|ipod|windows phone|mobile|silk/i

/** iPads identify as Macs; no Mac has a touch screen. */
const isIpad = ({ userAgent, maxTouchPoints }: BrowserHost['navigator']): boolean =>
  userAgent.includes('Macintosh') && maxTouchPoints > 1

const isMedia = (host: Pick<BrowserHost, 'matchMedia'>, query: string): boolean =>
  host.matchMedia?.(query).matches === true

/**
 * Whether wallets are apps here: on a phone or tablet, or if fingers are the only pointer. A laptop with a touch screen
 * has a fine pointer, so it does not count (W-17).
 */
const isMobile = (host: Pick<BrowserHost, 'navigator' | 'matchMedia'>): boolean =>
  host.navigator.userAgentData?.mobile === true ||
  PHONE_OR_TABLET.test(host.navigator.userAgent) ||
  isIpad(host.navigator) ||
  (isMedia(host, '(pointer: coarse)') && !isMedia(host, '(any-pointer: fine)'))

/** Platform names that Telegram reports. */
const TELEGRAM: Readonly<Record<string, HostProfile>> = {
  ios: 'TelegramIos',
  android: 'TelegramAndroid',
  android_x: 'TelegramAndroid',
  macos: 'TelegramDesktop',
  tdesktop: 'TelegramDesktop',
  unigram: 'TelegramDesktop',
  web: 'TelegramWeb',
  weba: 'TelegramWeb',
  webk: 'TelegramWeb',
}
const WALLET_BROWSER =
  /metamaskmobile|trust\/|cbwallet|coinbasewallet|tokenpocket|imtoken|okapp|bitkeep|bitget|phantom\/|rainbow\/|safepal|zerion/i
const FARCASTER_APP = /farcaster|warpcast/i
const FARCASTER_PAGE = /^https:\/\/(?:[\w-]+\.)*(?:farcaster\.xyz|warpcast\.com)(?:\/|$)/i

/** Telegram's script reports `unknown` outside Telegram; its web apps also name the platform in the address. */
const telegramProfile = (host: BrowserHost, { system }: Pick<HostFacts, 'system'>): HostProfile | undefined => {
  const said = readField(readField(host.Telegram, 'WebApp'), 'platform')
  const named = /[#&]tgWebAppPlatform=(\w+)/.exec(host.location.hash)?.[1]
  const platform = [said, named].find((each) => typeof each === 'string' && Object.hasOwn(TELEGRAM, each))
  if (typeof platform === 'string') return TELEGRAM[platform]
  if (host.TelegramWebviewProxy === undefined) return undefined
  return system === 'Ios' ? 'TelegramIos' : system === 'Android' ? 'TelegramAndroid' : 'TelegramDesktop'
}

/** Environment of the page (U-26), most specific first: Telegram and Farcaster also use frames. */
const readHostProfile = (host: BrowserHost, facts: Omit<HostFacts, 'profile'>): HostProfile => {
  const { userAgent, standalone } = host.navigator
  const isFramed = host.parent !== host
  const inTelegram = telegramProfile(host, facts)
  if (inTelegram !== undefined) return inTelegram
  if (FARCASTER_APP.test(userAgent) || (isFramed && FARCASTER_PAGE.test(host.document.referrer))) return 'Farcaster'
  if (WALLET_BROWSER.test(userAgent) || (facts.mobile && host.ethereum !== undefined)) return 'WalletBrowser'
  if (isFramed) return 'Framed'
  return standalone === true || isMedia(host, '(display-mode: standalone)') ? 'InstalledApp' : 'Browser'
}

const systemOf = ({ navigator: { userAgent, maxTouchPoints } }: BrowserHost): HostFacts['system'] => {
  if (/android/i.test(userAgent)) return 'Android'
  // iPads identify as Macs; no Mac has a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
    ? 'Ios'
    : 'Other'
}

/** Facts about the device and the page's environment, read once. On a server: a desktop browser. */
export const readHostFacts = (host: BrowserHost | undefined): HostFacts => {
  if (host === undefined) return { mobile: false, system: 'Other', profile: 'Browser' }
  const [mobile, system] = [isMobile(host), systemOf(host)]
  return { mobile, system, profile: readHostProfile(host, { mobile, system }) }
}
