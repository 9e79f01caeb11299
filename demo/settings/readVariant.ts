import { isLanguage } from '../words/Language.js'
import { isLogLevel, isThemeMode, type Variant } from './Variant.js'

const USUAL_WALLETS = 'heron,tortoise,refusal'

const NETWORKS = ['one', 'both', 'solana', 'bitcoin', 'all'] as const

const listOf = (text: string): readonly string[] => text.split(',').filter((entry) => entry !== '')

/** Reads the variant from the query of an address; what makes no sense is as if it were not there. */
export const readVariant = (search: string): Variant => {
  const query = new URLSearchParams(search)
  const theme = query.get('theme') ?? ''
  const language = query.get('locale') ?? ''
  const log = query.get('log') ?? ''
  const custom = query.get('custom')
  const late = /^late:(\d{1,5})$/.exec(query.get('announce') ?? '')?.[1]
  return {
    wallets: listOf(query.get('wallets') ?? USUAL_WALLETS),
    announceAfterMs: Number(late ?? 0),
    theme: isThemeMode(theme) ? theme : 'system',
    language: isLanguage(language) ? language : 'en',
    networks: NETWORKS.find((choice) => choice === query.get('networks')) ?? 'both',
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
    multi: query.get('multi') === '1',
    logLevel: isLogLevel(log) ? log : 'error',
  }
}
