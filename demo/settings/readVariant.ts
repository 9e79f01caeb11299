import { isLanguage } from '../words/Language.js'
import { isThemeMode, type Variant } from './Variant.js'

const USUAL_WALLETS = 'heron,tortoise,refusal'

/** Reads the variant from the query of an address; what makes no sense is as if it were not there. */
export const readVariant = (search: string): Variant => {
  const query = new URLSearchParams(search)
  const theme = query.get('theme') ?? ''
  const language = query.get('locale') ?? ''
  const late = /^late:(\d{1,5})$/.exec(query.get('announce') ?? '')?.[1]
  return {
    wallets: (query.get('wallets') ?? USUAL_WALLETS).split(',').filter((name) => name !== ''),
    announceAfterMs: Number(late ?? 0),
    theme: isThemeMode(theme) ? theme : 'system',
    language: isLanguage(language) ? language : 'en',
    networks: query.get('networks') === 'one' ? 'one' : 'both',
    offline: query.get('offline') === '1',
    start: query.get('start') === 'eager' ? 'eager' : 'intent',
  }
}
