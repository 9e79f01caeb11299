import type { RequestError } from '../connect/walletRequest.js'
import type { Network } from '../network/network.js'
import type { SentComparison } from './evmTransaction.js'
import type { TokenLookup } from './foundToken.js'
import type { NameLookup } from './receiverName.js'
import type { Receiver } from './receiver.js'
import type { Asset } from '../asset/asset.js'
import type { SendError } from './sendError.js'
import type { FeePayer } from './transfer.js'
import type { Proposal } from '../requests/proposal.js'
import type { CheckedForm, SendForm, SendOrder } from './sendOrder.js'
import type { PreparedTransfer } from './transfer.js'

/** A transfer as the chain would make it, to be looked at before a wallet is asked (U-103). */
export interface Preview {
  readonly order: SendOrder
  readonly prepared: PreparedTransfer
  /** Who is at the receiver's address; `Unknown` where no node says, and on Solana. */
  readonly receiver: Receiver
  /** The name of the receiver: by which the visitor gave it, or which it has (S-09). */
  readonly name: string | undefined
  readonly feePayer: FeePayer
  /** The known address that the receiver may be taken for. */
  readonly lookalikeOf: string | undefined
}

/** Why a wallet that was to be asked has sent nothing, or does not say so. */
export type SendFailure = SendError | RequestError

/** How far a transfer is. */
export type SendStep =
  | { readonly _tag: 'Editing' }
  /** The chain is asked. */
  | { readonly _tag: 'Preparing'; readonly order: SendOrder }
  | { readonly _tag: 'NotPrepared'; readonly order: SendOrder; readonly error: SendError }
  /**
   * `hasChanged`: it is not what was confirmed a moment ago, and has to be looked at again. `mayBeSent`: the very same
   * was confirmed before, and nobody knows whether it was sent.
   */
  | (Preview & { readonly _tag: 'Prepared'; readonly hasChanged: boolean; readonly mayBeSent: boolean })
  /** It was confirmed, and the chain is asked once more; going back ends it. */
  | (Preview & { readonly _tag: 'Checking' })
  /** The wallet is asked. */
  | (Preview & { readonly _tag: 'Asking' })
  /** A visitor who declined is no failure: `RequestRejected`. */
  | (Preview & { readonly _tag: 'NotSent'; readonly error: SendFailure })
  | (Preview & {
      readonly _tag: 'Sent'
      /** The chain's own id: an EVM hash, a Solana signature. */
      readonly id: string
      /** Whether the chain has what was asked for; `Unknown` as long as it does not have it. */
      readonly comparison: SentComparison
    })
  /**
   * The owners of the account have to sign it first, as those of a Safe (U-107), or the wallet took it as a call
   * (EIP-5792): no chain knows it yet.
   */
  | (Preview & { readonly _tag: 'Proposed'; readonly proposal: Proposal })

/** Whether the visitor has confirmed it, and the chain or the wallet has yet to answer. */
export const isUnderWay = ({ _tag }: SendStep): boolean => _tag === 'Checking' || _tag === 'Asking'

/** Sending, for the account of the active namespace. */
export type SendState =
  | { readonly _tag: 'NoAccount' }
  /** A remembered wallet is being asked whether it still grants access. */
  | { readonly _tag: 'Restoring' }
  /** Nothing is sent on this namespace (S5-07), or the site does not use the network that the wallet is on. */
  | { readonly _tag: 'Unsupported' }
  | {
      readonly _tag: 'Ready'
      readonly network: Network
      /** Plain address of the sender. */
      readonly from: string
      /** The coin first, then the tokens, then what was chosen by its contract. */
      readonly assets: readonly Asset[]
      /** What is known of the name that stands in the form. */
      readonly lookup: NameLookup | undefined
      /** What is known of a token or an NFT that was chosen and that no list has. */
      readonly tokenLookup: TokenLookup | undefined
      readonly form: SendForm
      /** What the host filled in, and the visitor does not change. */
      readonly fixed: readonly (keyof SendForm)[]
      readonly checked: CheckedForm
      readonly step: SendStep
    }
