import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import type { CallFate } from '../../domain/requests/proposal.js'
import type { AskWallet } from './assetDiscovery.js'
import type { WalletRequest } from './walletConnector.js'

/** The way to wallets that do not have `eth_sendTransaction`, as some smart accounts: by calls (EIP-5792). */
export interface WalletCalls {
  /**
   * Hands a prepared `eth_sendTransaction` over as the only call of a batch; gives the id of the batch, which no chain
   * knows. Left: with code 4200 the wallet was not asked, or says that it lacks calls, or those on that network; with
   * `RequestOutcomeUnknown` it said yes in words that make no sense.
   */
  readonly send: (network: Network, asked: WalletRequest, ask: AskWallet) => TaskEither<RequestError, string>
  /** What became of a batch, by its id; `Lost` where the wallet lacks the method that tells it. Answers within 10 s. */
  readonly fate: (id: string, ask: AskWallet) => TaskEither<RequestError, CallFate>
}
