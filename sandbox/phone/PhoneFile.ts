import type { Address } from 'viem'
import type { SolanaSandboxFile } from '../solanaWallets/SolanaSandboxFile.js'

/** What the phone's server says at `/phone.json`. */
export interface PhoneFile {
  readonly relay: string
  readonly projectId: string
  /** RPC addresses by CAIP-2 id. */
  readonly rpc: Readonly<Record<string, string>>
  /** Chains the wallet knows at first; it can be asked to add the others. */
  readonly knows: readonly string[]
  /** Which accounts of the sandbox's words are its own, and their addresses. */
  readonly accounts: readonly { readonly index: number; readonly address: Address }[]
  /** Absent where the chain does not run. */
  readonly solana?: SolanaSandboxFile
}
