import type { WalletRequest } from '../../../application/ports/WalletConnector.js'

/** A request together with all that it was bound to when it was made (U-41). */
export interface PairedCall {
  readonly request: WalletRequest
  /** The active one first. */
  readonly accounts: readonly [string, ...string[]]
  /** Those the wallet granted. */
  readonly methods: readonly string[]
  /** Puts it to the wallet, on the chain that it was made for; rejects as a provider of EIP-1193 does. */
  readonly send: (request: WalletRequest) => Promise<unknown>
}
