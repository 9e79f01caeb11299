import type { HostFacts } from '../../domain/pairing/HostFacts.js'
import type { HostProfile } from '../../domain/pairing/HostProfile.js'
import { readField } from '../shared/readField.js'
import type { BrowserHost } from './BrowserHost.js'

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
const telegram = (host: BrowserHost, { system }: Pick<HostFacts, 'system'>): HostProfile | undefined => {
  const said = readField(readField(host.Telegram, 'WebApp'), 'platform')
  const named = /[#&]tgWebAppPlatform=(\w+)/.exec(host.location.hash)?.[1]
  const platform = [said, named].find((each) => typeof each === 'string' && Object.hasOwn(TELEGRAM, each))
  if (typeof platform === 'string') return TELEGRAM[platform]
  if (host.TelegramWebviewProxy === undefined) return undefined
  return system === 'Ios' ? 'TelegramIos' : system === 'Android' ? 'TelegramAndroid' : 'TelegramDesktop'
}

/** What the page is in (U-26): the most particular first, for Telegram and Farcaster put pages into frames, too. */
export const readHostProfile = (host: BrowserHost, facts: Omit<HostFacts, 'profile'>): HostProfile => {
  const { userAgent, standalone } = host.navigator
  const isFramed = host.parent !== host
  const inTelegram = telegram(host, facts)
  if (inTelegram !== undefined) return inTelegram
  if (FARCASTER_APP.test(userAgent) || (isFramed && FARCASTER_PAGE.test(host.document.referrer))) return 'Farcaster'
  if (WALLET_BROWSER.test(userAgent) || (facts.mobile && host.ethereum !== undefined)) return 'WalletBrowser'
  if (isFramed) return 'Framed'
  return standalone === true || host.matchMedia('(display-mode: standalone)').matches ? 'InstalledApp' : 'Browser'
}
