import type { RequestError } from '../connect/walletRequest.js'
import type { Network } from '../network/network.js'
import { failedPhase, type PaymentPhase } from '../payment/paymentPhase.js'
import type { SentComparison } from '../requests/evmTransaction.js'
import type { TokenLookup } from './foundToken.js'
import type { NameLookup } from './receiverName.js'
import type { Receiver } from './receiver.js'
import type { Asset } from '../asset/asset.js'
import type { SendError } from './sendError.js'
import type { FeePayer } from '../payment/fee.js'
import type { PreparedTransfer } from './transfer.js'
import type { Proposal } from '../requests/proposal.js'
import type { CheckedForm, SendForm, SendOrder } from './sendOrder.js'

/** A transfer as the chain would execute it, to be checked before a wallet is asked (U-103). */
export interface Preview {
  readonly order: SendOrder
  readonly prepared: PreparedTransfer
  /** What is at the receiver's address; `Unknown` if no node answers, and on Solana. */
  readonly receiver: Receiver
  /** The name of the receiver: as entered by the visitor, or looked up (S-09). */
  readonly name: string | undefined
  readonly feePayer: FeePayer
  /** The known address that the receiver resembles. */
  readonly lookalikeOf: string | undefined
}

/** Why a transfer was not sent, or why that is unknown. */
export type SendFailure = SendError | RequestError

/** The progress of a transfer. */
export type SendStep =
  | { readonly _tag: 'Editing' }
  /** The chain is asked. */
  | { readonly _tag: 'Preparing'; readonly order: SendOrder }
  | { readonly _tag: 'NotPrepared'; readonly order: SendOrder; readonly error: SendError }
  /**
   * `hasChanged`: differs from the transfer confirmed a moment ago, and has to be checked again. `mayBeSent`: a payment
   * of the same asset to this receiver may have been sent before, in any tab, so that this one could pay twice (S-28).
   */
  | (Preview & { readonly _tag: 'Prepared'; readonly hasChanged: boolean; readonly mayBeSent: boolean })
  /** The visitor has confirmed it, and the chain is asked again; going back ends that. */
  | (Preview & { readonly _tag: 'Checking' })
  /** The wallet is asked. */
  | (Preview & { readonly _tag: 'Asking' })
  /** Includes `RequestRejected`: the visitor declined, which is no failure. `mayBeSent`: as before the confirmation. */
  | (Preview & { readonly _tag: 'NotSent'; readonly error: SendFailure; readonly mayBeSent: boolean })
  | (Preview & {
      readonly _tag: 'Sent'
      /** The chain's own id: an EVM hash, a Solana signature. */
      readonly id: string
      /** Compares the transaction on the chain with the request; `Unknown` until the chain has it. */
      readonly comparison: SentComparison
    })
  /**
   * The owners of the account have to sign it first, as with a Safe (U-107), or the wallet took it as a call
   * (EIP-5792): the chain does not know it yet. `comparison`: of a call that a plain account sent as a transaction of
   * its own; absent until the chain has that, and for smart accounts, which wrap it.
   */
  | (Preview & { readonly _tag: 'Proposed'; readonly proposal: Proposal; readonly comparison?: SentComparison })

/** The phase of a transfer; one that its owners have to sign counts as sent. */
export const sendPhase = (step: SendStep): PaymentPhase => {
  if (step._tag === 'NotSent') return failedPhase(step.error)
  return step._tag === 'Proposed' ? 'Sent' : step._tag
}

/** Sending, for the account of the active namespace. */
export type SendState =
  | { readonly _tag: 'NoAccount' }
  /** A remembered wallet is being asked whether it still grants access. */
  | { readonly _tag: 'Restoring' }
  /** Sending is not supported on this namespace (S5-07), or the wallet's network is not configured. */
  | { readonly _tag: 'Unsupported' }
  | {
      readonly _tag: 'Ready'
      readonly network: Network
      /** Plain address of the sender. */
      readonly from: string
      /** The coin first, then the tokens, then assets chosen by contract. */
      readonly assets: readonly Asset[]
      /** The lookup of the name in the form. */
      readonly lookup: NameLookup | undefined
      /** The lookup of a chosen token or NFT that is in no list. */
      readonly tokenLookup: TokenLookup | undefined
      readonly form: SendForm
      /** Fields that the host filled in and the visitor cannot change. */
      readonly fixed: readonly (keyof SendForm)[]
      readonly checked: CheckedForm
      readonly step: SendStep
    }
