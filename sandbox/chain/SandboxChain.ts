import { type Address, getAddress, isAddress } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AccountIndexer } from '../http/blockchainApi.js'
import { TOKEN_ABI } from '../contracts/abis.js'
import { historyFor } from './accountHistory.js'
import type { SandboxCollection } from './collections.js'
import type { SandboxContractAccounts, SandboxOddToken } from '../Sandbox.js'
import type { LoggedTransaction } from './transactionLog.js'
import type { Client } from './transactions.js'

/** An asset of the sandbox; `address` is absent for the native coin. */
export interface SandboxAsset {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address | undefined
}

interface SandboxProfile {
  readonly name: string
  readonly avatar: string
}

/** Data that the blockchain API reads from a chain at each call. */
export interface IndexedChain {
  readonly caipNetworkId: CaipNetworkId
  readonly assets: readonly SandboxAsset[]
  /** Includes the spammer's collections. */
  readonly collections: readonly SandboxCollection[]
  /** In base units. */
  readonly balance: (owner: Address, asset: SandboxAsset) => Promise<bigint>
  /** US dollars with 8 decimals. */
  readonly price: (asset: SandboxAsset) => Promise<bigint>
  /** Read at each call, each block once. */
  readonly transactions: () => Promise<readonly LoggedTransaction[]>
}

/** A populated chain of the sandbox. */
export interface SandboxChain extends IndexedChain {
  readonly url: string
  readonly accounts: readonly Address[]
  readonly oddTokens: readonly SandboxOddToken[]
  /** Contract accounts of the second account. */
  readonly contractAccounts: SandboxContractAccounts
  readonly profile: (owner: Address) => Promise<SandboxProfile>
  /** Creates lookalike addresses of all recipients so far, one each. */
  readonly poison: () => Promise<void>
  /** Mines a block with this base fee, in wei per gas; by default that of the first block. */
  readonly setBaseFee: (baseFeePerGas?: bigint) => Promise<void>
  readonly close: () => Promise<void>
}

/** Reads an account's balance of an asset, in base units. */
export const makeBalanceReader =
  (client: Client): IndexedChain['balance'] =>
  (owner, { address }) =>
    address === undefined
      ? client.getBalance({ address: owner })
      : client.readContract({ address, abi: TOKEN_ABI, functionName: 'balanceOf', args: [owner] })

/** Indexer of an EVM chain for the blockchain API. Account names come from `names`, whatever the chain. */
export const evmIndexer = (chain: IndexedChain, names: Pick<SandboxChain, 'profile'>): AccountIndexer => ({
  caipNetworkId: chain.caipNetworkId,
  hasAddress: (text) => isAddress(text, { strict: false }),
  assets: (owner) =>
    Promise.all(
      chain.assets.map(async (asset) => {
        const [units, price] = await Promise.all([chain.balance(getAddress(owner), asset), chain.price(asset)])
        const { name, symbol, decimals, address } = asset
        return { name, symbol, decimals, ...(address === undefined ? {} : { address }), units, price }
      }),
    ),
  history: async (owner) => historyFor(getAddress(owner), await chain.transactions(), chain),
  identity: async (owner) => {
    const { name, avatar } = await names.profile(getAddress(owner))
    return { name: name === '' ? null : name, avatar: avatar === '' ? null : avatar }
  },
})
