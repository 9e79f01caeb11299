import type { Network } from 'portico'

/** What the demo's server says at `/sandbox.json`: where its servers are, and which chain to use. */
export interface SandboxFile {
  readonly walletApi: string
  readonly blockchainApi: string
  readonly network: Network
  /** Addresses with money on the chain. The first ones are the good wallet's. */
  readonly accounts: readonly string[]
  readonly projectId: string
}
