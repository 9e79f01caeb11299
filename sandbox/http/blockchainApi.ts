import type { CaipNetworkId } from '../../domain/network/network.js'
import { formatUnits } from 'viem'
import { type AssetPictures, historyPage, type IndexedTransaction } from './accountHistory.js'
import { PRICE_DECIMALS, RATES } from './currencies.js'
import { forProject, json, refuse, type Reply, type RequestHandler, type ServerRequest } from './handler.js'

interface HeldAsset {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Plain address of the contract or mint; absent for the native coin. */
  readonly address?: string
  /** In base units. */
  readonly units: bigint
  /** US dollars with 8 decimals. */
  readonly price: bigint
}

/** Data of the blockchain API about accounts on one chain, read from the chain at each call. */
export interface AccountIndexer {
  readonly caipNetworkId: CaipNetworkId
  /** Whether a text is an address on the chain. */
  readonly hasAddress: (text: string) => boolean
  readonly assets: (owner: string) => Promise<readonly HeldAsset[]>
  /** Newest first; absent if the chain has no history. */
  readonly history?: (owner: string) => Promise<readonly IndexedTransaction[]>
  readonly identity: (owner: string) => Promise<{ readonly name: string | null; readonly avatar: string | null }>
}

/** Calls that other parts of the sandbox answer. */
export interface MoreCalls {
  /** Each returns `undefined` for a call that it does not know. */
  readonly answers: readonly ((question: ServerRequest) => Reply | undefined | Promise<Reply | undefined>)[]
  /** Paths of the POST calls among them. */
  readonly posts: readonly string[]
}

const entryOf = (
  { caipNetworkId }: AccountIndexer,
  { name, symbol, decimals, address, units, price }: HeldAsset,
  iconUrl: string,
  rate: number,
) => ({
  name,
  symbol,
  chainId: caipNetworkId,
  ...(address === undefined ? {} : { address: `${caipNetworkId}:${address}` }),
  value: Number(formatUnits(units * price, decimals + PRICE_DECIMALS)) * rate,
  price: Number(formatUnits(price, PRICE_DECIMALS)) * rate,
  quantity: { decimals: String(decimals), numeric: formatUnits(units, decimals) },
  iconUrl,
})

/** The blockchain API of specification section 7; every answer is read from the chains at request time. */
export const makeBlockchainApi = (
  books: readonly AccountIndexer[],
  pictures: AssetPictures,
  more: MoreCalls,
): RequestHandler =>
  forProject(async (question) => {
    const { path, query } = question
    for (const answer of more.answers) {
      const answered = await answer(question)
      if (answered !== undefined) return answered
    }
    if (path === 'v1/supported-chains') return json({ http: books.map(({ caipNetworkId }) => caipNetworkId), ws: [] })
    const identity = /^v1\/identity\/([^/]+)$/.exec(path)?.[1]
    const [, account, list] = /^v1\/account\/([^/]+)\/(balance|history)$/.exec(path) ?? []
    const owner = identity ?? account
    if (owner === undefined) return json({ error: 'no such call' }, 404)
    const fitting = books.filter(({ hasAddress }) => hasAddress(owner))
    const [first] = fitting
    if (first === undefined) return json({ error: 'the address is not valid' }, 400)
    if (identity !== undefined) return json(await first.identity(owner))
    const asked = query.get('chainId')
    if (list === 'history') {
      const book = fitting.find(({ caipNetworkId }) => asked === null || asked === caipNetworkId)
      const history = (await book?.history?.(owner)) ?? []
      return json(historyPage((book ?? first).caipNetworkId, history, query.get('cursor'), pictures))
    }
    const rate = RATES[query.get('currency') ?? 'usd']
    if (rate === undefined) return json({ error: `the price book is in ${Object.keys(RATES).join()}` }, 400)
    if (query.has('forceUpdate') && asked?.startsWith('eip155:') === false)
      return refuse('forceUpdate', 'Invalid parameter: `forceUpdate` is for EVM chains')
    // The real server returns no balances, without an error, to clients without a version.
    if ((query.get('sv') ?? '') === '') return json({ balances: [] })
    const held = await Promise.all(
      fitting
        .filter(({ caipNetworkId }) => asked === null || asked === caipNetworkId)
        .map(async (book) =>
          (await book.assets(owner)).map((asset) => entryOf(book, asset, pictures.token(asset.symbol), rate)),
        ),
    )
    return json({ balances: held.flat().filter(({ quantity }) => quantity.numeric !== '0') })
  }, more.posts)
