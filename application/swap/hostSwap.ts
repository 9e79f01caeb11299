import type { SwapDoubt } from '../../domain/swap/swapError.js'
import type { SwapAmount } from '../../domain/swap/swapForm.js'
import type { Readable } from '../kernel/store.js'
import type { ApprovalKind, SwapState } from '../../domain/swap/swapState.js'

/** Exchanging tokens, for hosts; with it a host's own screens can do all that Portico's do. */
export interface HostSwap {
  /**
   * While its changes are watched, tokens and prices are asked for; while the page can be seen, too, a quote that is
   * over is asked for anew.
   */
  readonly state: Readable<SwapState>
  /** Chooses what is paid, or got, by the id of a token of the state; the same on both sides turns them round. */
  readonly choose: (side: 'Pay' | 'Get', tokenId: string) => void
  readonly setAmount: (amount: SwapAmount) => void
  /** Turns the two sides round; what was to come out is then what is paid. */
  readonly flip: () => void
  /** Asks once more for the tokens, the prices and the quote, such as after a failure. */
  readonly retry: () => void
  /**
   * Has the exchange built and compared with its quote; the state then has a preview, which is kept new while it is
   * watched. Where the last quote of a preview failed, another one is asked for. Rejects with PTC-SWAP-INCOMPLETE for a
   * form without a quote, with PTC-SWAP-NETWORK (S8-16) where nothing is exchanged, PTC-MODAL-CLOSED if the visitor
   * leaves it, with PTC-SWAP-DIFFERS where the transaction is not what the quote says, and with the reason for what
   * would fail.
   */
  readonly review: () => Promise<void>
  /**
   * Says that the visitor has seen that it has become worse (`hasChanged` of the step `Prepared`) and goes on all the
   * same. It does nothing while the preview `isNew`.
   */
  readonly acceptChange: () => void
  /** How much the spender may take: no more than is exchanged, unless this says so. */
  readonly setApproval: (kind: ApprovalKind) => void
  /**
   * Has the wallet do what the preview says comes next: approve, or exchange, or both in one prompt. Gives the hash, or
   * the id of the batch. `accepted` has to name the doubts of the preview, or it rejects with PTC-SWAP-DOUBTED. Rejects
   * with PTC-SWAP-OUTDATED where it is not what was shown any more: its quote is over, it has become worse and that is
   * not accepted (`acceptChange`), or it came, or became worse, less than 300 ms ago (`isNew`). Rejects with
   * PTC-SWAP-INCOMPLETE where nothing is prepared, with PTC-REQUEST-… for what the wallet says, and
   * PTC-CONNECT-PENDING while it is asked.
   */
  readonly confirm: (accepted?: readonly SwapDoubt[]) => Promise<string>
  /** Takes back what remains approved after an exchange; gives the hash. */
  readonly revoke: () => Promise<string>
  /** Back to the form. While a wallet is asked it does nothing: nobody can take its prompt back. */
  readonly edit: () => void
}
