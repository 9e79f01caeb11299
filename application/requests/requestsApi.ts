import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { Proposal } from '../../domain/requests/proposal.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { Readable } from '../kernel/store.js'
import type { AddedTransaction } from './addTransaction.js'
import type { FateOf } from './fateOf.js'
import type { AskFate } from './proposals.js'

/** What `portico.feature('requests')` gives: the transactions of this page. */
export interface RequestsApi {
  /** Those that no chain has yet. */
  readonly state: Readable<readonly PendingTransaction[]>
  /** Those of which is known how they ended, newest last, at most ten. */
  readonly settled: Readable<readonly SettledTransaction[]>
  /**
   * Those that a wallet of several owners, such as a Safe, has proposed to these, and those of sending that a wallet
   * took as a call (EIP-5792): no chain knows their ids. Of this page load only, at most 20, the newest last.
   */
  readonly proposals: Readable<readonly Proposal[]>
  /** Has one watched that the host sent by other means. Rejects where nobody is connected, and for what is no hash. */
  readonly add: (transaction: AddedTransaction) => Promise<void>
}

/** Requests to wallets, and what becomes of the transactions among them. */
export interface WalletRequests {
  readonly request: RequestWallet
  readonly pending: Readable<readonly PendingTransaction[]>
  readonly settled: Readable<readonly SettledTransaction[]>
  /** What wallets were asked to send, and have proposed to their owners, or taken as a call. */
  readonly proposals: Readable<readonly Proposal[]>
  readonly fateOf: FateOf
  /** Has one followed that a wallet took as a call, by what its wallet is asked about it by. */
  readonly follow: (call: Proposal, askFate: AskFate) => void
  readonly add: (transaction: AddedTransaction) => TaskEither<RequestError, void>
  /** Has one watched that the page itself gave to its chain, just as one that a wallet sent. */
  readonly watch: (transaction: PendingTransaction) => void
  readonly dispose: () => void
}
