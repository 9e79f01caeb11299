import type { CaipNetworkId, Network } from '../../domain/network/network.js'

/** The Solana chain of the sandbox. What it answers is computed by a real VM; what it has processed is final. */
export interface SandboxSolana {
  /** JSON-RPC over HTTP, through the server that logs and fails (`match: 'rpc/solana'`). */
  readonly url: string
  /** Where its subscriptions are: `new Connection(url, { wsEndpoint: wsUrl })`. */
  readonly wsUrl: string
  readonly genesisHash: string
  readonly caipNetworkId: CaipNetworkId
  /** The chain as a host configures it. */
  readonly network: Network
  /** Addresses with money. */
  readonly accounts: readonly string[]
  /** The accounts' keys, 64 bytes each, as `Keypair.fromSecretKey` takes them. */
  readonly secretKeys: readonly Uint8Array[]
  readonly token: { readonly mint: string; readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Makes empty blocks: after 150 of them a transaction's blockhash is too old. */
  readonly advance: (blocks: number) => void
  /**
   * Resets the chain to its start; subscriptions continue. A `Connection` of web3.js caches a blockhash for 30 s: use a
   * new one.
   */
  readonly reset: () => void
  /** Cuts every subscription socket once. */
  readonly dropSockets: () => void
}
