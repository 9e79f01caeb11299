import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import type { CallFate } from '../../domain/requests/proposal.js'
import type { AskWallet } from './assetDiscovery.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/**
 * Calls (EIP-5792): the way to wallets that do not have `eth_sendTransaction`, as some smart accounts, and to several
 * transactions in one prompt.
 */
export interface WalletCalls {
  /**
   * Hands prepared `eth_sendTransaction` over as the calls of one batch, of which several are all done or none; gives
   * the id of the batch, which no chain knows. Left: with code 4200 the wallet was not asked, or says that it lacks
   * calls, or those on that network; with `RequestOutcomeUnknown` it said yes in words that make no sense.
   */
  readonly send: (network: Network, asked: readonly WalletRequest[], ask: AskWallet) => TaskEither<RequestError, string>
  /**
   * Whether a wallet says that it does several calls of an account on a network all or none; `false` where it says
   * nothing within 3 s. Shows the visitor nothing.
   */
  readonly takesBatches: (network: Network, account: string, ask: AskWallet) => TaskEither<RequestError, boolean>
  /** What became of a batch, by its id; `Lost` where the wallet lacks the method that tells it. Answers within 10 s. */
  readonly fate: (id: string, ask: AskWallet) => TaskEither<RequestError, CallFate>
}
