import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import type { CallFate } from '../../domain/requests/proposal.js'
import type { AskWallet } from './assetDiscovery.js'

/**
 * Calls (EIP-5792): for wallets without `eth_sendTransaction`, such as some smart accounts, and for several
 * transactions in one prompt.
 */
export interface WalletCalls {
  /**
   * Sends prepared `eth_sendTransaction` requests as one batch, atomic if there are several; resolves with the id of
   * the batch, which is unknown to the chain. Left: code 4200 if the wallet was not asked, or reports that it does not
   * support calls, or not on that network; `RequestOutcomeUnknown` if it answered with an invalid result.
   */
  readonly send: (
    network: Network,
    requests: readonly WalletRequest[],
    ask: AskWallet,
  ) => TaskEither<RequestError, string>
  /**
   * Whether a wallet reports support for atomic batches of an account on a network; `false` if it does not answer
   * within 3 s. Shows no prompt.
   */
  readonly takesBatches: (network: Network, account: string, ask: AskWallet) => TaskEither<RequestError, boolean>
  /** The outcome of a batch, by its id; `Lost` if the wallet lacks the method for that. Answers within 10 s. */
  readonly fate: (id: string, ask: AskWallet) => TaskEither<RequestError, CallFate>
}
