import type { CaipNetworkId } from '../network/network.js'
import type { NameError } from '../names/nameError.js'
import type { TransferError } from './transfer.js'

/** Why nothing was sent, or why that is unknown, besides a wallet's answers to a request. */
export type SendError =
  | TransferError
  | NameError
  /** The name resolves to another address than the one shown: `now`, plain. */
  | { readonly _tag: 'NameMoved'; readonly now: string }
  /** No asset is selected (S8-29). */
  | { readonly _tag: 'TokenNeeded' }
  /** Amount or receiver is missing or invalid (S8-28). */
  | { readonly _tag: 'AmountAndReceiverNeeded' }
  /** The cost, or what moves, differs from what was shown: the state has the current values. */
  | { readonly _tag: 'PreviewOutdated' }
  /**
   * The receiver is easily mistaken for `known` (an address of the visitor's, or one they saved or paid), and the
   * visitor has not confirmed it yet.
   */
  | { readonly _tag: 'LookalikeReceiver'; readonly known: string }
  /** The wallet is not on the network of the transfer; `on`: the network that it reports. */
  | { readonly _tag: 'WalletElsewhere'; readonly on: CaipNetworkId }
