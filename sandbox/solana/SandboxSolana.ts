import type { CaipNetworkId, Network } from '../../domain/network/network.js'

/** The Solana chain of the sandbox. A real VM computes its answers; processed transactions are final. */
export interface SandboxSolana {
  /** JSON-RPC over HTTP, through the server that logs requests and applies faults (`match: 'rpc/solana'`). */
  readonly url: string
  /** WebSocket of its subscriptions: `new Connection(url, { wsEndpoint: wsUrl })`. */
  readonly wsUrl: string
  readonly genesisHash: string
  readonly caipNetworkId: CaipNetworkId
  /** The chain as a host configures it. */
  readonly network: Network
  /** Funded addresses. */
  readonly accounts: readonly string[]
  /** The accounts' keys, 64 bytes each, for `Keypair.fromSecretKey`. */
  readonly secretKeys: readonly Uint8Array[]
  readonly token: { readonly mint: string; readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Adds empty blocks: a blockhash expires after 150. */
  readonly advance: (blocks: number) => void
  /**
   * Resets the chain to its start; subscriptions continue. web3.js caches a blockhash for 30 s: use a new `Connection`.
   */
  readonly reset: () => void
  /** Cuts every subscription socket once. */
  readonly dropSockets: () => void
}
