import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { WalletCall } from './WalletCall.js'

/** How a chain namespace uses the Wallet Standard. */
export interface Dialect {
  readonly namespace: ChainNamespace
  /** The feature that asks for access, and its input. */
  readonly connect: { readonly feature: string; readonly input: (silent: boolean) => readonly unknown[] }
  /** A wallet has at least one of them. */
  readonly signing: readonly string[]
  readonly isAddress: (text: string) => boolean
  /** What wallets may call a chain, the usual name first. */
  readonly namesOf: (id: CaipNetworkId) => readonly string[]
  /** The chain behind a wallet's name for it. */
  readonly idOf: (name: string) => CaipNetworkId
  /** Code that a wallet's first connection brings: it puts a request to the wallet's features. */
  readonly load: () => Promise<(call: WalletCall) => Promise<unknown>>
}
