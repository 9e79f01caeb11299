import type { Network } from 'portico'
import type { SolanaSandboxFile } from '../../sandbox/solanaWallets/keys.js'

/** What the demo's server says at `/sandbox.json`: where its servers are, and which chains there are. */
export interface SandboxFile {
  readonly walletApi: string
  readonly blockchainApi: string
  readonly relay: string
  /** The page that is a phone. */
  readonly phone: string
  /** The page for the frame in which e-mail and social logins live. */
  readonly secureSite: string
  /** What the shop configures. */
  readonly networks: readonly [Network, Network]
  /** Within the wallets' reach, and nothing the shop knows of. */
  readonly unlistedNetwork: Network
  /** Addresses with money on each chain. The first ones are the good wallet's. */
  readonly accounts: readonly string[]
  /** Absent where the sandbox has no Solana chain. */
  readonly solana?: SolanaSandboxFile & { readonly network: Network }
  readonly projectId: string
}
