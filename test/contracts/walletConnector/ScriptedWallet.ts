import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { AddAnswer } from './AddAnswer.js'
import type { SwitchAnswer } from './SwitchAnswer.js'
import type { WalletAnswer } from './WalletAnswer.js'

/** A wallet and its visitor, as a test drives them. Each promise ends when the wallet has done it. */
export interface ScriptedWallet {
  readonly answersWith: (answer: WalletAnswer, afterMs?: number) => void
  /** For a wish to move; without it, the wallet does as with all else. */
  readonly answersSwitchWith: (answer: SwitchAnswer, afterMs?: number) => void
  /** The wallet must be told of a chain first; unless said, it then moves to it, too. */
  readonly doesNotKnow: (id: CaipNetworkId, adding?: AddAnswer) => void
  /** Access stands from an earlier visit. */
  readonly remembersPage: () => void
  readonly movesToAccount: (address: string) => Promise<void>
  readonly movesToChain: (id: CaipNetworkId) => Promise<void>
  readonly withdrawsAccess: () => Promise<void>
  /** Says again, unasked, what it said last. */
  readonly repeatsItself: () => Promise<void>
  /** Sends events that make no sense. */
  readonly babbles: () => Promise<void>
  readonly grantsAccess: () => boolean
  /** How often the visitor was asked to let the page in. */
  readonly connectPrompts: () => number
  /** How often the visitor was asked to move to a chain, or to add one. */
  readonly switchPrompts: () => number
  readonly requests: () => readonly WalletRequest[]
  /** Listeners of the page that the wallet still has. */
  readonly listeners: () => number
}
