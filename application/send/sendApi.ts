import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AmountEntry } from '../../domain/payment/amount.js'
import type { Readable } from '../kernel/store.js'
import type { ReceiversApi } from './savedReceivers.js'
import type { SendState } from '../../domain/send/sendState.js'

/**
 * A transfer that a host requests. The visitor fills in missing parts and only confirms given ones. An amount without
 * an asset is in the coin.
 */
export interface SendRequest {
  /**
   * `coin`, or the contract of a token that the account has (its mint on Solana), or on EVM an NFT as
   * `contract/number`.
   */
  readonly asset?: string
  /** In whole coins or tokens, as decimal text with a point in every language: "12.5". */
  readonly amount?: string
  /** Plain address of the receiver. */
  readonly to?: string
  /** The network; the wallet is switched to it first. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId
}

/**
 * The outcome of a request. A wallet whose account has several owners, as in the frame of a Safe, sends nothing by
 * itself: it returns the id of its proposal, which is unknown to the chain (U-107). A wallet with calls only (EIP-5792)
 * returns the id of the batch.
 */
export type SendOutcome =
  { readonly hash: string; readonly proposal?: undefined } | { readonly hash?: undefined; readonly proposal: string }

/** Sending, for hosts: their own views can do all that Portico's views do. */
export interface SendApi extends ReceiversApi {
  /** While `changes` has subscribers, loads the tokens of each account once. */
  readonly state: Readable<SendState>
  /**
   * Chooses the asset, by its id in the state; clears the amount. On EVM, the chain is asked for unlisted assets: a
   * contract, or an NFT as `contract/number`, with the address of its picture, for which the site is responsible. Here
   * and below, fields that a request filled in do not change.
   */
  readonly choose: (assetId: string, pictureUrl?: string) => void
  readonly setAmount: (amount: AmountEntry) => void
  /** Sets the text of the receiver field. Setting the same text again repeats a failed name lookup. */
  readonly setReceiver: (text: string) => void
  /**
   * Asks the chain for the effect and cost of the transfer; the state then has a preview. Rejects with PTC-SEND-TOKEN
   * (S8-29) or PTC-SEND-INCOMPLETE (S8-28) for an incomplete form, PTC-CHAIN-UNSUPPORTED if sending is not supported
   * (S8-27), PTC-MODAL-CLOSED if the visitor leaves it, PTC-REQUEST-MOVED if the account or the network changes, and
   * with the reason if the transfer would fail.
   */
  readonly review: () => Promise<void>
  /**
   * Has the wallet send the previewed transfer; resolves with the hash, on Solana the signature. A wallet of several
   * owners, or with calls only, returns an id of its own; the state's step is then `Proposed`. Rejects with
   * PTC-SEND-OUTDATED if the preview no longer holds, with PTC-REQUEST-… for failures of the wallet, and with
   * PTC-CONNECT-PENDING if the wallet is already being asked. If the preview says that the receiver looks like a known
   * address, `middle` has to be the four letters in the middle of the receiver's address, as the visitor typed them;
   * otherwise it rejects with PTC-SEND-LOOKALIKE.
   */
  readonly confirm: (middle?: string) => Promise<string>
  /** Returns to the form. No effect while the wallet is asked, because its prompt cannot be withdrawn. */
  readonly edit: () => void
  /**
   * Opens the modal with a filled-in form; resolves with the hash once the wallet has sent the transfer, or with the id
   * of a proposal or of a batch of calls. Rejects with PTC-MODAL-CLOSED (S8-08) if the visitor closes it or leaves the
   * form, PTC-REQUEST-MOVED if the account or the network changes, PTC-REQUEST-NOT-CONNECTED without a wallet,
   * PTC-CHAIN-UNSUPPORTED if sending is not supported (S8-27), PTC-SEND-TOKEN for a token that the account does not
   * have, the reason if the chain cannot identify a contract, and PTC-SEND-INCOMPLETE for an invalid amount or
   * receiver. A new request replaces the previous one once its form is shown.
   */
  readonly request: (request: SendRequest) => Promise<SendOutcome>
}
