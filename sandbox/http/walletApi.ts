import type { DirectoryWallet } from '../books/DirectoryWallet.js'
import { drawImage } from '../books/drawImage.js'
import { forProject } from './forProject.js'
import { json } from './json.js'
import type { Part } from './Part.js'
import type { RemoteFeature } from './RemoteFeature.js'

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
  if (!Number.isInteger(page) || !Number.isInteger(entries) || page < 1 || entries < 1) return json({ error: 'page and entries are whole numbers from 1' }, 400)
  const found = directory.filter(matches(query))
  return json({ data: found.slice((page - 1) * entries, page * entries), count: found.length })
}

/** The wallet API of specification section 7, as far as the product calls it. */
export const makeWalletApi = (deps: { readonly directory: readonly DirectoryWallet[]; readonly features: () => readonly RemoteFeature[] }): Part =>
  forProject(({ path, query }) => {
    const image = /^(?:getWalletImage|public\/get(?:Asset|Token)Image)\/([\w-]+)$/.exec(path)?.[1]
    if (image !== undefined) return { status: 200, body: drawImage(image), type: 'image/svg+xml' }
    // An image may be an address in a page, without them; every other call says who asks.
    const unsaid = ['st', 'sv'].find((name) => (query.get(name) ?? '') === '')
    if (unsaid !== undefined) return json({ error: `${unsaid} is missing` }, 400)
    if (path === 'appkit/v1/config') return json({ features: deps.features() })
    return path === 'getWallets' ? pageOf(deps.directory, query) : json({ error: 'no such call' }, 404)
  })
