import { type Address, getAddress, isAddress } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AccountIndexer } from '../http/blockchainApi.js'
import { TOKEN_ABI } from '../contracts/abis.js'
import { historyFor } from './accountHistory.js'
import type { SandboxCollection } from './collections.js'
import type { SandboxContractAccounts, SandboxOddToken } from '../Sandbox.js'
import type { LoggedTransaction } from './transactionLog.js'
import type { Client } from './transactions.js'

/** A token of the sandbox; `address` is absent for the chain's own coin. */
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

/** What the blockchain API reads of a chain, anew at each call. */
export interface IndexedChain {
  readonly caipNetworkId: CaipNetworkId
  readonly assets: readonly SandboxAsset[]
  /** Also the spammer's. */
  readonly collections: readonly SandboxCollection[]
  /** In base units. */
  readonly balance: (owner: Address, asset: SandboxAsset) => Promise<bigint>
  /** US dollars with 8 decimals. */
  readonly price: (asset: SandboxAsset) => Promise<bigint>
  /** Anew at each call, each block once. */
  readonly transactions: () => Promise<readonly LoggedTransaction[]>
}

/** A chain of the sandbox with a world on it. */
export interface SandboxChain extends IndexedChain {
  readonly url: string
  readonly accounts: readonly Address[]
  readonly oddTokens: readonly SandboxOddToken[]
  /** Of the second account. */
  readonly contractAccounts: SandboxContractAccounts
  readonly profile: (owner: Address) => Promise<SandboxProfile>
  /** Imitates whom the accounts have paid so far, each once. */
  readonly poison: () => Promise<void>
  /** Makes a block with this base fee, in wei a unit of gas; without one, with that of the first block. */
  readonly setBaseFee: (baseFeePerGas?: bigint) => Promise<void>
  readonly close: () => Promise<void>
}

/** Reads what an account holds of an asset, in base units. */
export const makeBalanceReader =
  (client: Client): IndexedChain['balance'] =>
  (owner, { address }) =>
    address === undefined
      ? client.getBalance({ address: owner })
      : client.readContract({ address, abi: TOKEN_ABI, functionName: 'balanceOf', args: [owner] })

/** An EVM chain as the blockchain API reads it. Names are those of `names`, whichever chain is asked about. */
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
