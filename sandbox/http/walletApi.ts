import { createHash } from 'node:crypto'
import { drawImage } from '../fixtures/images.js'
import { forProject, json, type Reply, type RequestHandler, type ServerRequest } from './handler.js'
import type { DirectoryWallet } from '../fixtures/directory.js'
import type { WalletApiSettings } from './settings.js'

const IMAGE_CALL = /^(?:getWalletImage|public\/get(?:Asset|Currency|Token)Image)\/([\w-]+)$/
const KEPT_FOR = 'public, max-age=86400'

/**
 * The four image calls: images cacheable for a day, and 304 if the client has the image. `undefined` for other calls.
 */
const answerImage = ({ path, headers: asked }: ServerRequest): Reply | undefined => {
  const id = IMAGE_CALL.exec(path)?.[1]
  if (id === undefined) return undefined
  const { body, type } = drawImage(id)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const headers = { etag, 'cache-control': KEPT_FOR }
  return asked
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim())
    .includes(etag) === true
    ? { status: 304, body: '', headers }
    : { status: 200, body, type, headers }
}

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
}): RequestHandler => {
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
    // Image calls may be plain addresses in a page; all others must identify the client.
    const unsaid = ['st', 'sv'].find((name) => (query.get(name) ?? '') === '')
    if (unsaid !== undefined) return json({ error: `${unsaid} is missing` }, 400)
    return (Object.hasOwn(calls, path) ? calls[path]?.(query) : undefined) ?? json({ error: 'no such call' }, 404)
  })
}
