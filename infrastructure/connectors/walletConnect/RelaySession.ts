import type { ParsedCaipAddress } from '../../../domain/account/parseCaipAddress.js'
import type { RemoteWallet } from '../../../domain/connect/RemoteWallet.js'

/** A settled session, as far as it grants what the site asked for. */
export interface RelaySession {
  readonly topic: string
  /** ms since 1970. */
  readonly expiresAt: number
  /** In the wallet's order; each on a chain that was asked for. At least one. */
  readonly accounts: readonly ParsedCaipAddress[]
  readonly methods: readonly string[]
  readonly wallet: RemoteWallet
}
