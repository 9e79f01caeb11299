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
  /** 0, the default, picks a free port. */
  readonly port?: number
  readonly seed?: string
  /** Initial answer of the configuration call; by default all features are on. */
  readonly features?: readonly RemoteFeature[]
}

/**
 * A token that violates ERC-20. `Silent`: its `transfer` returns nothing. `Stubborn`: its `transfer` reverts with the
 * bytes set by `refuseWith(bytes)`, or returns false if they are empty. Both have 6 decimals and a public
 * `mint(address,uint256)`.
 */
export interface SandboxOddToken {
  readonly kind: 'Silent' | 'Stubborn'
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: `0x${string}`
}

/** A contract account (ERC-1271), whose address is derived from its owner. */
export interface SandboxContractAccount {
  readonly address: `0x${string}`
  /** Key that signs for it: one of the funded accounts. */
  readonly owner: `0x${string}`
  /** Factory call that deploys the contract; part of signatures before deployment (ERC-6492). */
  readonly factory: `0x${string}`
  readonly factoryData: `0x${string}`
}

/** Contract accounts of the sandbox: one deployed (ERC-1271), one not yet (ERC-6492). */
export interface SandboxContractAccounts {
  readonly deployed: SandboxContractAccount
  readonly planned: SandboxContractAccount
}

/** A running sandbox. It knows only the project id `sandbox`. */
export interface Sandbox {
  readonly url: string
  /** Base addresses, for `createPortico({ endpoints })`. */
  readonly walletApi: string
  readonly blockchainApi: string
  /** JSON-RPC of each chain by CAIP-2 id, through the server that logs requests and applies faults. */
  readonly rpc: ChainAddresses
  /**
   * Control endpoint for tests in other processes: `requests`, `faults`, `rewrites`, `names`, `poison`, `fees`, `swap`,
   * and its settings.
   */
  readonly control: string
  /** The first of `networks`. */
  readonly network: Network
  /** Networks for the host's options: two chains with different coins, tokens and balances. */
  readonly networks: readonly [Network, Network]
  /** A running chain that no host configures and no API knows. */
  readonly unlistedNetwork: Network
  /** A chain with token pools under the id of Base, which the swap API serves. A host may configure it. */
  readonly swapNetwork: Network
  /** Contracts and tokens of the swap network, and the honesty of the swap API's answers. */
  readonly swap: SandboxSwap
  /** Funded addresses, the same on each chain; the chains hold their keys. */
  readonly accounts: readonly `0x${string}`[]
  /** Tokens of the first network that violate ERC-20. Initially without holders. */
  readonly oddTokens: readonly SandboxOddToken[]
  /** Contract accounts of the second of `accounts`, the same on both networks. */
  readonly contractAccounts: SandboxContractAccounts
  /** A Solana chain; `undefined` if its VM, litesvm, is not installed or has no build for the machine. */
  readonly solana: SandboxSolana | undefined
  /** Carries messages between sites and phones; accepts the projects that the wallet API knows. */
  readonly relay: Relay
  /**
   * The sandbox's phone: initially known chains, indexes and addresses of its EVM accounts, and its Solana accounts.
   */
  readonly phone: {
    readonly knows: readonly string[]
    readonly accounts: readonly { readonly index: number; readonly address: `0x${string}` }[]
    readonly solanaAccounts: readonly string[]
  }
  /** URL schemes of its wallet apps, for the option `appSchemes`. */
  readonly appSchemes: readonly string[]
  /** Secure site of e-mail and social logins, on a separate origin. */
  readonly secureSite: SecureSite
  /** A Safe with three owners on the first chain, and its app, which frames shops. */
  readonly safe: SandboxSafe
  /** Server on which shop visitors sign in and get a door code. */
  readonly shopServer: SandboxShopServer
  readonly requests: () => readonly LoggedRequest[]
  readonly clearRequests: () => void
  readonly fault: (fault: Fault) => void
  readonly clearFaults: () => void
  /** Replaces answers, or fields of answers. */
  readonly rewrite: (rewrite: Rewrite) => void
  readonly clearRewrites: () => void
  /** Sets the answer of the configuration call; without a list, restores the initial answer. */
  readonly setFeatures: (features?: readonly RemoteFeature[]) => void
  /** Sets the origins that the project allows; without a list, restores those of the demo. */
  readonly setOrigins: (origins?: readonly string[]) => void
  /** Sets whether analytics is on for the project; `true` by default and initially. */
  readonly setAnalytics: (isEnabled?: boolean) => void
  /** Names in the blockchain API, with their addresses. */
  readonly names: SandboxNames
  /** Creates lookalike addresses of all recipients so far, one each, so that histories contain address poisoning. */
  readonly poison: () => Promise<void>
  /**
   * Mines a block with this base fee on each EVM chain that hosts configure, including `swapNetwork` (EIP-1559; wei per
   * gas). Without a value, uses that of the first block. Afterwards the base fee moves by itself, even if a test
   * reverts a chain.
   */
  readonly setBaseFee: (baseFeePerGas?: bigint) => Promise<void>
  /** Leaves no process, socket or timer. */
  readonly close: () => Promise<void>
}
