import { type Address, BaseError, ContractFunctionRevertedError, maxUint256 } from 'viem'
import type { Anvil } from '../chain/anvil.js'
import { CHAIN_PLANS } from '../chain/chainPlans.js'
import { makeBaseFeeSetter } from '../chain/feeMarket.js'
import { type IndexedChain, makeBalanceReader } from '../chain/SandboxChain.js'
import { makeTransactionLog } from '../chain/transactionLog.js'
import type { Client } from '../chain/transactions.js'
import { POOL_ABI, ROUTER_ABI, TOKEN_ABI } from '../contracts/abis.js'
import { type SwapAsset, tradedAddress } from './SwapAsset.js'
import { arrivingOf, SWAP_PLAN, type SwapTokenPlan } from './swapPlan.js'

/** Contracts of the chain. */
export interface SwapWorld {
  readonly router: Address
  readonly otherRouter: Address
  /** Wrapped native coin, and its pool. */
  readonly wrapped: Address
  readonly coinPool: Address
  readonly dollar: Address
  /** Includes the dollar, which has no pool. */
  readonly tokens: readonly (SwapTokenPlan & { readonly address: Address; readonly pool: Address | undefined })[]
}

/** Received amount for a quote in base units, and the amount without transfer fees. */
export interface Quoted {
  readonly received: bigint
  readonly withoutToll: bigint
}

/** The swap chain, read at each call. */
export interface SwapChain extends IndexedChain {
  readonly url: string
  readonly router: Address
  /** Trades like `router`, but is never announced. */
  readonly otherRouter: Address
  readonly assets: readonly SwapAsset[]
  /** `undefined` if no pool trades it, or not that amount. */
  readonly quote: (from: SwapAsset, to: SwapAsset, amount: bigint) => Promise<Quoted | undefined>
  /** Allowance of the router, in base units. */
  readonly allowance: (owner: Address, asset: SwapAsset) => Promise<bigint>
  /** In wei per gas. */
  readonly gasPrice: () => Promise<bigint>
  readonly setBaseFee: (baseFeePerGas?: bigint) => Promise<void>
  readonly close: () => Promise<void>
}

const PRICE_UNIT = 10n ** 8n

const makePrices =
  (client: Client, assets: readonly SwapAsset[], dollar: Address): IndexedChain['price'] =>
  async ({ address }) => {
    const asset = assets.find((each) => each.address === address)
    if (asset?.pool === undefined) return PRICE_UNIT
    const { address: pool, token } = asset.pool
    const [dollars = 0n, tokens = 0n] = await Promise.all(
      [dollar, token].map((each) =>
        client.readContract({ address: pool, abi: POOL_ABI, functionName: 'reserveOf', args: [each] }),
      ),
    )
    return (dollars * 10n ** BigInt(asset.decimals) * PRICE_UNIT) / (tokens * 10n ** BigInt(SWAP_PLAN.dollar.decimals))
  }

/** Opens the populated chain. */
export const openSwapChain = ({
  anvil,
  client,
  world,
}: {
  readonly anvil: Anvil
  readonly client: Client
  readonly world: SwapWorld
}): SwapChain => {
  const { router, otherRouter, coinPool, wrapped, dollar, tokens } = world
  const { id, coin } = CHAIN_PLANS.swap
  const assets: readonly SwapAsset[] = [
    { ...coin, kind: 'Plain', address: undefined, pool: { address: coinPool, token: wrapped } },
    ...tokens.map(({ kind, name, symbol, decimals, address, pool }) => {
      return { kind, name, symbol, decimals, address, pool: pool && { address: pool, token: address } }
    }),
  ]
  const leavingPools = (from: SwapAsset, to: SwapAsset, arriving: bigint): Promise<bigint> =>
    client.readContract({
      address: router,
      abi: ROUTER_ABI,
      functionName: 'quote',
      args: [tradedAddress(from), tradedAddress(to), arriving],
    })
  return {
    url: anvil.url,
    caipNetworkId: `eip155:${id}`,
    router,
    otherRouter,
    assets,
    collections: [],
    quote: async (from, to, amount) => {
      try {
        const [leaving, withoutToll] = await Promise.all([
          leavingPools(from, to, arrivingOf(from, amount)),
          leavingPools(from, to, amount),
        ])
        return { received: arrivingOf(to, leaving), withoutToll }
      } catch (error) {
        if (error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError) !== null)
          return undefined
        throw error
      }
    },
    allowance: async (owner, { address }) =>
      address === undefined
        ? maxUint256
        : client.readContract({ address, abi: TOKEN_ABI, functionName: 'allowance', args: [owner, router] }),
    gasPrice: () => client.getGasPrice(),
    balance: makeBalanceReader(client),
    price: makePrices(client, assets, dollar),
    transactions: makeTransactionLog(client),
    setBaseFee: makeBaseFeeSetter(client),
    close: anvil.close,
  }
}
