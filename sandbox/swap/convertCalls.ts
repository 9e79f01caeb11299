import { encodeFunctionData, maxUint256, type Hex } from 'viem'
import { json, readObject, type Reply, type ServerRequest } from '../http/handler.js'
import { ROUTER_ABI, TOKEN_ABI } from '../contracts/abis.js'
import { conversionError, type Fields, makeFieldReaders, Refusal } from './readFields.js'
import { type SwapAsset, tradedAddress } from './SwapAsset.js'
import type { Quoted, SwapChain } from './SwapChain.js'
import { type BuildTerms, type Others, type SwapMode, tamperWith } from './swapModes.js'

/** Upper limit of a swap's gas. */
const SWAP_GAS = '400000'
const BASIS_POINTS = 10_000n

/** POST call, with the project id in its body. */
export const BUILD_CALL = 'v1/convert/build-transaction'

interface ConvertDeps {
  readonly chain: SwapChain
  readonly mode: () => SwapMode
  readonly others: Omit<Others, 'token'>
  readonly pictureOf: (symbol: string) => string
}

/** A token as the list of the API has it. `address`: CAIP-10. */
const listingOf = ({ name, symbol, decimals }: SwapAsset, address: string, logoUri: string) => ({
  name,
  symbol,
  address,
  decimals,
  logoUri,
  eip2612: false,
})

const dataOf = ({ entryPoint, router, from, to, paid, least, receiver }: BuildTerms): Hex => {
  const [srcToken, dstToken] = [tradedAddress(from), tradedAddress(to)]
  return entryPoint === 'exchange'
    ? encodeFunctionData({
        abi: ROUTER_ABI,
        functionName: 'exchange',
        args: [srcToken, dstToken, paid, least, receiver],
      })
    : encodeFunctionData({
        abi: ROUTER_ABI,
        functionName: 'swap',
        args: [
          router,
          {
            srcToken,
            dstToken,
            srcReceiver: router,
            dstReceiver: receiver,
            amount: paid,
            minReturnAmount: least,
            flags: 0n,
          },
          '0x',
        ],
      })
}

/** In basis points: 1 % is 100. */
const slippageOf = (fields: Fields): bigint => {
  const asked = fields.get('eip155')
  const slippage = typeof asked === 'object' && asked !== null && 'slippage' in asked ? asked.slippage : undefined
  if (typeof slippage !== 'number' || !(slippage >= 0 && slippage <= 50))
    throw conversionError('slippage must be from 0 to 50')
  return BigInt(Math.round(slippage * 100))
}

/** The blockchain API's swap calls (wire reference 2.B.4 to 2.B.9), computed from the chain at each call. */
export const makeConvertCalls = ({ chain, mode, others, pictureOf }: ConvertDeps) => {
  const read = makeFieldReaders(chain)
  const caip10 = (asset: SwapAsset, caipNetworkId: string = chain.caipNetworkId): string =>
    `${caipNetworkId}:${tradedAddress(asset).toLowerCase()}`
  const pairOf = (fields: Fields) => ({ from: read.asset(fields, 'from'), to: read.asset(fields, 'to') })
  const quoteFor = async (from: SwapAsset, to: SwapAsset, amount: bigint): Promise<Quoted> => {
    const quoted = await chain.quote(from, to, amount)
    if (quoted === undefined) throw conversionError('insufficient liquidity')
    return quoted
  }
  const othersThan = (from: SwapAsset, to: SwapAsset): Others => {
    const token = chain.assets.find((asset) => asset.address !== undefined && asset !== from && asset !== to)
    return { ...others, token: token ?? to }
  }
  const gasPrice = async (): Promise<string> => String(await chain.gasPrice())

  const quotes = async (fields: Fields): Promise<unknown> => {
    read.plainAddress(fields, 'userAddress')
    const { from, to } = pairOf(fields)
    const paid = read.amount(fields)
    const honest = { from, to, paid, ...(await quoteFor(from, to, paid)) }
    const told = { ...honest, ...tamperWith(mode()).quote(honest, othersThan(from, to)) }
    return {
      quotes: [
        {
          id: null,
          fromAmount: String(told.paid),
          // Repeats the query's addresses, unless the mode changes them.
          fromAccount: told.from === from ? fields.get('from') : caip10(told.from),
          toAmount: String(told.received),
          toAccount: told.to === to ? fields.get('to') : caip10(told.to),
        },
      ],
    }
  }
  const approval = async (fields: Fields): Promise<unknown> => {
    read.account(fields, 'userAddress')
    const { from, to } = pairOf(fields)
    if (from.address === undefined) throw conversionError('the coin needs no approval')
    const amount = fields.has('amount') ? read.amount(fields) : maxUint256
    const honest = { chain: chain.caipNetworkId, token: from, spender: chain.router, amount }
    const told = { ...honest, ...tamperWith(mode()).approval(honest, othersThan(from, to)) }
    return {
      tx: {
        // Like the real server: `from` is the token's contract, and `to` the other token.
        from: caip10(told.token, told.chain),
        to: caip10(to, told.chain),
        data: encodeFunctionData({ abi: TOKEN_ABI, functionName: 'approve', args: [told.spender, told.amount] }),
        value: '0',
        eip155: { gasPrice: await gasPrice() },
      },
    }
  }
  const build = async (fields: Fields): Promise<unknown> => {
    const receiver = read.account(fields, 'userAddress')
    const { from, to } = pairOf(fields)
    const [paid, kept] = [read.amount(fields), BASIS_POINTS - slippageOf(fields)]
    const { received, withoutToll } = await quoteFor(from, to, paid)
    const leastOf = (units: bigint): bigint => (units * kept) / BASIS_POINTS
    const honest: BuildTerms = {
      chain: chain.caipNetworkId,
      router: chain.router,
      entryPoint: 'swap',
      from,
      to,
      paid,
      receiver,
      least: leastOf(received),
      leastWithoutToll: leastOf(withoutToll),
      said: received,
    }
    const told = { ...honest, ...tamperWith(mode()).build(honest, othersThan(from, to)) }
    return {
      tx: {
        from: `${told.chain}:${receiver}`,
        to: `${told.chain}:${told.router.toLowerCase()}`,
        data: dataOf(told),
        amount: String(told.said),
        eip155: { gas: SWAP_GAS, gasPrice: await gasPrice() },
      },
    }
  }
  const calls: Readonly<Record<string, (fields: Fields) => unknown>> = {
    [BUILD_CALL]: build,
    'v1/convert/quotes': quotes,
    'v1/convert/build-approve': approval,
    'v1/convert/tokens': (fields) => {
      read.chain(fields)
      return {
        tokens: chain.assets.map((asset) => ({
          ...listingOf(asset, caip10(asset), pictureOf(asset.symbol)),
          ...tamperWith(mode()).token(asset),
        })),
      }
    },
    'v1/convert/allowance': async (fields) => ({
      allowance: String(await chain.allowance(read.account(fields, 'userAddress'), read.asset(fields, 'tokenAddress'))),
    }),
    'v1/convert/gas-price': async (fields) => {
      read.chain(fields)
      const standard = await chain.gasPrice()
      return { standard: String(standard), fast: String((standard * 5n) / 4n), instant: String((standard * 3n) / 2n) }
    },
  }
  /** Answers a swap call; `undefined` for other calls. */
  return async ({ method, path, query, body }: ServerRequest): Promise<Reply | undefined> => {
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined
    try {
      return call && json(await call(new Map(method === 'POST' ? Object.entries(readObject(body) ?? {}) : query)))
    } catch (error) {
      if (error instanceof Refusal) return error.reply
      throw error
    }
  }
}
