import type { HostFacts, HostProfile } from '../../domain/pairing/linkHost.js'
import { readField } from '../shared/safeRead.js'

/** The part of a `Window` the host environment is read from. */
export interface BrowserHost {
  readonly location: { readonly origin: string; readonly href: string; readonly hash: string }
  /** Itself, unless it is in a frame. */
  readonly parent: unknown
  /** What Telegram puts into its pages; the second, a page puts there itself by Telegram's script. */
  readonly TelegramWebviewProxy?: unknown
  readonly Telegram?: unknown
  /** A wallet of the page, or of the browser around it. */
  readonly ethereum?: unknown
  /** Absent in some documents of tests (jsdom). */
  readonly matchMedia?: (query: string) => MediaMatch
  /** Absent in tests' pages; reading it may throw, where the visitor blocks storage. */
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly open: (href: string, target: string, features: string) => unknown
  /** Absent in Safari. */
  readonly requestIdleCallback?: (callback: () => void, options: { readonly timeout: number }) => number
  readonly cancelIdleCallback?: (handle: number) => void
  readonly setTimeout: (callback: () => void, ms: number) => number
  readonly clearTimeout: (handle: number) => void
  readonly navigator: {
    readonly userAgent: string
    /** iOS, on the home screen. */
    readonly standalone?: boolean
    readonly maxTouchPoints: number
    /** Only where the browser has it (Chromium). */
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

/** The part of a `MediaQueryList` that is used. */
export interface MediaMatch {
  readonly matches: boolean
  readonly addEventListener: (type: 'change', listener: () => void) => void
  readonly removeEventListener: (type: 'change', listener: () => void) => void
}

const PHONE_OR_TABLET = /android|iphone|ipad|ipod|windows phone|mobile|silk/i

/** An iPad says it is a Mac; no Mac has a touch screen. */
const isIpad = ({ userAgent, maxTouchPoints }: BrowserHost['navigator']): boolean =>
  userAgent.includes('Macintosh') && maxTouchPoints > 1

const isMedia = (host: Pick<BrowserHost, 'matchMedia'>, query: string): boolean =>
  host.matchMedia?.(query).matches === true

/**
 * Whether wallets are apps here: the browser says it is a phone or tablet, or fingers are the only pointer.
 * A laptop that can also be touched has a fine pointer, so it is none (W-17).
 */
const isMobile = (host: Pick<BrowserHost, 'navigator' | 'matchMedia'>): boolean =>
  host.navigator.userAgentData?.mobile === true ||
  PHONE_OR_TABLET.test(host.navigator.userAgent) ||
  isIpad(host.navigator) ||
  (isMedia(host, '(pointer: coarse)') && !isMedia(host, '(any-pointer: fine)'))

/** What Telegram calls its apps. */
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

/** Telegram's script says `unknown` outside Telegram; its web apps name themselves in the address as well. */
const telegramProfile = (host: BrowserHost, { system }: Pick<HostFacts, 'system'>): HostProfile | undefined => {
  const said = readField(readField(host.Telegram, 'WebApp'), 'platform')
  const named = /[#&]tgWebAppPlatform=(\w+)/.exec(host.location.hash)?.[1]
  const platform = [said, named].find((each) => typeof each === 'string' && Object.hasOwn(TELEGRAM, each))
  if (typeof platform === 'string') return TELEGRAM[platform]
  if (host.TelegramWebviewProxy === undefined) return undefined
  return system === 'Ios' ? 'TelegramIos' : system === 'Android' ? 'TelegramAndroid' : 'TelegramDesktop'
}

/** What the page is in (U-26): the most particular first, for Telegram and Farcaster put pages into frames, too. */
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
