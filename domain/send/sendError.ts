import type { CaipNetworkId } from '../network/network.js'
import type { NameError } from '../names/nameError.js'
import type { TransferError } from './transfer.js'

/** Why nothing was sent, or is not known to have been sent, besides what a wallet says to a request. */
export type SendError =
  | TransferError
  | NameError
  /** A name leads to another address than it did when it was shown: `now`, plain. */
  | { readonly _tag: 'NameMoved'; readonly now: string }
  /** Nothing is chosen that could be sent (S8-29). */
  | { readonly _tag: 'TokenNeeded' }
  /** Amount or receiver are missing, or are none (S8-28). */
  | { readonly _tag: 'AmountAndReceiverNeeded' }
  /** What it costs, or what moves, is not what was shown any more: the state has what it is now. */
  | { readonly _tag: 'PreviewOutdated' }
  /**
   * The receiver is easily taken for `known`, an address of the visitor's or one that they saved or paid, and they have
   * not shown yet that they looked.
   */
  | { readonly _tag: 'LookalikeReceiver'; readonly known: string }
  /** The wallet is on another network than what it was to be asked for; `on`: where it says it is. */
  | { readonly _tag: 'WalletElsewhere'; readonly on: CaipNetworkId }
