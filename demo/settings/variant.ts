import type { Layout, LogLevel, ThemeMode } from 'portico'
import { isLanguage, type Language } from '../words/Language.js'

export const isThemeMode = (text: string): text is ThemeMode => text === 'system' || text === 'light' || text === 'dark'

const isLogLevel = (text: string): text is LogLevel => ['silent', 'error', 'warn', 'info', 'debug'].includes(text)

/** The options of this visit; browser tests set them in the address. */
export interface Variant {
  /** `?wallets=heron,twin`: keys of the sandbox wallets in this page, in the order of their announcements. */
  readonly wallets: readonly string[]
  /** `?announce=late:1500`: the wallets announce themselves that many ms after the page has loaded. */
  readonly announceAfterMs: number
  /** `?theme=dark` */
  readonly theme: ThemeMode
  /** `?locale=ar` */
  readonly language: Language
  /**
   * `?networks=one`: the shop configures the first chain only; `both`: that and the second; `swap`, `solana` or
   * `bitcoin`: that one only; `all`: all of these. Default: the EVM chains, `both` and `swap`.
   */
  readonly networks: 'one' | 'both' | 'swap' | 'evm' | 'solana' | 'bitcoin' | 'all'
  /** `?offline=1`: Portico is told of no servers at all, only of the chain. */
  readonly offline: boolean
  /** `?start=eager` */
  readonly start: 'intent' | 'eager'
  /** `?featured=`, `?include=`, `?exclude=`: ids of the directory's wallets, with commas. */
  readonly featured: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** `?custom=1`: the shop adds a wallet of its own; `?custom=phone`: the sandbox's phone, with links that open it. */
  readonly custom: 'none' | 'shop' | 'phone'
  /** `?links=native`: apps of wallets are opened by their own schemes first. */
  readonly links: 'universal' | 'native'
  /** `?manual=1`: the shop pairs by itself, and gives Portico the links to show. */
  readonly manual: boolean
  /** `?allowUnsupported=1`: the shop works on networks it did not configure. */
  readonly allowUnsupported: boolean
  /** `?switching=off`: visitors cannot switch networks in Portico. */
  readonly switching: boolean
  /** `?login=off`: a shop that lets nobody log in by e-mail or social account. */
  readonly login: boolean
  /** `?legal=line`: the shop names its documents below the ways to connect; `box`: visitors agree to them first. */
  readonly legal: 'none' | 'line' | 'box'
  /** `?multi=1`: the shop keeps several wallets of a visitor connected at once. */
  readonly multi: boolean
  /** `?layout=wide`: the list and what it leads to side by side. */
  readonly layout: Layout
  /** `?slots=1`: the shop draws in Portico's dialog whatever it can; `long`: with names of 64 letters. */
  readonly slots: 'none' | 'short' | 'long'
  /** `?signin=required`: who connects signs in at the shop's server, or leaves; `optional`: who wants to does. */
  readonly signIn: 'off' | 'optional' | 'required'
  /** `?log=info`: how much Portico says in the console. */
  readonly logLevel: LogLevel
}

const USUAL_WALLETS = 'heron,tortoise,refusal'

const NETWORKS = ['one', 'both', 'swap', 'evm', 'solana', 'bitcoin', 'all'] as const

const LEGAL = ['none', 'line', 'box'] as const

const SIGN_IN = ['optional', 'required'] as const

const listOf = (text: string): readonly string[] => text.split(',').filter((entry) => entry !== '')

/** Reads the variant from the query of an address; invalid values are ignored. */
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
