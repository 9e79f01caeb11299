import type { SwapDoubt } from '../../domain/swap/swapError.js'
import type { AmountEntry } from '../../domain/payment/amount.js'
import type { Readable } from '../kernel/store.js'
import type { ApprovalKind, SwapState } from '../../domain/swap/swapState.js'

/** Swapping tokens, for hosts: their own views can do all that Portico's views do. */
export interface HostSwap {
  /**
   * While `changes` has subscribers, tokens and prices are loaded; while the page is also visible, an expired quote is
   * renewed.
   */
  readonly state: Readable<SwapState>
  /** Chooses the token to pay or to get, by its id in the state; choosing the other side's token flips the sides. */
  readonly choose: (side: 'Pay' | 'Get', tokenId: string) => void
  /** The amount to pay; what comes out is quoted. */
  readonly setAmount: (amount: AmountEntry) => void
  /** Flips the two sides; the former output amount becomes the input amount. */
  readonly flip: () => void
  /** Requests the tokens, the prices and the quote again, for example after a failure. */
  readonly retry: () => void
  /**
   * Has the swap built and compared with its quote; the state then has a preview, which is renewed while it has
   * subscribers. If the last quote of a preview failed, requests another. Rejects with PTC-SWAP-INCOMPLETE for a form
   * without a quote, with PTC-SWAP-NETWORK (S8-16) if swaps are not supported, PTC-MODAL-CLOSED if the visitor leaves
   * it, with PTC-SWAP-DIFFERS if the transaction differs from the quote, and with the reason if the swap would fail.
   */
  readonly review: () => Promise<void>
  /**
   * Accepts a preview that has become worse (`hasChanged` of the step `Prepared`). No effect while the preview `isNew`.
   */
  readonly acceptChange: () => void
  /** How much the spender may take. Default: the amount to be swapped only. */
  readonly setApproval: (kind: ApprovalKind) => void
  /**
   * Has the wallet do the preview's next step: approve, or swap, or both in one prompt. Resolves with the hash, or the
   * id of the batch. `accepted` has to name the doubts of the preview, or it rejects with PTC-SWAP-DOUBTED. Rejects
   * with PTC-SWAP-OUTDATED if the preview no longer holds: its quote has expired, it has become worse without being
   * accepted (`acceptChange`), or it appeared, or became worse, less than 300 ms ago (`isNew`). Rejects with
   * PTC-SWAP-INCOMPLETE if nothing is prepared, with PTC-REQUEST-… for failures of the wallet, of which
   * PTC-REQUEST-MOVED may mean that the account changed before it was asked, and with PTC-CONNECT-PENDING while the
   * wallet is asked.
   */
  readonly confirm: (accepted?: readonly SwapDoubt[]) => Promise<string>
  /** Revokes the allowance that remains after a swap; resolves with the hash. */
  readonly revoke: () => Promise<string>
  /** Returns to the form. No effect while a wallet is asked, because its prompt cannot be withdrawn. */
  readonly edit: () => void
}
