import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AmountEntry } from '../../domain/send/sendAmount.js'
import type { Readable } from '../kernel/store.js'
import type { ReceiversApi } from './savedReceivers.js'
import type { SendState } from '../../domain/send/sendState.js'

/**
 * What a host has the visitor send. What is left out, the visitor says; what is given, they only confirm. An amount
 * without an asset is one of the coin.
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
  /** Where; the wallet is moved there first. The active network unless said. */
  readonly caipNetworkId?: CaipNetworkId
}

/**
 * What came of a request. A wallet whose account has several owners, as in the frame of a Safe, sends nothing by
 * itself: it gives the id of what it proposed to them, which no chain knows (U-107). So does one that takes calls only
 * (EIP-5792), of the batch that it is to send.
 */
export type SendOutcome =
  { readonly hash: string; readonly proposal?: undefined } | { readonly hash?: undefined; readonly proposal: string }

/** Sending, for hosts; with it a host's own screens can do all that Portico's do. */
export interface SendApi extends ReceiversApi {
  /** While its changes are watched, the tokens of each account are asked for, once. */
  readonly state: Readable<SendState>
  /**
   * Chooses what is sent, by the id of an asset of the state; an amount that was said is forgotten. On EVM, the chain
   * is asked for what no list has: a contract, or an NFT as `contract/number`, with the address of its picture, which
   * the site vouches for. Here and below, what a request filled in stays.
   */
  readonly choose: (assetId: string, pictureUrl?: string) => void
  readonly setAmount: (amount: AmountEntry) => void
  /** What stands in the field of the receiver. The same again has a name looked up anew that led to no address. */
  readonly setReceiver: (text: string) => void
  /**
   * Asks the chain what the transfer does and costs; the state then has a preview. Rejects with PTC-SEND-TOKEN (S8-29)
   * or PTC-SEND-INCOMPLETE (S8-28) for a form that is not complete, PTC-CHAIN-UNSUPPORTED where nothing is sent
   * (S8-27), PTC-MODAL-CLOSED if the visitor leaves it, and with the reason for what would fail.
   */
  readonly review: () => Promise<void>
  /**
   * Has the wallet send what the preview of the state shows; gives the hash, on Solana the signature, and of
   * a wallet of several owners, or that takes calls only, an id of its own: the step of the state is then `Proposed`.
   * Rejects with
   * PTC-SEND-OUTDATED where it is not what was shown any more, and with PTC-REQUEST-… for what the wallet says;
   * PTC-CONNECT-PENDING while it is asked already. Where the preview says that the receiver looks like a known address,
   * `middle` has to be the four letters in the middle of the receiver's, as the visitor typed them, or it rejects with
   * PTC-SEND-LOOKALIKE.
   */
  readonly confirm: (middle?: string) => Promise<string>
  /** Back to the form. While the wallet is asked it does nothing: nobody can take its prompt back. */
  readonly edit: () => void
  /**
   * Opens the modal with a form that is filled in; gives the hash once the wallet sent it, or the id of what it
   * proposed to its owners, or took as a call. Rejects with
   * PTC-MODAL-CLOSED (S8-08) where the visitor closes it or leaves the form, PTC-REQUEST-MOVED where the account or the
   * network becomes another one, PTC-REQUEST-NOT-CONNECTED without a wallet, PTC-CHAIN-UNSUPPORTED where nothing is
   * sent (S8-27), PTC-SEND-TOKEN for a token that the account does not have, the reason where the chain does not say
   * what a contract is, and PTC-SEND-INCOMPLETE for an amount or a
   * receiver that is none. A new request takes the place of the one before, once its form is shown.
   */
  readonly request: (request: SendRequest) => Promise<SendOutcome>
}
