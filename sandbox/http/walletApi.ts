import type { DirectoryWallet } from '../books/DirectoryWallet.js'
import { answerImage } from './answerImage.js'
import { forProject } from './forProject.js'
import { json } from './json.js'
import type { Part } from './Part.js'
import type { Reply } from './Reply.js'
import type { WalletApiSettings } from './WalletApiSettings.js'

const listOf = (text: string | null): readonly string[] => (text === null || text === '' ? [] : text.split(','))

const matches =
  (query: URLSearchParams) =>
  (wallet: DirectoryWallet): boolean => {
    const include = listOf(query.get('include'))
    const chains = listOf(query.get('chains'))
    return (
      (include.length === 0 || include.includes(wallet.id)) &&
      !listOf(query.get('exclude')).includes(wallet.id) &&
      (chains.length === 0 || chains.some((chain) => wallet.chains.includes(chain))) &&
      (query.get('badge_type') ?? wallet.badge_type) === wallet.badge_type &&
      wallet.name.toLowerCase().includes((query.get('search') ?? '').trim().toLowerCase())
    )
  }

const pageOf = (directory: readonly DirectoryWallet[], query: URLSearchParams) => {
  const page = Number(query.get('page') ?? '1')
  const entries = Number(query.get('entries') ?? '40')
  if (!Number.isInteger(page) || !Number.isInteger(entries) || page < 1 || entries < 1)
    return json({ error: 'page and entries are whole numbers from 1' }, 400)
  const found = directory.filter(matches(query))
  return json({ data: found.slice((page - 1) * entries, page * entries), count: found.length })
}

/** The wallet API of specification section 7. */
export const makeWalletApi = (deps: {
  readonly directory: readonly DirectoryWallet[]
  readonly settings: WalletApiSettings
}): Part => {
  const calls: Readonly<Record<string, (query: URLSearchParams) => Reply>> = {
    'appkit/v1/config': () => json({ features: deps.settings.features.read() }),
    'projects/v1/origins': () => json({ allowedOrigins: deps.settings.origins.read() }),
    getAnalyticsConfig: () => json({ isAnalyticsEnabled: deps.settings.analytics.read() }),
    getWallets: (query) => pageOf(deps.directory, query),
  }
  return forProject((question) => {
    const image = answerImage(question)
    if (image !== undefined) return image
    const { path, query } = question
    // An image may be an address in a page, without them; every other call says who asks.
    const unsaid = ['st', 'sv'].find((name) => (query.get(name) ?? '') === '')
    if (unsaid !== undefined) return json({ error: `${unsaid} is missing` }, 400)
    return (Object.hasOwn(calls, path) ? calls[path]?.(query) : undefined) ?? json({ error: 'no such call' }, 404)
  })
}
