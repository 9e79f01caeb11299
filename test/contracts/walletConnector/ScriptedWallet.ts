import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { AddAnswer } from './AddAnswer.js'
import type { SwitchAnswer } from './SwitchAnswer.js'
import type { WalletAnswer } from './WalletAnswer.js'

/** A wallet and its visitor, controlled by a test. Each promise resolves when the wallet has done it. */
export interface ScriptedWallet {
  readonly answersWith: (answer: WalletAnswer, afterMs?: number) => void
  /** The answer to a switch; without it, the wallet answers as to everything else. */
  readonly answersSwitchWith: (answer: SwitchAnswer, afterMs?: number) => void
  /** The chain has to be added first; by default the wallet then also switches to it. */
  readonly doesNotKnow: (id: CaipNetworkId, adding?: AddAnswer) => void
  /** The wallet has a grant from an earlier visit. */
  readonly remembersPage: () => void
  readonly movesToAccount: (address: string) => Promise<void>
  readonly movesToChain: (id: CaipNetworkId) => Promise<void>
  readonly withdrawsAccess: () => Promise<void>
  /** Repeats its last event without a request. */
  readonly repeatsItself: () => Promise<void>
  /** Sends malformed events. */
  readonly babbles: () => Promise<void>
  readonly grantsAccess: () => boolean
  /** Number of connect prompts. */
  readonly connectPrompts: () => number
  /** Number of prompts to switch to a chain, or to add one. */
  readonly switchPrompts: () => number
  readonly requests: () => readonly WalletRequest[]
  /** Number of the page's remaining listeners on the wallet. */
  readonly listeners: () => number
}
