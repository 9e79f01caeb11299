import type { RemoteError } from '../errors/remoteError.js'
import type { Network } from '../network/network.js'
import type { SwapCall } from './swapCall.js'
import type { SwapDoubt, SwapError, SwapFailure } from './swapError.js'
import type { CheckedSwap, SwapForm } from './swapForm.js'
import type { SwapQuote } from './swapQuote.js'
import type { Asset } from '../asset/asset.js'

/** Whether the tokens that are listed are there. Those of the account are in the state all the same. */
export type ListState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded' }
  | { readonly _tag: 'Unavailable'; readonly error: RemoteError }

/** What would come out, as far as it is known. */
export type QuoteState =
  /** The form is not complete, or asks for nothing. */
  | { readonly _tag: 'None' }
  /** `last`: what was quoted for the same before, which is over. */
  | { readonly _tag: 'Asking'; readonly last: SwapQuote | undefined }
  | { readonly _tag: 'Quoted'; readonly quote: SwapQuote }
  | { readonly _tag: 'NotQuoted'; readonly error: SwapError }

/** How much the visitor lets the spender take. */
export type ApprovalKind = 'Exact' | 'Unlimited'

/** What has to be approved before. */
export type Approval =
  /** The coin is paid, or enough is approved already. */
  | { readonly _tag: 'Enough' }
  | {
      readonly _tag: 'Needed'
      readonly kind: ApprovalKind
      /** Plain address of whoever may take the token afterwards. */
      readonly spender: string
      /** In base units. */
      readonly units: bigint
      /** Before `units`, nothing is approved: some tokens refuse another amount while one is approved. */
      readonly resetFirst: boolean
    }

/** An exchange as it was built and compared with its quote, to be looked at before a wallet is asked. */
export interface SwapPreview {
  readonly quote: SwapQuote
  readonly approval: Approval
  /** Approval and exchange go to the wallet in one prompt (EIP-5792). */
  readonly isBatch: boolean
  /** The exchange itself. */
  readonly call: SwapCall
  /** What arrives, by a node that tried it out, in base units; `undefined` where none could. */
  readonly arrives: bigint | undefined
  /** Of the network, in wei, at most, and if the chain stays as it is; `undefined` before the approval is there. */
  readonly fee: { readonly most: bigint; readonly expected: bigint } | undefined
  /** What has to be confirmed a second time. */
  readonly doubts: readonly SwapDoubt[]
}

/** What became of an exchange that was sent. Amounts in base units, as the chain says them. */
export type SwapOutcome =
  | { readonly _tag: 'Waiting' }
  /** `received` and `paid`: `undefined` where no node tells. */
  | { readonly _tag: 'Swapped'; readonly received: bigint | undefined; readonly paid: bigint | undefined }
  /** `reason`: in the contract's words, for developers; may be empty. */
  | { readonly _tag: 'Failed'; readonly reason: string }
  | { readonly _tag: 'Replaced' }
  /** The chain has not said anything for an hour. */
  | { readonly _tag: 'Lost' }

/** What remains approved afterwards. */
export type Leftover =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Nothing' }
  /** In base units of what was paid. */
  | { readonly _tag: 'Approved'; readonly spender: string; readonly units: bigint }
  /** The wallet is asked, or the chain has yet to take it in. */
  | { readonly _tag: 'Revoking'; readonly spender: string; readonly units: bigint }
  | {
      readonly _tag: 'NotRevoked'
      readonly spender: string
      readonly units: bigint
      readonly error: SwapFailure
    }

/** How far an exchange is. */
export type SwapStep =
  | { readonly _tag: 'Editing' }
  /** It is built and compared. */
  | { readonly _tag: 'Preparing'; readonly quote: SwapQuote }
  | { readonly _tag: 'NotPrepared'; readonly quote: SwapQuote; readonly error: SwapError }
  /**
   * `hasChanged`: it is worse than what was shown at first, or accepted last: it is not confirmed before that is
   * accepted. `isNew`: it came, or became worse, less than 300 ms ago: whoever presses now means what was there before
   * (S-28).
   */
  | (SwapPreview & { readonly _tag: 'Prepared'; readonly hasChanged: boolean; readonly isNew: boolean })
  /** The wallet is asked for the approval. */
  | (SwapPreview & { readonly _tag: 'AskingApproval' })
  /** The chain has yet to take the approval in. */
  | (SwapPreview & { readonly _tag: 'Approving'; readonly hash: string })
  /** The wallet is asked for the exchange, in a batch with the approval where it takes those. */
  | (SwapPreview & { readonly _tag: 'AskingSwap' })
  /**
   * A visitor who declined is no failure: `RequestRejected`. A wallet that refused approval and exchange in one prompt
   * is asked for each from then on (`isBatch` is `false`).
   */
  | (SwapPreview & { readonly _tag: 'NotSwapped'; readonly error: SwapFailure })
  | (SwapPreview & {
      readonly _tag: 'Sent'
      /** The hash of the transaction; of a wallet that took calls (EIP-5792), the id of the batch until it is known. */
      readonly id: string
      readonly isHash: boolean
      readonly outcome: SwapOutcome
      readonly leftover: Leftover
    })

/** Whether a wallet is asked, or a chain is waited for: nothing is changed meanwhile. */
export const isUnderWay = ({ _tag }: SwapStep): boolean =>
  _tag === 'AskingApproval' || _tag === 'Approving' || _tag === 'AskingSwap'

/** Whether an exchange is looked at before a wallet is asked: it is kept new meanwhile. */
export const isPreviewing = ({ _tag }: SwapStep): boolean =>
  _tag === 'Preparing' || _tag === 'Prepared' || _tag === 'NotPrepared'

/** Swapping, for the account of the active namespace. */
export type SwapState =
  | { readonly _tag: 'NoAccount' }
  /** A remembered wallet is being asked whether it still grants access. */
  | { readonly _tag: 'Restoring' }
  /** Nothing is exchanged on this network (S9-18), or the site does not use the network that the wallet is on. */
  | { readonly _tag: 'Unsupported' }
  | {
      readonly _tag: 'Ready'
      readonly network: Network
      /** Plain address. */
      readonly account: string
      /** What the account has first, the coin before all; then what is listed. With the prices of those in the form. */
      readonly tokens: readonly Asset[]
      readonly list: ListState
      readonly form: SwapForm
      readonly checked: CheckedSwap
      readonly quoting: QuoteState
      readonly step: SwapStep
    }
