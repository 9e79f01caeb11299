import type { FeePayer, PaymentFee } from '../payment/fee.js'
import type { RemoteError } from '../errors/remoteError.js'
import type { Network } from '../network/network.js'
import { failedPhase, type PaymentPhase } from '../payment/paymentPhase.js'
import type { SwapCall } from './swapCall.js'
import type { SwapDoubt, SwapError, SwapFailure } from './swapError.js'
import type { CheckedSwap, SwapForm } from './swapForm.js'
import type { SwapQuote } from './swapQuote.js'
import type { Asset } from '../asset/asset.js'

/** Whether the listed tokens are loaded. The account's tokens are in the state in any case. */
export type ListState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded' }
  | { readonly _tag: 'Unavailable'; readonly error: RemoteError }

/** The expected output, if known. */
export type QuoteState =
  /** The form is incomplete, or its amount is zero. */
  | { readonly _tag: 'None' }
  /** `last`: the previous, expired quote for the same request. */
  | { readonly _tag: 'Asking'; readonly last: SwapQuote | undefined }
  | { readonly _tag: 'Quoted'; readonly quote: SwapQuote }
  | { readonly _tag: 'NotQuoted'; readonly error: SwapError }

/** How much the visitor lets the spender take. */
export type ApprovalKind = 'Exact' | 'Unlimited'

/** The approval required before the swap. */
export type Approval =
  /** The coin is paid, or the allowance is high enough. */
  | { readonly _tag: 'Enough' }
  | {
      readonly _tag: 'Needed'
      readonly kind: ApprovalKind
      /** Plain address that may then take the token. */
      readonly spender: string
      /** In base units. */
      readonly units: bigint
      /** Resets the allowance to zero before `units`: some tokens refuse to change an allowance. */
      readonly resetFirst: boolean
    }

/** A swap that was built and compared with its quote, to be checked before a wallet is asked. */
export interface SwapPreview {
  readonly quote: SwapQuote
  readonly approval: Approval
  /** Approval and swap go to the wallet in one prompt (EIP-5792). */
  readonly isBatch: boolean
  /** The swap itself. */
  readonly call: SwapCall
  /** The output in a node's simulation, in base units; `undefined` if no node could simulate it. */
  readonly arrives: bigint | undefined
  /** `undefined` before the approval exists. */
  readonly fee: PaymentFee | undefined
  readonly feePayer: FeePayer
  /** Warnings that the visitor has to confirm separately. */
  readonly doubts: readonly SwapDoubt[]
}

/** The outcome of a swap that was sent. Amounts in base units, as reported by the chain. */
export type SwapOutcome =
  | { readonly _tag: 'Waiting' }
  /** `received` and `paid`: `undefined` if no node reports them. */
  | { readonly _tag: 'Swapped'; readonly received: bigint | undefined; readonly paid: bigint | undefined }
  /** `reason`: in the contract's words, for developers; may be empty. */
  | { readonly _tag: 'Failed'; readonly reason: string }
  /** The visitor cancelled it in the wallet. */
  | { readonly _tag: 'Cancelled' }
  /** Another transaction of the account used its nonce. */
  | { readonly _tag: 'Replaced' }
  /** The chain has not reported it for an hour. */
  | { readonly _tag: 'Lost' }

/** The allowance that remains after the swap. */
export type Leftover =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Nothing' }
  /** In base units of the paid token. */
  | { readonly _tag: 'Approved'; readonly spender: string; readonly units: bigint }
  /** The wallet is asked, or the chain has not included the revocation yet. */
  | { readonly _tag: 'Revoking'; readonly spender: string; readonly units: bigint }
  | {
      readonly _tag: 'NotRevoked'
      readonly spender: string
      readonly units: bigint
      readonly error: SwapFailure
    }

/** The progress of a swap. */
export type SwapStep =
  | { readonly _tag: 'Editing' }
  /** It is being built and compared. */
  | { readonly _tag: 'Preparing'; readonly quote: SwapQuote }
  | { readonly _tag: 'NotPrepared'; readonly quote: SwapQuote; readonly error: SwapError }
  /**
   * `hasChanged`: worse than the preview shown first, or accepted last, and must be accepted before it can be
   * confirmed. `isNew`: appeared, or became worse, less than 300 ms ago: a click now was meant for the previous preview
   * (S-28).
   */
  | (SwapPreview & { readonly _tag: 'Prepared'; readonly hasChanged: boolean; readonly isNew: boolean })
  /** The wallet is asked for the approval. */
  | (SwapPreview & { readonly _tag: 'AskingApproval' })
  /** The chain has not included the approval yet. */
  | (SwapPreview & { readonly _tag: 'Approving'; readonly hash: string })
  /** The wallet is asked for the swap, in a batch with the approval if it supports that. */
  | (SwapPreview & { readonly _tag: 'AskingSwap' })
  /**
   * Includes `RequestRejected`: the visitor declined, which is no failure. A wallet that refused approval and swap in
   * one prompt is asked for each separately from then on (`isBatch` is `false`).
   */
  | (SwapPreview & { readonly _tag: 'NotSwapped'; readonly error: SwapFailure })
  | (SwapPreview & {
      readonly _tag: 'Sent'
      /**
       * The hash of the transaction; for a wallet that took calls (EIP-5792), the id of the batch until the hash is
       * known.
       */
      readonly id: string
      readonly isHash: boolean
      readonly outcome: SwapOutcome
      readonly leftover: Leftover
    })

/** The phase of a swap. */
export const swapPhase = (step: SwapStep): PaymentPhase => {
  switch (step._tag) {
    case 'NotSwapped':
      return failedPhase(step.error)
    case 'AskingApproval':
    case 'AskingSwap':
      return 'Asking'
    case 'Approving':
      // An approval is a payment before the payment: the visitor has confirmed it, and the chain's answer is pending.
      return 'Checking'
    case 'Editing':
    case 'Preparing':
    case 'NotPrepared':
    case 'Prepared':
    case 'Sent':
      return step._tag
  }
}

/** Whether the preview is shown, before a wallet is asked; it is renewed meanwhile. */
export const isPreviewing = ({ _tag }: SwapStep): boolean =>
  _tag === 'Preparing' || _tag === 'Prepared' || _tag === 'NotPrepared'

/** Swapping, for the account of the active namespace. */
export type SwapState =
  | { readonly _tag: 'NoAccount' }
  /** A remembered wallet is being asked whether it still grants access. */
  | { readonly _tag: 'Restoring' }
  /** Swaps are not supported on this network (S9-18), or the wallet's network is not configured. */
  | { readonly _tag: 'Unsupported' }
  | {
      readonly _tag: 'Ready'
      readonly network: Network
      /** Plain address. */
      readonly account: string
      /**
       * The account's tokens first, starting with the coin; then the listed ones. Includes prices for those in the
       * form.
       */
      readonly tokens: readonly Asset[]
      readonly list: ListState
      readonly form: SwapForm
      readonly checked: CheckedSwap
      readonly quoting: QuoteState
      readonly step: SwapStep
    }
