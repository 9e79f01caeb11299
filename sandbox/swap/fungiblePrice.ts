import { formatUnits, isAddress } from 'viem'
import { PRICE_DECIMALS, RATES } from '../http/currencies.js'
import { json, readObject, refuse, type Reply, type ServerRequest } from '../http/handler.js'
import { assetAt } from './SwapAsset.js'
import type { SwapChain } from './SwapChain.js'

/** POST call, with the project id in its body. */
export const PRICE_CALL = 'v1/fungible/price'

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Price of a token by its pool (wire reference 2.B.10). Prices only the first of several addresses. */
export const makeFungiblePrice =
  (chain: SwapChain, pictureOf: (symbol: string) => string) =>
  async ({ path, body }: Pick<ServerRequest, 'path' | 'body'>): Promise<Reply | undefined> => {
    if (path !== PRICE_CALL) return undefined
    const { addresses, currency }: { readonly addresses?: unknown; readonly currency?: unknown } =
      readObject(body) ?? {}
    const rate = typeof currency === 'string' && Object.hasOwn(RATES, currency) ? RATES[currency] : undefined
    if (rate === undefined) return json({ error: `the price book is in ${Object.keys(RATES).join()}` }, 422)
    if (!areTexts(addresses)) return json({ error: '`addresses` must be a list of texts' }, 422)
    const [first] = addresses
    if (first === undefined) return refuse('addresses', 'Invalid parameter: `addresses` must not be empty')
    const [address = ''] = first.split(`${chain.caipNetworkId}:`).slice(1)
    const asset = isAddress(address, { strict: false }) ? assetAt(chain.assets, address) : undefined
    if (asset === undefined) return json({ fungibles: [] })
    const price = Number(formatUnits(await chain.price(asset), PRICE_DECIMALS)) * rate
    const { name, symbol } = asset
    return json({ fungibles: [{ address: first, name, symbol, iconUrl: pictureOf(symbol), price }] })
  }
