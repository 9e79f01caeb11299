import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { FoundWallet } from './FoundWallet.js'
import type { WalletCall } from './WalletCall.js'

/** A question to a feature of a wallet. */
interface Question {
  readonly feature: string
  readonly inputs: readonly unknown[]
}

/** How a chain namespace uses the Wallet Standard. */
export interface Dialect {
  readonly namespace: ChainNamespace
  /** Asks for access; the visitor answers. */
  readonly connect: Question
  /** Asks without a prompt whether access stands. Of a wallet that lacks the feature counts what it shows of itself. */
  readonly restore: Question
  /** Features that a wallet of this namespace has, all of them. */
  readonly needed: readonly string[]
  /** A wallet has at least one of them. */
  readonly signing: readonly string[]
  readonly isAddress: (text: string, chain: CaipNetworkId) => boolean
  /** What wallets may call a chain, the usual name first. */
  readonly namesOf: (id: CaipNetworkId) => readonly string[]
  /** The chain behind a wallet's name for it; `undefined` for one of another namespace. */
  readonly idOf: (name: string) => CaipNetworkId | undefined
  /** Wallets that announce themselves otherwise. Never rejects. */
  readonly inWindow?: (window: unknown) => Promise<readonly FoundWallet[]>
  /** Code that a wallet's first connection brings: it puts a request to the wallet's features. */
  readonly load: () => Promise<(call: WalletCall) => Promise<unknown>>
}
