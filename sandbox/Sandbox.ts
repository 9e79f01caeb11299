import type { Network } from '../domain/network/network.js'
import type { Fault, Rewrite } from './http/rules.js'
import type { SandboxNames } from './http/names.js'
import type { ChainAddresses } from './http/publishChains.js'
import type { LoggedRequest } from './http/startServer.js'
import type { RemoteFeature } from './http/settings.js'
import type { Relay } from './relay/startRelay.js'
import type { SandboxSafe } from './safe/startSafe.js'
import type { SecureSite } from './secureSite/SecureSite.js'
import type { SandboxShopServer } from './shopServer/startShopServer.js'
import type { SandboxSolana } from './solana/SandboxSolana.js'
import type { SandboxSwap } from './swap/SandboxSwap.js'

export interface SandboxOptions {
  /** 0, the default, picks a free one. */
  readonly port?: number
  readonly seed?: string
  /** The answer of the configuration call at the start; by default all features are on. */
  readonly features?: readonly RemoteFeature[]
}

/**
 * A token that is not as ERC-20 has it. `Silent`: its `transfer` returns nothing. `Stubborn`: it reverts, by
 * `refuseWith(bytes)` with other bytes, and returns false with none. Both have 6 decimals, and anybody may
 * `mint(address,uint256)` some.
 */
export interface SandboxOddToken {
  readonly kind: 'Silent' | 'Stubborn'
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: `0x${string}`
}

/** An account that is a contract (ERC-1271), whose address follows from its owner. */
export interface SandboxContractAccount {
  readonly address: `0x${string}`
  /** Whose key signs for it: one of the accounts with money. */
  readonly owner: `0x${string}`
  /** What makes the contract, by which call: a signature of one that is not there yet says it (ERC-6492). */
  readonly factory: `0x${string}`
  readonly factoryData: `0x${string}`
}

/** The accounts of the sandbox that are contracts: one is there (ERC-1271), one is not yet (ERC-6492). */
export interface SandboxContractAccounts {
  readonly deployed: SandboxContractAccount
  readonly planned: SandboxContractAccount
}

/** A running sandbox. Project id `sandbox` is the one it knows. */
export interface Sandbox {
  readonly url: string
  /** Base addresses, for `createPortico({ endpoints })`. */
  readonly walletApi: string
  readonly blockchainApi: string
  /** JSON-RPC of each chain by its CAIP-2 id, through the server that logs and fails. */
  readonly rpc: ChainAddresses
  /**
   * Where tests in other processes steer it: `requests`, `faults`, `rewrites`, `names`, `poison`, `fees`, `swap`, and
   * its settings.
   */
  readonly control: string
  /** The first of `networks`. */
  readonly network: Network
  /** What a host configures: two chains, each with a coin, tokens and balances of its own. */
  readonly networks: readonly [Network, Network]
  /** Runs as the others do, but no host configures it and no API knows it. */
  readonly unlistedNetwork: Network
  /** Runs under the id of a network that the swap API serves, Base, with pools of tokens. A host may configure it. */
  readonly swapNetwork: Network
  /** What is on it, and how honestly the swap calls of the blockchain API answer. */
  readonly swap: SandboxSwap
  /** Addresses with money, the same on each chain, whose keys the chains themselves hold. */
  readonly accounts: readonly `0x${string}`[]
  /** Tokens of the first network that are not as ERC-20 has them. Nobody holds any at first. */
  readonly oddTokens: readonly SandboxOddToken[]
  /** Accounts that are contracts, of the second of `accounts`: the same on both networks. */
  readonly contractAccounts: SandboxContractAccounts
  /** A Solana chain; `undefined` where its VM, litesvm, is not installed or has no build for the machine. */
  readonly solana: SandboxSolana | undefined
  /** Carries messages between sites and phones; accepts the projects that the wallet API knows. */
  readonly relay: Relay
  /**
   * The phone of the sandbox: the chains it knows at first, the indexes and addresses of its EVM accounts, and its
   * Solana accounts.
   */
  readonly phone: {
    readonly knows: readonly string[]
    readonly accounts: readonly { readonly index: number; readonly address: `0x${string}` }[]
    readonly solanaAccounts: readonly string[]
  }
  /** The schemes of the apps of its wallets, for the option `appSchemes`. */
  readonly appSchemes: readonly string[]
  /** Where visitors log in by e-mail or with a social account, on an origin of its own. */
  readonly secureSite: SecureSite
  /** An account of three owners on the first chain, with the app that has shops in its frame. */
  readonly safe: SandboxSafe
  /** Where visitors of shops sign in, and get a door code. */
  readonly shopServer: SandboxShopServer
  readonly requests: () => readonly LoggedRequest[]
  readonly clearRequests: () => void
  readonly fault: (fault: Fault) => void
  readonly clearFaults: () => void
  /** Replaces any answer, or any field of one. */
  readonly rewrite: (rewrite: Rewrite) => void
  readonly clearRewrites: () => void
  /** What the configuration call says from now on; without a list, what it said at the start. */
  readonly setFeatures: (features?: readonly RemoteFeature[]) => void
  /** Which origins the project allows from now on; without a list, those of the demo. */
  readonly setOrigins: (origins?: readonly string[]) => void
  /** Whether the project has analytics on; without a value `true`, as at the start. */
  readonly setAnalytics: (isEnabled?: boolean) => void
  /** Names that the blockchain API knows, and where they lead. */
  readonly names: SandboxNames
  /** Imitates whom the accounts have paid so far, each once, so that their histories hold addresses of imitators. */
  readonly poison: () => Promise<void>
  /**
   * Makes a block on each EVM chain that hosts configure, `swapNetwork` among them, with this base fee (EIP-1559), in
   * wei a unit of gas; without one, with that of the first block. From there it moves by itself, also past a test that
   * sets a chain back.
   */
  readonly setBaseFee: (baseFeePerGas?: bigint) => Promise<void>
  /** Leaves no process, socket or timer. */
  readonly close: () => Promise<void>
}
