import type { Layout, LogLevel, ThemeMode } from 'portico'
import { isLanguage, type Language } from '../words/Language.js'

export const isThemeMode = (text: string): text is ThemeMode => text === 'system' || text === 'light' || text === 'dark'

const isLogLevel = (text: string): text is LogLevel => ['silent', 'error', 'warn', 'info', 'debug'].includes(text)

/** Options of this visit; browser tests set them in the address. */
export interface Variant {
  /** `?wallets=heron,twin`: keys of the sandbox wallets in this page, in order of their announcements. */
  readonly wallets: readonly string[]
  /** `?announce=late:1500`: the wallets announce themselves that many ms after page load. */
  readonly announceAfterMs: number
  /** `?theme=dark` */
  readonly theme: ThemeMode
  /** `?locale=ar` */
  readonly language: Language
  /**
   * `?networks=one`: the shop configures only the first chain; `both`: the first and the second; `swap`, `solana` or
   * `bitcoin`: only that one; `all`: all of these. Default: the EVM chains, `both` and `swap`.
   */
  readonly networks: 'one' | 'both' | 'swap' | 'evm' | 'solana' | 'bitcoin' | 'all'
  /** `?offline=1`: Portico gets no server addresses, only the chain. */
  readonly offline: boolean
  /** `?start=eager` */
  readonly start: 'intent' | 'eager'
  /** `?featured=`, `?include=`, `?exclude=`: comma-separated ids of the directory's wallets. */
  readonly featured: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** `?custom=1`: the shop adds a custom wallet; `?custom=phone`: the sandbox's phone, with links that open it. */
  readonly custom: 'none' | 'shop' | 'phone'
  /** `?links=native`: wallet apps are opened by their own URL schemes first. */
  readonly links: 'universal' | 'native'
  /** `?manual=1`: the shop pairs wallets itself, and passes the links to Portico for display. */
  readonly manual: boolean
  /** `?allowUnsupported=1`: the shop works on networks that it did not configure. */
  readonly allowUnsupported: boolean
  /** `?switching=off`: visitors cannot switch networks in Portico. */
  readonly switching: boolean
  /** `?login=off`: e-mail and social login are off. */
  readonly login: boolean
  /**
   * `?legal=line`: links to the shop's documents are shown below the ways to connect; `box`: visitors must agree first.
   */
  readonly legal: 'none' | 'line' | 'box'
  /** `?multi=1`: a visitor can keep several wallets connected at once. */
  readonly multi: boolean
  /** `?layout=wide`: shows the list and its detail view side by side. */
  readonly layout: Layout
  /** `?slots=1`: the shop fills all slots of Portico's dialog; `long`: with names of 64 letters. */
  readonly slots: 'none' | 'short' | 'long'
  /**
   * `?signin=required`: a connected visitor signs in at the shop's server or is disconnected; `optional`: may sign in.
   */
  readonly signIn: 'off' | 'optional' | 'required'
  /** `?log=info`: log level of Portico's console output. */
  readonly logLevel: LogLevel
}

const USUAL_WALLETS = 'heron,tortoise,refusal'

const NETWORKS = ['one', 'both', 'swap', 'evm', 'solana', 'bitcoin', 'all'] as const

const LEGAL = ['none', 'line', 'box'] as const

const SIGN_IN = ['optional', 'required'] as const

const listOf = (text: string): readonly string[] => text.split(',').filter((entry) => entry !== '')

/** Reads the variant from an address's query; ignores invalid values. */
export const readVariant = (search: string): Variant => {
  const query = new URLSearchParams(search)
  const theme = query.get('theme') ?? ''
  const language = query.get('locale') ?? ''
  const log = query.get('log') ?? ''
  const custom = query.get('custom')
  const slots = query.get('slots')
  const late = /^late:(\d{1,5})$/.exec(query.get('announce') ?? '')?.[1]
  return {
    wallets: listOf(query.get('wallets') ?? USUAL_WALLETS),
    announceAfterMs: Number(late ?? 0),
    theme: isThemeMode(theme) ? theme : 'system',
    language: isLanguage(language) ? language : 'en',
    networks: NETWORKS.find((choice) => choice === query.get('networks')) ?? 'evm',
    offline: query.get('offline') === '1',
    start: query.get('start') === 'eager' ? 'eager' : 'intent',
    featured: listOf(query.get('featured') ?? ''),
    include: listOf(query.get('include') ?? ''),
    exclude: listOf(query.get('exclude') ?? ''),
    custom: custom === '1' ? 'shop' : custom === 'phone' ? 'phone' : 'none',
    links: query.get('links') === 'native' ? 'native' : 'universal',
    manual: query.get('manual') === '1',
    allowUnsupported: query.get('allowUnsupported') === '1',
    switching: query.get('switching') !== 'off',
    login: query.get('login') !== 'off',
    legal: LEGAL.find((choice) => choice === query.get('legal')) ?? 'none',
    multi: query.get('multi') === '1',
    layout: query.get('layout') === 'wide' ? 'wide' : 'narrow',
    slots: slots === '1' ? 'short' : slots === 'long' ? 'long' : 'none',
    signIn: SIGN_IN.find((choice) => choice === query.get('signin')) ?? 'off',
    logLevel: isLogLevel(log) ? log : 'error',
  }
}
